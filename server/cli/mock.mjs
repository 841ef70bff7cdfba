/** `npm run mock`: Prism mock servers of the contract and of the content contract, with the gateway in front. */
import { readOptionsOrExit } from "./options.mjs";
import { runPortal } from "./portal.mjs";
import { ensureInstalled, say, turbo } from "./workspace.mjs";

const { options } = readOptionsOrExit(
  process.argv.slice(2),
  { port: "value" },
  "npm run mock -- [--port NUMBER]\n  Serves the examples of the contract through the gateway on port 3000.",
);

await ensureInstalled();
say("Generating and building…");
await turbo("generate", "build");
runPortal({ UPSTREAM: "prism", ...(options.port ? { PORT: options.port } : {}) }, async (address, mocks) => {
  say(`
The mocks answer at ${address}api, and the screens at ${address}
  without the gateway: the contract at ${mocks.api}, the content service at ${mocks.content}`);
});
