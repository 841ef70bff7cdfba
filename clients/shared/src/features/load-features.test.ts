import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Features, loadFeatures } from "./load-features.ts";

const FLAGS: Features = {
  oldApp: false,
  carousel: true,
  polls: true,
  managedSurvey: true,
  localPublishingSurvey: true,
};

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("reading the feature flags", () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  beforeEach(() => {
    waits.length = 0;
    vi.spyOn(console, "warn").mockReturnValue();
  });

  it("P-064 tries three times, after 0, 1 and 3 seconds, and then takes the defaults", async () => {
    const read = vi.fn(async (): Promise<Features> => Promise.reject(new Error("down")));
    const features = await loadFeatures({ read, wait, storage: memory() });
    expect(read).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([1000, 3000]);
    expect(features).toMatchObject({ oldApp: true, carousel: false, managedSurvey: false });
  });

  it("P-064 takes the last known flags before the defaults", async () => {
    const storage = memory();
    await loadFeatures({ read: async () => FLAGS, wait, storage });
    const features = await loadFeatures({ read: () => Promise.reject(new Error("down")), wait, storage });
    expect(features).toEqual(FLAGS);
  });

  it("P-064 ignores what somebody else left in the storage", async () => {
    const storage = { getItem: () => "{not json", setItem: () => undefined };
    const features = await loadFeatures({ read: () => Promise.reject(new Error("down")), wait, storage });
    expect(features.oldApp).toBe(true);
  });
});
