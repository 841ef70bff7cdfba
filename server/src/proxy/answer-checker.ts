import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FieldErrors } from "../contract/validate.ts";

/** An answer to be checked: a JSON body, as bytes. */
export interface CheckTask {
  id: OperationId;
  status: number;
  mediaType: string;
  body: Uint8Array;
}

/** What the check found: refused fields, null when there are none, or that the body is not JSON. */
export type CheckResult = { breaches: FieldErrors | null } | { isBroken: true };

const CHECKER = new URL("./answer-checker-thread.ts", import.meta.url);

interface Waiting {
  resolve: (result: CheckResult) => void;
  reject: (error: unknown) => void;
}

/**
 * Checks large answers in a thread of its own, so that reading one for somebody does not keep everybody else waiting. The
 * thread starts with the first large answer, and anew when it ends.
 */
export class AnswerChecker {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  check(task: CheckTask): Promise<CheckResult> {
    const worker = this.#started();
    this.#last += 1;
    const key = this.#last;
    const result = new Promise<CheckResult>((resolve, reject) => this.#waiting.set(key, { resolve, reject }));
    worker.postMessage({ key, task });
    return result;
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(CHECKER);
    // Nothing waits for this thread at the end of the process.
    worker.unref();
    worker.on("message", ({ key, result }: { key: number; result: CheckResult }) => {
      this.#waiting.get(key)?.resolve(result);
      this.#waiting.delete(key);
    });
    void once(worker, "exit")
      .catch((error: unknown) => error)
      .then((reason) => this.#ended(reason));
    this.#worker = worker;
    return worker;
  }

  #ended(reason: unknown): void {
    this.#worker = null;
    const error = reason instanceof Error ? reason : new Error("the thread that checks answers has ended");
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
