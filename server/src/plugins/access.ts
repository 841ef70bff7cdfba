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

    async function principalOf(request: FastifyRequest): Promise<Principal | null> {
      if (request.session) return request.session;
      if (!request.programToken) return null;
      const key = createHash("sha256").update(request.programToken).digest("base64url");
      const known = programs.get(key);
      if (known && known.until > Date.now()) return known.principal;
      const principal = await lookUp(request, request.programToken);
      if (programs.size >= MAX_PROGRAMS) programs.clear();
      programs.set(key, { principal, until: Date.now() + PROGRAM_PRINCIPAL_MS });
      return principal;
    }

    app.addHook("onRequest", async (request) => {
      const { operationId } = request.routeOptions.config;
      if (!operationId) return;
      const facts: OperationFacts = OPERATIONS[operationId];
      if (facts.roles.includes("public")) return;
      const principal = await principalOf(request);
      if (!principal) throw new ProblemError("NO_SESSION");
      if (!admits(facts, principal)) throw new ProblemError("ROLE_REFUSED");
    });
  },
  { name: "access", dependencies: ["session"] },
);
