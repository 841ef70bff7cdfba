import { createRequire } from "node:module";
import { Breaker } from "../lib/breaker.ts";
import { stopChild } from "./child.ts";
import { startPrismServer } from "./prism-server.ts";
import { createPool, type Progress, STREAM_CONNECTIONS, type Upstream } from "./upstream.ts";

const require = createRequire(import.meta.url);

/** Starts Prism mock servers of the contract and of the content contract, and connects to them. */
export async function startPrism(onProgress: Progress): Promise<Upstream> {
  onProgress({ step: "Starting the mock servers" });
  const api = await startPrismServer("mock", require.resolve("@anaquel/openapi/contract.json"));
  const content = await startPrismServer("mock", require.resolve("@anaquel/openapi/content-service.json"));
  const dispatcher = createPool(api.origin);
  const streams = createPool(api.origin, { connections: STREAM_CONNECTIONS });
  const contentDispatcher = createPool(content.origin);
  return {
    kind: "prism",
    dispatcher,
    streams,
    origin: api.origin,
    basePath: "",
    breaker: new Breaker(),
    content: { dispatcher: contentDispatcher, origin: content.origin, basePath: "" },
    async close() {
      await Promise.all([dispatcher.destroy(), streams.destroy(), contentDispatcher.destroy()]);
      await Promise.all([stopChild(api.child), stopChild(content.child)]);
    },
  };
}
