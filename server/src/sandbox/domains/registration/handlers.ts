import type { Kysely } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";
import { hasAccountElsewhere } from "../../doubles/other-platform.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { PROVIDERS, type ProviderName } from "../../identities/providers.ts";
import { findIdentity, settleIdentity } from "../../identities/store.ts";
import { duplicateOf } from "../../lib/duplicate.ts";
import { sendMail } from "../../lib/mail.ts";
import { hashPassword } from "../../lib/password.ts";
import { issueLink, takeLink } from "../../mailed-links/store.ts";
import { idSimOf } from "../session/rules.ts";
import { activationMail } from "./mails.ts";
import { newAccount } from "./new-account.ts";
import { type Applicant, activationRefusal, identityRefusal, languageOf, registrationRefusal } from "./rules.ts";
import * as store from "./store.ts";

export const registrationHandlers = {
  async registerUser({ body, now }, { db, config }) {
    await refuse(db, body);
    const account = newAccount(body, { passwordHash: await hashPassword(body.password) }, now);
    try {
      await db.transaction().execute(async (trx) => {
        const id = await store.addAccount(trx, account);
        await mailLink(trx, { ...account, id, language: body.language }, config.publicUrl, now);
      });
    } catch (error) {
      throw whoCameFirst(error);
    }
    return ok<"registerUser">({ result: "OK" });
  },

  async validateThirdPartyRedirect({ body, now }, { db }) {
    const identity = await findIdentity(db, body, now);
    if (!identity) throw new ProblemError("NOT_FOUND");
    const { mail, name, surname1, surname2, subject, return_to: returnTo } = identity;
    const { platformId: idexternalplatform, name: platformName } = PROVIDERS[identity.provider as ProviderName];
    const person = { mail, name, surname1, surname2, returnTo };
    return ok<"validateThirdPartyRedirect">({
      ...person,
      idaccountexternalplatform: subject,
      idexternalplatform,
      platformName,
    });
  },

  async registerThirdPartyUser({ body, now }, { db }) {
    const identity = await findIdentity(db, body, now);
    if (!identity || identityRefusal(body, identity)) throw new ProblemError("EXTERNAL_IDENTITY_REFUSED");
    // The provider's word on the address counts, not the browser's.
    const person = { ...body, email: identity.mail };
    await refuse(db, person);
    const { platformId } = PROVIDERS[identity.provider as ProviderName];
    try {
      await db.transaction().execute(async (trx) => {
        const id = await store.addAccount(trx, newAccount(person, { platformId }, now));
        await settleIdentity(trx, identity, id);
      });
    } catch (error) {
      throw whoCameFirst(error);
    }
    return ok<"registerThirdPartyUser">({ result: "OK" });
  },

  async resendActivation({ body, now }, { db, config }) {
    const account = await store.findMailOwner(db, body.email);
    if (account?.active && !account.validated) {
      await db.transaction().execute((trx) => mailLink(trx, account, config.publicUrl, now));
    }
    return ok<"resendActivation">({ result: "OK" });
  },

  async activateUser({ body, now }, { db }) {
    await db.transaction().execute(async (trx) => {
      const accountId = await takeLink(trx, body.hash, "activation", now, (link) => {
        const isOwn = link !== undefined && idSimOf(link.account_id) === body.idSim;
        const refusal = activationRefusal(link, isOwn, now);
        if (refusal) throw new ProblemError(refusal);
      });
      await store.validate(trx, accountId);
    });
    return ok<"activateUser">({ result: "OK" });
  },
} satisfies Partial<Handlers>;

/** @throws ProblemError when this person may not register */
async function refuse(db: Kysely<Database>, applicant: Applicant): Promise<void> {
  const refusal = registrationRefusal(applicant, {
    school: await store.findSchool(db, applicant.schoolId, applicant.premiumCode ?? null),
    isMailElsewhere: hasAccountElsewhere(applicant.email),
    mailOwner: await store.findMailOwner(db, applicant.email),
    isCardTaken: await store.isCardTaken(db, applicant.card ?? null),
  });
  if (refusal) throw new ProblemError(refusal.reason, { errors: refusal.errors });
}

/** Who gets an activation mail. */
interface Recipient {
  id: number;
  mail: string;
  name: string;
  language: string | null;
}

/** Mails a new activation link, in the language of the account. To be called in a transaction. */
async function mailLink(trx: Kysely<Database>, account: Recipient, publicUrl: string, now: Date): Promise<void> {
  const hash = await issueLink(trx, account.id, "activation", now);
  const url = `${publicUrl}activation?${new URLSearchParams({ idSim: idSimOf(account.id), hash })}`;
  await sendMail(trx, account.mail, activationMail(languageOf(account.language ?? "es"), account.name, url), now);
}

/** What to answer when somebody else registered the same address or card between the look-up and the save. */
function whoCameFirst(error: unknown): unknown {
  const index = duplicateOf(error);
  if (index === null) return error;
  return index === "account_card_unique"
    ? new ProblemError("CARD_EXISTS", { errors: { card: true } })
    : new ProblemError("REGISTRATION_NOT_VALIDATED");
}
