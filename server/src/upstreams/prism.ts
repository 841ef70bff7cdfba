import { createRequire } from "node:module";
import { Breaker } from "../lib/breaker.ts";
import { stopChild } from "./child.ts";
import { startPrismServer } from "./prism-server.ts";
import { createPool, type Progress, STREAM_CONNECTIONS, type Upstream } from "./upstream.ts";

const require = createRequire(import.meta.url);

/** The pictures of the examples are nowhere; the mock draws one cover for every title. */
const PICTURE = "/api/cover/7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01";

/** Starts Prism mock servers of the contract and of the content contract, and connects to them. */
export async function startPrism(onProgress: Progress): Promise<Upstream> {
  onProgress({ step: "Starting the mock servers" });
  const [api, content] = await Promise.all([
    startPrismServer("mock", require.resolve("@anaquel/openapi/contract.json")),
    startPrismServer("mock", require.resolve("@anaquel/openapi/content-service.json")),
  ]);
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
    content: { dispatcher: contentDispatcher, origin: content.origin, basePath: "", picture: PICTURE },
    async close() {
      await Promise.all([dispatcher.destroy(), streams.destroy(), contentDispatcher.destroy()]);
      await Promise.all([stopChild(api.child), stopChild(content.child)]);
    },
  };
}
