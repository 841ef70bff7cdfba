/** `npm start`: installs, generates, builds and serves the portal. */
import { readOptionsOrExit } from "./options.mjs";
import { runPortal } from "./portal.mjs";
import { ensureInstalled, say, turbo } from "./workspace.mjs";

const USAGE = `npm start -- [options]
  --fresh                 begin with new data
  --port NUMBER           listen on this port (3000)
  --host ADDRESS          listen on this address (127.0.0.1)
  --upstream KIND         sandbox, prism, or the address of an API that speaks the contract
  --database URL          keep the sandbox's data in this PostgreSQL instead of .data/`;

const { options } = readOptionsOrExit(
  process.argv.slice(2),
  { fresh: "flag", port: "value", host: "value", upstream: "value", database: "value" },
  USAGE,
);

const settings = {
  ...(options.fresh ? { SANDBOX_FRESH: "true" } : {}),
  ...(options.port ? { PORT: options.port } : {}),
  ...(options.host ? { HOST: options.host } : {}),
  ...(options.upstream ? { UPSTREAM: options.upstream } : {}),
  ...(options.database ? { DATABASE_URL: options.database } : {}),
};

async function announce(address) {
  say(`\nAnaquel is ready: ${address}`);
  await announceAccounts(address);
  say("\nStop it with Ctrl+C.");
}

/** The demo accounts, as the sandbox knows them. Other upstreams have none to show. */
async function announceAccounts(address) {
  const answer = await fetch(new URL("/dev/personas", address)).catch(() => null);
  if (!answer?.ok) return;
  const personas = await answer.json();
  say("\nDemo accounts (all of them: docs/personas.md):");
  const oneForEachRole = personas.filter(
    ({ role }, index) => personas.findIndex((other) => other.role === role) === index,
  );
  for (const { name, mail, password, role } of oneForEachRole.filter(({ password }) => password)) {
    say(`  ${role.padEnd(17)} ${mail.padEnd(42)} ${password}   ${name}`);
  }
}

await ensureInstalled();
say("Generating and building…");
await turbo("generate", "build");
say("Starting…");
runPortal(settings, announce);
