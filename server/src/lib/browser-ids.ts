import { randomBytes, randomUUID } from "node:crypto";

const DEVICE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FLOW = /^[\w-]{32}$/;

/** A name for a browser that has none yet. The students' zone counts devices by it. */
export function newDeviceId(): string {
  return randomUUID();
}

/** A name for one third-party sign-in, kept by the browser that starts it. */
export function newFlowId(): string {
  return randomBytes(24).toString("base64url");
}

/** What a cookie says of the device, or nothing. Only names of ours pass: they travel on to the API as a header. */
export function readDeviceId(cookie: string | undefined): string {
  return cookie !== undefined && DEVICE.test(cookie) ? cookie : "";
}

/** What a cookie says of a sign-in that is under way, or nothing. */
export function readFlowId(cookie: string | undefined): string {
  return cookie !== undefined && FLOW.test(cookie) ? cookie : "";
}
