import type { components } from "@anaquel/openapi/types";
import { type ComponentType, lazy } from "react";

/** What a poll needs; other fields belong to its provider. Source: P-289. */
export type PollConfig = components["schemas"]["PollConfig"];

/** How a poll is drawn. */
export interface PollSettings {
  theme: "light";
  footprint: "spacious";
  position: "bottom";
  scale: "gradient";
  scaleType: 1;
}

/** Source: P-290. */
export const POLL_SETTINGS: PollSettings = {
  theme: "light",
  footprint: "spacious",
  position: "bottom",
  scale: "gradient",
  scaleType: 1,
};

/** What a provider is given to ask with. */
export interface PollProps {
  config: PollConfig;
  settings: PollSettings;
  /** The person chose a number of the scale. */
  onAnswer: (score: number) => void;
  onClose: () => void;
}

/** Who asks a poll and takes its answers. Another provider takes the place of the built-in one. Source: G-58. */
export interface PollProvider {
  Poll: ComponentType<PollProps>;
  /** True for a service of somebody else, which waits for the person's consent. Source: G-21. */
  isThirdParty: boolean;
  /** Whether this person was asked already. */
  isDone: (config: PollConfig) => boolean;
  /** Keeps what the person said; null when the poll was closed without a word. */
  record: (config: PollConfig, score: number | null) => void;
}

/** A provider without a service behind it: it keeps answers in a storage of the browser. */
export function builtInProvider(storage: Pick<Storage, "getItem" | "setItem">): PollProvider {
  return {
    isThirdParty: false,
    Poll: lazy(async () => ({ default: (await import("./built-in-poll.tsx")).BuiltInPoll })),
    isDone: (config) => storage.getItem(keyOf(config)) !== null,
    record: (config, score) => storage.setItem(keyOf(config), JSON.stringify(score)),
  };
}

function keyOf({ poll, id_profesor }: PollConfig): string {
  return `anaquel.poll.${poll}.${id_profesor}`;
}
