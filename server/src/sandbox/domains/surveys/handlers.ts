import type { Kysely } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";
import type { Caller } from "../../http/context.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { endWelcome } from "../session/read-model.ts";
import { afterAnswer, toAction } from "./rules.ts";
import { findPoll, findSurvey, type SurveyName, saveSurvey } from "./store.ts";

/** The survey of an account, as the contract describes it. */
async function read(db: Kysely<Database>, accountId: number, name: SurveyName) {
  const survey = await findSurvey(db, accountId, name);
  if (!survey) throw new ProblemError("NOT_FOUND");
  return survey;
}

async function answer(
  db: Kysely<Database>,
  { accountId, tokenHash }: Caller,
  name: SurveyName,
  action: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const survey = await read(trx, accountId, name);
    await saveSurvey(trx, accountId, name, afterAnswer(survey, toAction(action)));
  });
  await endWelcome(db, tokenHash);
}

export const surveysHandlers = {
  async getPollConfig({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const found = await findPoll(db, caller.accountId);
    if (!found) throw new ProblemError("NOT_FOUND");
    return ok<"getPollConfig">({
      poll: found.poll,
      id_profesor: caller.accountId,
      fecha_registro_date: found.created_at.toISOString().slice(0, 10),
    });
  },
  async getSatisfactionSurvey({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getSatisfactionSurvey">(await read(db, caller.accountId, "satisfaction"));
  },
  async answerSatisfactionSurvey({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await answer(db, caller, "satisfaction", body.action);
    return ok<"answerSatisfactionSurvey">({ result: "OK" });
  },
  async getLocalSurvey({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getLocalSurvey">(await read(db, caller.accountId, "local"));
  },
  async answerLocalSurvey({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await answer(db, caller, "local", body.action);
    return ok<"answerLocalSurvey">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
