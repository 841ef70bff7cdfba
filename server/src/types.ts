import type { OperationId } from "@anaquel/openapi/operations";
import type { Language } from "./contract/problem.ts";
import type { Session } from "./lib/sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the browser, or null. Read in the session plugin. */
    session: Session | null;
    /** Language of the account whose session came with the request, or null. It stays when the session ends meanwhile. */
    accountLanguage: Language | null;
    /** A token that a program sent by itself, checked against the contract, or null. */
    programToken: string | null;
    /** Random name of the browser; empty until the students' zone needs one. */
    deviceId: string;
    /** Binds a third-party sign-in to the browser that started it. */
    flowId: string;
    /** The language of messages for this request. */
    language: Language;
    /** Made for the scripts and styles of one page. */
    nonce: string;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
    /** A form of another site may be sent here: it is signed, and no session counts. */
    takesForeignForms?: true;
  }
}
