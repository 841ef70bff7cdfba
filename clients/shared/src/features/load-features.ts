import type { ResultOf } from "../api/send.ts";

/** Named switches of the portal. */
export type Features = ResultOf<"get", "/features">;

/** What loading the flags needs from outside. */
export interface FeatureSources {
  read: () => Promise<Features>;
  wait: (milliseconds: number) => Promise<void>;
  storage: Pick<Storage, "getItem" | "setItem">;
}

const STORED_AS = "anaquel.features";
const WAITS_MS = [0, 1000, 3000] as const;
const DEFAULTS: Features = {
  oldApp: true,
  carousel: false,
  polls: false,
  managedSurvey: false,
  localPublishingSurvey: false,
};

/**
 * Reads the flags: three tries, then the last known ones, then the defaults. Never fails.
 * Source: P-064, G-13.
 */
export async function loadFeatures({ read, wait, storage }: FeatureSources): Promise<Features> {
  for (const pause of WAITS_MS) {
    if (pause) await wait(pause);
    try {
      const features = await read();
      remember(storage, features);
      return features;
    } catch (error) {
      console.warn("The feature flags could not be read.", error);
    }
  }
  return lastKnown(storage) ?? DEFAULTS;
}

function remember(storage: FeatureSources["storage"], features: Features): void {
  try {
    storage.setItem(STORED_AS, JSON.stringify(features));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function lastKnown(storage: FeatureSources["storage"]): Features | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORED_AS) ?? "null");
    return typeof value === "object" && value !== null ? { ...DEFAULTS, ...value } : null;
  } catch {
    return null;
  }
}
