import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { sendMail } from "../../lib/mail.ts";
import { hashPassword, verifyPassword } from "../../lib/password.ts";
import { issueLink, takeLink } from "../../mailed-links/store.ts";
import { forgetCallers } from "../session/read-model.ts";
import { providerMail, resetMail } from "./mails.ts";
import { mailFor, resetRefusal } from "./rules.ts";
import * as store from "./store.ts";

const wrongPassword = () => new ProblemError("PASSWORD_WRONG", { errors: { password: true } });

export const passwordHandlers = {
  async changePassword({ caller, body, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { accountId, tokenHash: keptToken } = caller;
    const current = await store.findPasswordHash(db, accountId);
    if (!(await verifyPassword(body.password, current))) throw wrongPassword();
    const next = await hashPassword(body.newPassword);
    const isReplaced = await store.replacePassword(db, accountId, { from: current, to: next, keptToken, now });
    if (!isReplaced) throw wrongPassword();
    return ok<"changePassword">({ result: "OK" });
  },

  async requestPasswordReset({ body, language, now }, { db, config }) {
    const account = await store.findByMail(db, body.email);
    const mail = mailFor(account);
    if (account && mail.kind === "provider") {
      const text = providerMail(language, account.name, mail.name, `${config.publicUrl}signin`);
      await sendMail(db, account.mail, text, now);
    }
    if (account && mail.kind === "link") {
      await db.transaction().execute(async (trx) => {
        const hash = await issueLink(trx, account.id, "password", now);
        const url = `${config.publicUrl}reset-password?hash=${hash}`;
        await sendMail(trx, account.mail, resetMail(language, account.name, url), now);
      });
    }
    return ok<"requestPasswordReset">({ result: "OK" });
  },

  async resetPassword({ body, now }, { db }) {
    const passwordHash = await hashPassword(body.password);
    await db.transaction().execute(async (trx) => {
      const accountId = await takeLink(trx, body.hash, "password", now, (link) => {
        const refusal = resetRefusal(link, now);
        if (refusal) throw new ProblemError(refusal);
      });
      await store.setPassword(trx, accountId, passwordHash);
    });
    forgetCallers(db);
    return ok<"resetPassword">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
