import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContractEntry } from "../contract/document.ts";
import { ProblemError } from "../contract/problem.ts";
import type { Sessions } from "../lib/sessions.ts";

/** Ends the session of a request whose operation was refused because it is over at the API. */
export async function endLostSession(
  sessions: Sessions,
  entry: ContractEntry,
  { request, reply, error }: { request: FastifyRequest; reply: FastifyReply; error: unknown },
): Promise<void> {
  if (!request.session || !isLost(entry, error)) return;
  await sessions.end(request.session);
  reply.setSession(null);
}

/** A 401 of the API on an operation that needs a session means that the session is over there. */
function isLost({ facts }: ContractEntry, error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.statusCode !== 401) return false;
  return !facts.keepsSession && !facts.roles.includes("public");
}
