import type { Kysely } from "kysely";
import type { Language } from "../../contract/problem.ts";
import type { Clock } from "../../lib/clock.ts";
import type { SandboxConfig } from "../config.ts";
import type { Database } from "../db/schema.ts";
import type { ThirdParties } from "../domains/session/third-parties.ts";
import type { MediaStore } from "../media/store.ts";
import type { Tickets } from "../media/ticket.ts";

/** What handlers work with. */
export interface Services {
  db: Kysely<Database>;
  clock: Clock;
  config: SandboxConfig;
  store: MediaStore;
  tickets: Tickets;
  thirdParties: ThirdParties;
}

/** Who calls. */
export interface Caller {
  accountId: number;
  role: string;
  permissions: string[];
  tokenHash: string;
  postLogin: boolean;
}

/** One call of an operation, its input already checked against the contract. */
export interface Call<Path = unknown, Query = unknown, Body = unknown> {
  path: Path;
  query: Query;
  body: Body;
  /** Null for visitors. */
  caller: Caller | null;
  deviceId: string | null;
  flowId: string | null;
  language: Language;
  /** The part of a content that is asked for; null for the whole. */
  range: string | null;
  now: Date;
}

/** What a handler answers. `text` is JSON that is already written. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
  /** A body that is not JSON. */
  raw?: { type: string; content: Buffer | string };
}
