import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** A figure of the table. */
export interface Row {
  what: string;
  value: string;
  reach: string;
  isReached: boolean;
}

const WARM_SECONDS = 4;
const SECONDS = 1;
const ROUNDS = 10;
const CONNECTIONS = 32;

/** A server to measure: its address and the headers that each request carries. */
export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** The process to measure; its work for a request is then compared, and not the speed of the machine around it. */
  pid?: number;
}

/**
 * Requests for each second of several servers, of their own processor time where their process is named. They are warmed up and
 * then measured in many short turns, so that they share the machine's moods; the best turn counts, as other work on the
 * machine only ever adds to what a request costs.
 */
export async function compare(targets: readonly Target[]): Promise<Map<string, number>> {
  const samples = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (const { url, headers } of targets) {
    await autocannon({ url, headers, connections: CONNECTIONS, duration: WARM_SECONDS });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, headers, pid } of targets) {
      const before = cpuSeconds(pid);
      const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
      if (result.non2xx > 0) throw new Error(`${name} answered ${result.non2xx} times with an error`);
      const seconds = pid ? cpuSeconds(pid) - before : SECONDS;
      samples.get(name)?.push(result.requests.total / seconds);
    }
  }
  return new Map([...samples].map(([name, values]) => [name, Math.max(...values)]));
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const TICKS_A_SECOND = 100;

/** Processor time that a process has used, as Linux tells it. */
function cpuSeconds(pid: number | undefined): number {
  if (!pid) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** A ratio as a row. */
export function ratio(what: string, value: number, least: number): Row {
  return { what, value: `${value.toFixed(2)} ×`, reach: `≥ ${least} ×`, isReached: value >= least };
}

/** A figure that must not be larger than a limit. */
export function atMost(what: string, value: number, limit: number, unit: string): Row {
  return { what, value: `${value.toFixed(1)} ${unit}`, reach: `≤ ${limit} ${unit}`, isReached: value <= limit };
}
