import { useLingui } from "@lingui/react/macro";
import {
  AppsIcon,
  FileIcon,
  FileZipIcon,
  type Icon,
  ImageIcon,
  LinkExternalIcon,
  ProjectIcon,
  UnmuteIcon,
  VideoIcon,
} from "@primer/octicons-react";
import styles from "./resource-types.module.css";

/** Kinds of resource, as they are shown. */
export type ResourceType =
  | "document"
  | "video"
  | "audio"
  | "interactive"
  | "image"
  | "presentation"
  | "download"
  | "link";

const ICONS: Record<ResourceType, Icon> = {
  document: FileIcon,
  video: VideoIcon,
  audio: UnmuteIcon,
  interactive: AppsIcon,
  image: ImageIcon,
  presentation: ProjectIcon,
  download: FileZipIcon,
  link: LinkExternalIcon,
};

/** The coloured tile of a kind. Decoration: the kind is always written too. */
export function TypeTile({ type }: { type: ResourceType }) {
  const Drawn = ICONS[type];
  return (
    <span className={styles.tile} data-type={type} aria-hidden="true">
      <Drawn size={16} />
    </span>
  );
}

/** The names of the kinds in the chosen language. */
export function useTypeNames(): Record<ResourceType, string> {
  const { t } = useLingui();
  return {
    document: t`Document`,
    video: t`Video`,
    audio: t`Audio`,
    interactive: t`Interactive`,
    image: t`Image`,
    presentation: t`Presentation`,
    download: t`Download`,
    link: t`External link`,
  };
}

/** Playing time as people write it: 6:42, 1:02:03. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(Math.floor(seconds) % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Bytes in megabytes, with the decimal sign of the language; what is there is never shown as nothing. Source: T-033. */
export function formatSize(bytes: number, locale: string): string {
  const megabytes = bytes > 0 ? Math.max(0.01, bytes / 1_000_000) : 0;
  const digits = megabytes < 0.1 ? 2 : 1;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(megabytes)} MB`;
}
