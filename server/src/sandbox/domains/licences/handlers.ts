import { randomUUID } from "node:crypto";
import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { EMBEDDED_TOOL, signedLaunch, toolUrl } from "../../lib/lti.ts";
import { ownTitle } from "../titles/read-model.ts";
import { activationRefusal, lookupRefusal } from "./rules.ts";
import * as store from "./store.ts";

export const licencesHandlers = {
  async locateLicence({ path, now }, { db }) {
    const licence = await store.findLicence(db, path.code);
    const refusal = lookupRefusal(licence, now);
    if (refusal || !licence) throw new ProblemError(refusal ?? "LICENCE_UNKNOWN");
    const { productName, titleName, end_date: expires } = licence;
    return ok<"locateLicence">({ productName, titleName, expires });
  },

  async activateLicence({ caller, path, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await store.activate(db, path.code, caller.accountId, now, (licence, isOwn) => {
      const refusal = activationRefusal(licence, isOwn, now);
      if (refusal) throw new ProblemError(refusal);
    });
    return ok<"activateLicence">({ result: "OK" });
  },

  async getProductLicence({ caller, path }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const use = await store.findUse(db, path.uuid, caller.accountId);
    if (!use) throw new ProblemError("NOT_FOUND");
    return ok<"getProductLicence">(use);
  },

  async createLtiLaunch({ caller, body, language, now }, { db, config }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { id: titleId } = await ownTitle(db, body.titleUuid, caller.accountId);
    if (!(await store.hasLtiProduct(db, titleId))) throw new ProblemError("NOT_FOUND");
    const action = toolUrl(config.publicUrl);
    const parameters = signedLaunch({
      action,
      tool: EMBEDDED_TOOL,
      resourceId: titleId,
      accountId: caller.accountId,
      language,
      nonce: randomUUID(),
      now,
    });
    return ok<"createLtiLaunch">({ action, method: "POST", parameters }, { "cache-control": "no-store" });
  },
} satisfies Partial<Handlers>;
