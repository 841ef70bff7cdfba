import type { FastifyInstance, FastifyReply } from "fastify";
import { ProblemError } from "../../contract/problem.ts";
import type { Services } from "../http/context.ts";
import { findFile } from "./files.ts";
import { type ByteRange, parseRange } from "./range.ts";
import { READING_STYLES } from "./reading-styles.ts";

const CACHE = "private, max-age=3600";
const MAX_STYLED_BYTES = 4 * 1024 * 1024;

/** Serves the files of titles to whoever holds a ticket for them, whole or by ranges. */
export function mediaRoutes(app: FastifyInstance, { db, store, tickets, clock, config }: Services): void {
  const origin = new URL(config.publicUrl).origin;
  const policies = createPolicies(origin);

  app.get("/media/reading.css", async (_request, reply) =>
    reply.type("text/css").header("cache-control", "public, max-age=86400").send(READING_STYLES),
  );

  app.get("/media/:ticket/*", async (request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const admission = tickets.open(ticket, clock.now());
    if (!admission) throw new ProblemError("NOT_FOUND");
    // Paths are kept encoded, as they stand in the address.
    const path = (request.url.split("?", 1)[0] ?? "").slice(`/media/${ticket}/`.length);
    const file = await findFile(db, admission, path);
    if (!file) throw new ProblemError("NOT_FOUND");
    const etag = `"${file.sha256.slice(0, 32)}"`;
    const isPage = file.mimetype.includes("html");
    reply
      .header("cache-control", CACHE)
      .header("etag", etag)
      .header("accept-ranges", "bytes")
      .header("content-security-policy", isPage ? policies.page : policies.file(file.mimetype))
      .type(file.mimetype.startsWith("text/") ? `${file.mimetype}; charset=utf-8` : file.mimetype);
    if (!isShownInline(file.mimetype)) reply.header("content-disposition", "attachment");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    if (isPage && file.size <= MAX_STYLED_BYTES) return sendPage(reply, await readAll(store.read(file.sha256)), origin);
    return sendRange(reply, request.headers.range, file.size, (range) => store.read(file.sha256, range));
  });
}

/** Pages run nothing and load only pictures, sounds and styles of the portal's origin; their own origin is none. */
function createPolicies(origin: string) {
  const sources = `img-src ${origin} data:; media-src ${origin}; style-src ${origin} 'unsafe-inline'; font-src ${origin}`;
  return {
    page: `sandbox allow-popups; default-src 'none'; ${sources}`,
    // The PDF viewer of browsers does not start in a sandbox.
    file: (mimetype: string) =>
      mimetype === "application/pdf"
        ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
        : "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  };
}

function isShownInline(mimetype: string): boolean {
  return /^(image|audio|video|text)\/|pdf$|xhtml/.test(mimetype);
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Pages without styles of their own get those for reading. */
function sendPage(reply: FastifyReply, html: string, origin: string): FastifyReply {
  const hasStyles = /<link[^>]+stylesheet|<style/i.test(html);
  const link = `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${origin}/media/reading.css">`;
  return reply.send(hasStyles ? html : html.replace(/<head[^>]*>/i, (head) => head + link));
}

type OpenRange = (range?: ByteRange) => NodeJS.ReadableStream;

function sendRange(reply: FastifyReply, header: string | undefined, size: number, open: OpenRange): FastifyReply {
  const range = parseRange(header, size);
  if (range === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${size}`).send();
  if (!range) return reply.header("content-length", String(size)).send(open());
  return reply
    .status(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${size}`)
    .header("content-length", String(range.end - range.start + 1))
    .send(open(range));
}
