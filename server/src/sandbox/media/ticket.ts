import { createHmac, timingSafeEqual } from "node:crypto";

const HOUR_MS = 3_600_000;
const LIFETIME_HOURS = 12;
const MAC_BYTES = 16;

/** Admits whoever holds it to the files of one title until it expires. */
export interface Tickets {
  issue(titleId: string, now: number): string;
  /** The title a ticket admits to, or null. */
  open(ticket: string, now: number): string | null;
}

/** Tickets are good for twelve hours and change by the hour, so that browsers can cache what they load with them. */
export function createTickets(secret: string): Tickets {
  const sign = (payload: Buffer) => createHmac("sha256", secret).update(payload).digest().subarray(0, MAC_BYTES);
  return {
    issue(titleId, now) {
      const payload = Buffer.alloc(20);
      Buffer.from(titleId.replaceAll("-", ""), "hex").copy(payload);
      payload.writeUInt32BE(Math.floor(now / HOUR_MS) + LIFETIME_HOURS, 16);
      return Buffer.concat([payload, sign(payload)]).toString("base64url");
    },
    open(ticket, now) {
      const bytes = Buffer.from(ticket, "base64url");
      if (bytes.length !== 20 + MAC_BYTES) return null;
      const payload = bytes.subarray(0, 20);
      if (!timingSafeEqual(bytes.subarray(20), sign(payload))) return null;
      if (payload.readUInt32BE(16) * HOUR_MS <= now) return null;
      const hex = payload.toString("hex", 0, 16);
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
    },
  };
}
