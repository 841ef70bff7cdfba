/** An upstream for measurements, in a process of its own: two fixed answers, as fast as Node gives them. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";

const contract = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@anaquel/openapi/contract.json"), "utf8"),
);
const example = (path: string) =>
  Object.values<{ value: unknown; $ref?: string }>(
    contract.paths[path].get.responses[200].content["application/json"].examples,
  )[0];
const resolve = (found: { value: unknown; $ref?: string } | undefined) =>
  found?.$ref ? contract.components.examples[found.$ref.split("/").at(-1) ?? ""].value : found?.value;

const user = JSON.stringify(resolve(example("/user")));
const library = JSON.stringify(resolve(example("/library")));
const title = resolve(example("/title/{titleid}"));
const [resource] = title.resources;
const large = JSON.stringify({ ...title, resources: Array.from({ length: 70 }, () => resource) });

const server = createServer((request, response) => {
  request.resume();
  const isSignIn = request.method === "POST";
  const body = isSignIn
    ? '{"returnUrl":"/"}'
    : request.url?.startsWith("/title")
      ? large
      : request.url?.startsWith("/library")
        ? library
        : user;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(isSignIn ? { "x-access-token": "anq_0123456789012345678901234567890123456789" } : {}),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ type: "ready", port: typeof address === "object" && address ? address.port : 0 });
});
process.once("disconnect", () => process.exit(0));
