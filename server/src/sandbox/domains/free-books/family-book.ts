import type { Reason } from "@anaquel/openapi/errors";
import { ProblemError } from "../../../contract/problem.ts";

/** An image must be smaller. Source: T-165, T-166. */
export const FAMILY_BOOK_LIMIT = 2_097_152;

/** How every JPEG begins. */
const JPEG = [0xff, 0xd8, 0xff];

/** A file as it was uploaded, with its first bytes. */
export interface UploadedImage {
  type: string;
  size: number;
  head: Uint8Array;
}

/** Why an image is refused as a family book, or null: its declared type and its content both count. Source: T-164 to T-167. */
export function imageRefusal({ type, size, head }: UploadedImage): Reason | null {
  if (size >= FAMILY_BOOK_LIMIT) return "FAMILY_BOOK_TOO_LARGE";
  const isJpeg = type === "image/jpeg" && JPEG.every((byte, at) => head[at] === byte);
  return isJpeg ? null : "FAMILY_BOOK_REFUSED";
}

/** A whole number of a form field, or null when it is none between 1 and the largest. */
export function numberOf(field: unknown, largest: number): number | null {
  if (typeof field !== "string" || !/^[1-9][0-9]*$/.test(field)) return null;
  const number = Number(field);
  return number <= largest ? number : null;
}

/** Largest number of an order, and of a position. Source: the contract. */
const LARGEST_ORDER = 2_147_483_647;
const LARGEST_POSITION = 20;

/**
 * Reads an upload that was taken in whole.
 *
 * @throws ProblemError when a field is missing, or the image is too large or none
 */
export async function readUpload(form: unknown): Promise<{ orderId: number; number: number; image: Buffer }> {
  if (!(form instanceof FormData)) throw new ProblemError("VALIDATION_FAILED", { errors: { body: true } });
  const orderId = numberOf(form.get("id_peticion"), LARGEST_ORDER);
  const number = numberOf(form.get("hijo"), LARGEST_POSITION);
  const file = form.get("libro_familia");
  if (orderId === null) throw new ProblemError("VALIDATION_FAILED", { errors: { id_peticion: true } });
  if (number === null) throw new ProblemError("VALIDATION_FAILED", { errors: { hijo: true } });
  if (!(file instanceof Blob)) throw new ProblemError("VALIDATION_FAILED", { errors: { libro_familia: true } });
  const image = Buffer.from(await file.arrayBuffer());
  const refusal = imageRefusal({ type: file.type, size: file.size, head: image });
  if (refusal) throw new ProblemError(refusal, { errors: { libro_familia: true } });
  return { orderId, number, image };
}
