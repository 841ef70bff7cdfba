import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { startChild } from "./child.ts";

const require = createRequire(import.meta.url);

/** A Prism server that listens on loopback. */
export interface PrismServer {
  child: ChildProcess;
  origin: string;
}

/**
 * Starts Prism on an OpenAPI document: as a mock server, or as a proxy that holds what passes to `target` to the document.
 *
 * @param options more arguments of its command line
 * @throws Error when it ends before it listens
 */
export async function startPrismServer(
  mode: "mock" | "proxy",
  document: string,
  target?: string,
  options: readonly string[] = [],
): Promise<PrismServer> {
  const port = await freePort();
  const listening = Promise.withResolvers<void>();
  const child = startChild({
    module: join(dirname(require.resolve("@stoplight/prism-cli/package.json")), "dist", "index.js"),
    args: [
      mode,
      document,
      ...(target ? [target] : []),
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
      "--cors=false",
      ...options,
    ],
    env: {},
    onOutput: (text) => text.includes("Prism is listening") && listening.resolve(),
  });
  child.once("exit", (code) => listening.reject(new Error(`Prism (${mode}) ended with code ${code}`)));
  await listening.promise;
  return { child, origin: `http://127.0.0.1:${port}` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
