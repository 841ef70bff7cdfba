import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** A process that tells its port when it is ready. */
export interface Server {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts a file of this folder and waits for its port. */
export function startServer(file: string, ...args: string[]): Promise<Server> {
  const child: ChildProcess = fork(join(import.meta.dirname, file), args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with code ${code}`)));
    child.on("message", (message) => {
      const { port } = message as { port: number };
      resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill("SIGKILL") });
    });
  });
}
