import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseName, readSandboxConfig, type SandboxConfig } from "./config.ts";
import { sweepHourly } from "./db/sweep.ts";
import { openServices } from "./open.ts";
import { createSandboxServer } from "./server.ts";

/** Tells the parent process, when there is one. */
function report(event: Record<string, unknown>): void {
  process.send?.(event);
}

async function main(): Promise<void> {
  const config = readSandboxConfig(process.env);
  const { services, close } = await openServices(config, (step, done, total) =>
    report({ type: "progress", step, done, total }),
  );
  const app = await createSandboxServer(services);
  const stopSweeping = sweepHourly(services.db, services.clock.now.bind(services.clock));

  let closing = false;
  async function stop(): Promise<void> {
    if (closing) return;
    closing = true;
    stopSweeping();
    await app.close();
    await close();
    rmSync(addressFile(config), { force: true });
    process.exit(0);
  }
  // A parent that is gone cannot stop its child; without it there is nobody to serve.
  process.once("disconnect", () => void stop());
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());

  await listen(app, config);
  writeFileSync(
    addressFile(config),
    JSON.stringify({ pid: process.pid, socket: config.socket, database: databaseName(config) }),
  );
  report({ type: "ready" });
}

async function listen(app: Awaited<ReturnType<typeof createSandboxServer>>, { socket }: SandboxConfig): Promise<void> {
  const place = /^(.+):(\d+)$/.exec(socket);
  if (place?.[1]) {
    await app.listen({ host: place[1], port: Number(place[2]) });
    return;
  }
  if (existsSync(socket)) rmSync(socket);
  await app.listen({ path: socket });
}

/** Where the catalogue import finds a running sandbox. */
function addressFile({ dataDir }: SandboxConfig): string {
  return join(dataDir, "sandbox.json");
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  report({ type: "fatal", message });
  process.stderr.write(`The sandbox could not start: ${message}\n`);
  process.exitCode = 1;
  process.disconnect?.();
});
