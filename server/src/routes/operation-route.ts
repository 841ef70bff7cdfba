import { Readable } from "node:stream";
import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { ProblemError } from "../contract/problem.ts";
import { operationContract } from "../contract/validate.ts";
import type { CaptchaProvider } from "../lib/captcha.ts";

/** Checks parameters and body of a request against an operation of the contract. */
export function checkRequest(request: FastifyRequest, id: OperationId): void {
  const contract = operationContract(id);
  const parameters = contract.checkParameters(
    { ...(request.params as Record<string, unknown>) },
    { ...(request.query as Record<string, unknown>) },
  );
  if (parameters) throw new ProblemError("VALIDATION_FAILED", { errors: parameters });
  if (contract.bodyKind === "none") {
    if (request.body !== undefined && request.body !== null) {
      throw new ProblemError("VALIDATION_FAILED", { errors: { body: "this operation takes no body" } });
    }
    return;
  }
  const isUpload = request.body instanceof Readable;
  if (request.body === undefined || isUpload !== (contract.bodyKind === "upload")) {
    throw new ProblemError("MEDIA_TYPE_REFUSED");
  }
  if (isUpload) return;
  if (isForm(request) !== (contract.bodyKind === "form")) throw new ProblemError("MEDIA_TYPE_REFUSED");
  const body = contract.checkBody(request.body);
  if (body) throw new ProblemError("VALIDATION_FAILED", { errors: body });
}

function isForm(request: FastifyRequest): boolean {
  return Boolean(request.headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded"));
}

/** Checks the captcha of an operation that asks for one; its token is in the body, else in the query. */
export async function checkCaptcha(request: FastifyRequest, id: OperationId, captcha: CaptchaProvider): Promise<void> {
  const action = operationContract(id).entry.facts.captcha;
  if (!action) return;
  const { token } = ((request.body ?? request.query) as { token?: unknown }) ?? {};
  if (typeof token !== "string" || !(await captcha.verify(action, token))) throw new ProblemError("CAPTCHA_REFUSED");
}

/** The checks of one operation as a hook for its route. */
export function operationChecks(id: OperationId, captcha: CaptchaProvider): preHandlerAsyncHookHandler {
  return async function checkOperation(request: FastifyRequest, _reply: FastifyReply) {
    checkRequest(request, id);
    await checkCaptcha(request, id, captcha);
  };
}
