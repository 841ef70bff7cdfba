import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer } from "node:net";
import { stopChild } from "./child.ts";
import { startPrismServer } from "./prism-server.ts";
import { type Connection, createPool, type Progress } from "./upstream.ts";

const require = createRequire(import.meta.url);

/**
 * Puts Prism between the gateway and the API behind a unix socket. A request or an answer that is not as the contract says
 * becomes Prism's own error, which the gateway reports as a broken upstream: a second opinion beside the gateway's own check.
 * Answers that pass piece by piece and answers that redirect stay outside: Prism reads every answer as text, and follows redirects.
 */
export async function startJudge(
  socketPath: string,
  onProgress: Progress,
): Promise<Connection & { close(): Promise<void> }> {
  onProgress({ step: "Starting the validating proxy" });
  const relay = createServer((socket) => {
    const inside = connect(socketPath);
    socket.pipe(inside).pipe(socket);
    socket.once("close", () => inside.destroy()).on("error", () => inside.destroy());
    inside.once("close", () => socket.destroy()).on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port } = relay.address() as AddressInfo;
  const document = require.resolve("@anaquel/openapi/contract.json");
  const { child, origin } = await startPrismServer("proxy", document, `http://127.0.0.1:${port}`, ["--errors"]);
  const dispatcher = createPool(origin);
  return {
    dispatcher,
    origin,
    async close() {
      await dispatcher.destroy();
      await stopChild(child);
      relay.close();
    },
  };
}
