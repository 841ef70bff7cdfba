/** Proxies to compare with, each in a process of its own: `rivals.ts NAME UPSTREAM`. */
import { createServer } from "node:http";
import { createRequire } from "node:module";
import httpProxy from "@fastify/http-proxy";
import express from "express";
import * as validator from "express-openapi-validator";
import Fastify from "fastify";
import { createProxyMiddleware } from "http-proxy-middleware";
import { Pool } from "undici";

const [name, upstream = ""] = process.argv.slice(2);
const contract = createRequire(import.meta.url).resolve("@anaquel/openapi/contract.json");

/** Node's server and undici, nothing else: the floor of what a proxy in Node can cost. */
function bare() {
  const pool = new Pool(upstream, { connections: 64 });
  return createServer((request, response) => {
    pool.dispatch(
      { origin: upstream, path: (request.url ?? "/").replace(/^\/api/, ""), method: "GET", headers: { accept: "*/*" } },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, status, headers) => {
          response.writeHead(status, headers as Record<string, string>);
        },
        onResponseData: (_controller, chunk) => {
          response.write(chunk);
        },
        onResponseEnd: () => {
          response.end();
        },
        onResponseError: () => {
          response.destroy();
        },
      },
    );
  });
}

async function fastifyProxy() {
  const app = Fastify();
  await app.register(httpProxy, { upstream, prefix: "/api" });
  await app.ready();
  return app.server;
}

function expressProxy() {
  const app = express();
  app.use(
    "/api",
    validator.middleware({
      apiSpec: contract,
      validateRequests: true,
      validateResponses: false,
      validateSecurity: false,
      ignorePaths: /^$/,
    }),
  );
  app.use("/api", createProxyMiddleware({ target: upstream, changeOrigin: false }));
  return createServer(app);
}

const server = name === "bare" ? bare() : name === "fastify" ? await fastifyProxy() : expressProxy();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ type: "ready", port: typeof address === "object" && address ? address.port : 0 });
});
process.once("disconnect", () => process.exit(0));
