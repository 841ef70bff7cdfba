import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { Breaker } from "../lib/breaker.ts";
import { startChild, stopChild } from "./child.ts";
import { createPool, type Progress, type Upstream } from "./upstream.ts";

const require = createRequire(import.meta.url);

/** Starts Prism mock servers of the contract and of the content contract, and connects to them. */
export async function startPrism(onProgress: Progress): Promise<Upstream> {
  onProgress({ step: "Starting the mock servers" });
  const api = await mock(require.resolve("@anaquel/openapi/contract.json"));
  const content = await mock(require.resolve("@anaquel/openapi/content-service.json"));
  const dispatcher = createPool(api.origin);
  const contentDispatcher = createPool(content.origin);
  return {
    kind: "prism",
    dispatcher,
    origin: api.origin,
    basePath: "",
    breaker: new Breaker(),
    content: { dispatcher: contentDispatcher, origin: content.origin, basePath: "" },
    async close() {
      await Promise.all([dispatcher.destroy(), contentDispatcher.destroy()]);
      await Promise.all([stopChild(api.child), stopChild(content.child)]);
    },
  };
}

async function mock(document: string) {
  const port = await freePort();
  const cli = join(dirname(require.resolve("@stoplight/prism-cli/package.json")), "dist", "index.js");
  const listening = Promise.withResolvers<void>();
  const child = startChild({
    module: cli,
    args: ["mock", document, "--port", String(port), "--host", "127.0.0.1", "--cors=false"],
    env: {},
    onOutput: (text) => text.includes("Prism is listening") && listening.resolve(),
  });
  child.once("exit", (code) => listening.reject(new Error(`The mock server ended with code ${code}`)));
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
