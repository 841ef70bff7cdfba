/** `npm run dev`: the three clients with hot reload, and the server restarted on every change. */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { readOptionsOrExit } from "./options.mjs";
import { ensureInstalled, environment, node, root, say, turbo } from "./workspace.mjs";

const CLIENT_PORTS = { public: 5173, teacher: 5174, admin: 5175 };
const SETTLE_MS = 150;

const { options } = readOptionsOrExit(
  process.argv.slice(2),
  { port: "value", upstream: "value", database: "value" },
  "npm run dev -- [--port NUMBER] [--upstream KIND] [--database URL]",
);

await ensureInstalled();
say("Generating…");
await turbo("generate");

const children = new Set();
function start(command, args, cwd, env = environment) {
  const child = spawn(command, args, { cwd, env, stdio: "inherit" });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

for (const [client, port] of Object.entries(CLIENT_PORTS)) {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  start(node, [vite, "--port", String(port), "--strictPort", "--clearScreen", "false"], join(root, "clients", client));
}

const settings = {
  ...environment,
  ASSETS: "dev",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  ...Object.fromEntries(
    Object.entries(CLIENT_PORTS).map(([client, port]) => [`DEV_${client.toUpperCase()}`, `http://localhost:${port}`]),
  ),
  ...(options.port ? { PORT: options.port } : {}),
  ...(options.upstream ? { UPSTREAM: options.upstream } : {}),
  ...(options.database ? { DATABASE_URL: options.database } : {}),
};
const startServer = () =>
  start(node, ["--disable-warning=ExperimentalWarning", join(root, "server/src/main.ts")], root, settings);

let server = startServer();
let pending = null;
watch(join(root, "server/src"), { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    say("The server changed; starting it again…");
    server.once("exit", () => {
      server = startServer();
    });
    server.kill("SIGTERM");
  }, SETTLE_MS);
});
watch(join(root, "openapi/contract"), { recursive: true }, () => void turbo("generate"));

say(`\nThe portal: http://localhost:${options.port ?? 3000}/`);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of children) child.kill("SIGTERM");
    process.exit(0);
  });
}
