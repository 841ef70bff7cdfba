import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** A compressed body with the name of its encoding. */
export interface Compressed {
  encoding: "br" | "gzip";
  body: Buffer;
}

/** Compresses a text, off the event loop, as the header `accept-encoding` allows; null when it allows nothing that we speak. */
export async function compress(accepted: string | undefined, body: Buffer): Promise<Compressed | null> {
  if (accepted?.includes("br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding: "br", body: await brotliAsync(body, { params }) };
  }
  return accepted?.includes("gzip") ? { encoding: "gzip", body: await gzipAsync(body, { level: 1 }) } : null;
}
