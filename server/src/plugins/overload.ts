import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { ProblemError } from "../contract/problem.ts";

const RETRY_SECONDS = 5;

/** Refuses requests while the process cannot keep up: its event loop is late by more than `maxEventLoopDelayMs`. */
export const overload = plugin(
  async function overload(app: FastifyInstance, { maxEventLoopDelayMs }: { maxEventLoopDelayMs: number }) {
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      retryAfter: RETRY_SECONDS,
      pressureHandler: (_request, _reply, _type, measured) => refuse(measured),
    });
  },
  { name: "overload", dependencies: ["errors"] },
);

/**
 * Refuses a request for what was measured. Infinity stands for nothing: the loop stood still just when it should have been looked
 * at, as it may while the process starts; how late it was is in the next measure.
 *
 * @throws ProblemError SERVICE_UNAVAILABLE
 */
export function refuse(measured: number | undefined): void {
  if (measured !== Number.POSITIVE_INFINITY)
    throw new ProblemError("SERVICE_UNAVAILABLE", { retryAfter: RETRY_SECONDS });
}
