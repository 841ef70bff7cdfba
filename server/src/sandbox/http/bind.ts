import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admits } from "../../contract/admits.ts";
import { type ContractEntry, entries } from "../../contract/document.ts";
import { languageOf, ProblemError } from "../../contract/problem.ts";
import { operationContract } from "../../contract/validate.ts";
import { readCaller } from "../domains/session/read-model.ts";
import type { Answer, Call, Caller, Services } from "./context.ts";
import type { Handler, Handlers } from "./handlers.ts";
import { createMock } from "./mocked.ts";

/** Puts every operation on its route, those without a handler with an answer from the examples: session, role, parameters and body are checked from the contract first. */
export function bindHandlers(app: FastifyInstance, handlers: Partial<Handlers>, services: Services): void {
  const mock = createMock();
  for (const entry of entries.values()) {
    if (entry.facts.servedBy === "gateway") continue;
    // The map has exactly these ids; the compiler cannot follow an index by a variable.
    const handler = handlers[entry.id as keyof Handlers] as unknown as Handler<"getFeatures"> | undefined;
    app.route({
      method: entry.facts.method,
      url: entry.route,
      onRequest: (request) => admit(request, entry, services),
      handler: async (request, reply) => {
        const call = await toCall(request, entry, services);
        if (!handler) return mock(request, reply);
        return send(reply, await handler(call as Parameters<Handler<"getFeatures">>[0], services));
      },
    });
  }
}

/** Who calls, found and admitted before anything of the body is read. */
const callers = new WeakMap<FastifyRequest, Caller | null>();

async function admit(request: FastifyRequest, entry: ContractEntry, { db, clock }: Services): Promise<void> {
  const token = request.headers["x-access-token"];
  const caller = typeof token === "string" ? await readCaller(db, token, new Date(clock.now())) : null;
  callers.set(request, caller);
  if (entry.facts.roles.includes("public")) return;
  if (!caller) throw new ProblemError("NO_SESSION");
  if (!admits(entry.facts, caller)) throw new ProblemError("ROLE_REFUSED");
}

async function toCall(request: FastifyRequest, entry: ContractEntry, services: Services): Promise<Call> {
  const contract = operationContract(entry.id);
  const path = { ...(request.params as Record<string, unknown>) };
  const query = { ...(request.query as Record<string, unknown>) };
  const refused = contract.checkParameters(path, query);
  if (refused) throw new ProblemError("VALIDATION_FAILED", { errors: refused });
  const refusedBody = contract.bodyTypes.length > 0 ? contract.checkBody(request.body) : null;
  if (refusedBody) throw new ProblemError("VALIDATION_FAILED", { errors: refusedBody });

  return {
    path,
    query,
    body: request.body,
    caller: callers.get(request) ?? null,
    deviceId: header(request, "x-device-id"),
    flowId: header(request, "x-flow-id"),
    language: languageOf(header(request, "accept-language") ?? undefined),
    range: header(request, "range"),
    now: new Date(services.clock.now()),
  };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.status(answer.status).headers(answer.headers ?? {});
  if (answer.raw) return reply.type(answer.raw.type).send(answer.raw.content);
  if (answer.text !== undefined) return reply.type("application/json; charset=utf-8").send(answer.text);
  return answer.body === undefined ? reply.send() : reply.send(answer.body);
}
