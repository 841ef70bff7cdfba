/** What the steps of an import hand to each other. */
import type { StoredFile } from "../media/store.ts";
import { namedUuid } from "../seed/uuid.ts";
import type { Manifest, ManifestResource } from "./manifest.ts";

/** What an import did. */
export interface ImportResult {
  titleId: string;
  name: string;
  units: number;
  resources: number;
  updated: boolean;
}

export type KeptFiles = Map<string, StoredFile & { path: string; changedAt: Date }>;

/** Id of the title that a package becomes, always the same for the same package. */
export function titleIdOf({ identifier }: Pick<Manifest, "identifier">): string {
  return namedUuid(`package:${identifier}`);
}

export function allResources(manifest: Manifest): ManifestResource[] {
  return manifest.units.flatMap((unit) => unit.resources);
}

export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
