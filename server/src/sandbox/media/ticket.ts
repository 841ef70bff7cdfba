import { createHmac, timingSafeEqual } from "node:crypto";

const HOUR_MS = 3_600_000;
const LIFETIME_HOURS = 12;
const MAC_BYTES = 16;
const TITLE_BYTES = 16;
const PAYLOAD_BYTES = TITLE_BYTES + 4 + 1;

/** For whom files are: students see what is meant for them, teachers see all. */
export const AUDIENCES = ["teachers", "students"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a ticket admits to: the files of one title, as far as they are for its audience. */
export interface Admission {
  titleId: string;
  audience: Audience;
}

/** Admits whoever holds it to the files of one title until it expires. */
export interface Tickets {
  issue(admission: Admission, now: number): string;
  /** What a ticket admits to, or null. */
  open(ticket: string, now: number): Admission | null;
}

/** Tickets are good for twelve hours and change by the hour, so that browsers can cache what they load with them. */
export function createTickets(secret: string): Tickets {
  const sign = (payload: Buffer) => createHmac("sha256", secret).update(payload).digest().subarray(0, MAC_BYTES);
  return {
    issue({ titleId, audience }, now) {
      const payload = Buffer.alloc(PAYLOAD_BYTES);
      Buffer.from(titleId.replaceAll("-", ""), "hex").copy(payload);
      payload.writeUInt32BE(Math.floor(now / HOUR_MS) + LIFETIME_HOURS, TITLE_BYTES);
      payload.writeUInt8(AUDIENCES.indexOf(audience), TITLE_BYTES + 4);
      return Buffer.concat([payload, sign(payload)]).toString("base64url");
    },
    open(ticket, now) {
      const bytes = Buffer.from(ticket, "base64url");
      if (bytes.length !== PAYLOAD_BYTES + MAC_BYTES) return null;
      const payload = bytes.subarray(0, PAYLOAD_BYTES);
      if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), sign(payload))) return null;
      if (payload.readUInt32BE(TITLE_BYTES) * HOUR_MS <= now) return null;
      const audience = AUDIENCES[payload.readUInt8(TITLE_BYTES + 4)];
      return audience ? { titleId: toUuid(payload.toString("hex", 0, TITLE_BYTES)), audience } : null;
    },
  };
}

function toUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
