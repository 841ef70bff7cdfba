import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long rows are of use at most. Each is longer than the time for which its reader accepts it. */
const KEPT_MS = {
  third_party_flow: DAY_MS,
  pending_identity: DAY_MS,
  access_token: 2 * DAY_MS,
  mailed_link: 60 * DAY_MS,
} as const;
const MAIL_KEPT_MS = 30 * DAY_MS;

/** Deletes what is over for long: visitors alone would make these tables grow for ever. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  for (const [table, kept] of Object.entries(KEPT_MS) as [keyof typeof KEPT_MS, number][]) {
    await db.deleteFrom(table).where("created_at", "<", before(kept)).execute();
  }
  await db.deleteFrom("mail_message").where("sent_at", "<", before(MAIL_KEPT_MS)).execute();
}

/**
 * Sweeps now and every hour.
 *
 * @param now tells the time, in milliseconds since 1970
 * @returns stops it
 */
export function sweepHourly(db: Kysely<Database>, now: () => number): () => void {
  const run = () => {
    sweep(db, new Date(now())).catch((error: Error) => process.stderr.write(`The sweep failed: ${error.message}\n`));
  };
  run();
  const timer = setInterval(run, HOUR_MS).unref();
  return () => clearInterval(timer);
}
