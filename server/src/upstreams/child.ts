import { type ChildProcess, fork } from "node:child_process";

const STOP_GRACE_MS = 8000;

/** A message from a child process that serves an upstream. */
export type ChildMessage =
  | { type: "progress"; step: string; done?: number; total?: number }
  | { type: "ready" }
  | { type: "fatal"; message: string };

/** What a child process needs to start. `args` are its command-line arguments. */
export interface ChildOptions {
  module: string;
  args?: string[];
  env: Record<string, string | undefined>;
  onMessage?: (message: ChildMessage) => void;
  /** Lines that the child writes, when its output is wanted. */
  onOutput?: (text: string) => void;
}

/** Starts a Node child process with a message channel. */
export function startChild({ module, args = [], env, onMessage, onOutput }: ChildOptions): ChildProcess {
  const child = fork(module, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", onOutput ? "pipe" : "inherit", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  if (onMessage) child.on("message", (message) => onMessage(message as ChildMessage));
  if (onOutput) child.stdout?.on("data", (chunk: Buffer) => onOutput(chunk.toString("utf8")));
  return child;
}

/** Resolves when the child says it is ready; rejects when it gives up or ends before. */
export function untilReady(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("message", (message) => {
      const event = message as ChildMessage;
      if (event.type === "ready") resolve();
      if (event.type === "fatal") reject(new Error(event.message));
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${name} ended with code ${code} before it was ready`)));
  });
}

/** Asks the child to end and waits; insists after a while. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const insist = setTimeout(() => child.kill("SIGKILL"), STOP_GRACE_MS);
  await ended;
  clearTimeout(insist);
}
