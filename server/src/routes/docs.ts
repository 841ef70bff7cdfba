import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import serveStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A worker keeps the policy it comes with: that of the search reads its index and runs its module. */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Where the built documentation lies. */
export interface DocsOptions {
  docsDir: string;
}

/** The published documentation. It is on the portal's origin, so that the console of the reference uses the session. */
export async function docsRoutes(app: FastifyInstance, { docsDir }: DocsOptions): Promise<void> {
  const root = join(docsDir, "dist");
  if (!existsSync(root)) return;
  const policies = new Map<string, string>();

  /** The policy of a page: its own inline scripts by their hashes, and no others. */
  function policyOf(file: string): string {
    const known = policies.get(file);
    if (known) return known;
    const policy = writePolicy(readFileSync(file, "utf8"));
    policies.set(file, policy);
    return policy;
  }

  app.get("/docs", async (_request, reply) => reply.redirect("/docs/"));
  await app.register(serveStatic, {
    root,
    prefix: "/docs/",
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes("/_astro/");
      reply.header("cache-control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
      if (file.endsWith("worker.js")) reply.header("content-security-policy", WORKER_POLICY);
      if (file.endsWith(".html")) reply.header("content-security-policy", policyOf(file));
    },
  });
}

function writePolicy(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    // The search of the documentation is a WebAssembly module of its own.
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(hashes)].join(" ")}`,
    // Highlighted code and the reference style their elements one by one; these pages show nobody's data.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
