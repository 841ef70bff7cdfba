import { createHash } from "node:crypto";
import { OPERATIONS, type OperationFacts } from "@anaquel/openapi/operations";
import type { FastifyInstance, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { admits } from "../contract/admits.ts";
import { ProblemError } from "../contract/problem.ts";
import type { Principal } from "../lib/sessions.ts";

const PROGRAM_PRINCIPAL_MS = 10_000;
const MAX_PROGRAMS = 1000;

/** Asks the upstream who a program's token belongs to. */
export type LookUpPrincipal = (request: FastifyRequest, token: string) => Promise<Principal>;

/**
 * Holds every operation to the roles and permissions that the contract names. What names nobody admits nobody.
 */
export const access = plugin(
  async function access(app: FastifyInstance, { lookUp }: { lookUp: LookUpPrincipal }) {
    const programs = new Map<string, { principal: Principal; until: number }>();

    async function principalOfProgram(request: FastifyRequest, token: string): Promise<Principal> {
      const key = createHash("sha256").update(token).digest("base64url");
      const known = programs.get(key);
      if (known && known.until > Date.now()) return known.principal;
      const principal = await lookUp(request, token);
      if (programs.size >= MAX_PROGRAMS) programs.clear();
      programs.set(key, { principal, until: Date.now() + PROGRAM_PRINCIPAL_MS });
      return principal;
    }

    function decide(facts: OperationFacts, principal: Principal | null): ProblemError | undefined {
      if (!principal) return new ProblemError("NO_SESSION");
      return admits(facts, principal) ? undefined : new ProblemError("ROLE_REFUSED");
    }

    app.addHook("onRequest", (request, _reply, done) => {
      const { operationId } = request.routeOptions.config;
      const facts: OperationFacts | undefined = operationId && OPERATIONS[operationId];
      if (!facts || facts.roles.includes("public")) return done();
      if (!request.programToken) return done(decide(facts, request.session));
      principalOfProgram(request, request.programToken).then((principal) => done(decide(facts, principal)), done);
    });
  },
  { name: "access", dependencies: ["session"] },
);
