import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { escapeMarkup } from "../../lib/escape.ts";
import type { Services } from "../http/context.ts";
import { EMBEDDED_TOOL, LAUNCH_MS, signature, toolUrl } from "../lib/lti.ts";
import { page } from "./page.ts";

type Fields = Readonly<Record<string, string>>;

/** A tool that products open in by LTI. It takes a launch once, within five minutes, when its signature is right. */
export function ltiToolRoutes(app: FastifyInstance, { clock, config }: Pick<Services, "clock" | "config">): void {
  const seen = new Map<string, number>();

  /** Why a launch is refused, or null. A refused launch does not use its number up. */
  function refusalOf(fields: Fields, now: number): string | null {
    if (!isSigned(fields, toolUrl(config.publicUrl))) return "The signature is wrong.";
    if (Math.abs(now - Number(fields.oauth_timestamp) * 1000) > LAUNCH_MS) return "The launch is too old.";
    for (const [nonce, at] of seen) if (Math.abs(now - at) > 2 * LAUNCH_MS) seen.delete(nonce);
    return seen.has(fields.oauth_nonce ?? "") ? "The launch was used before." : null;
  }

  app.post("/dev/lti-tool", async (request, reply) => {
    const fields = textFields(request.body);
    const now = clock.now();
    const refusal = refusalOf(fields, now);
    if (refusal) return page(reply.status(403), "Launch refused", `<p>${refusal}</p>`);
    seen.set(fields.oauth_nonce ?? "", now);
    return page(reply, "Product", `<p>Opened for ${escapeMarkup(fields.resource_link_id ?? "")}.</p>`);
  });
}

function textFields(body: unknown): Fields {
  const entries = Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(entries);
}

function isSigned(fields: Fields, action: string): boolean {
  if (fields.oauth_consumer_key !== EMBEDDED_TOOL.key) return false;
  const expected = Buffer.from(signature(action, fields, EMBEDDED_TOOL.secret));
  const given = Buffer.from(fields.oauth_signature ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
