/** The thread that checks large answers against the contract. */
import { parentPort } from "node:worker_threads";
import { operationContract } from "../contract/validate.ts";
import type { CheckResult, CheckTask } from "./answer-checker.ts";

parentPort?.on("message", ({ key, task }: { key: number; task: CheckTask }) => {
  parentPort?.postMessage({ key, result: check(task) });
});

function check({ id, status, mediaType, body }: CheckTask): CheckResult {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString("utf8"));
  } catch {
    return { isBroken: true };
  }
  return { breaches: operationContract(id).checkResponse(status, mediaType, parsed) };
}
