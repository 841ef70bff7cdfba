import type { Reason } from "@anaquel/openapi/errors";
import { ENDED_LINK, MAILS, OPEN_LINK } from "../../support/api.ts";
import { ask, type Recipe } from "./stage.ts";

/** Reasons of the back-office. */
export const staffRecipes = {
  NO_FILTER: async (stage) => ask(await stage.as(MAILS.support), "listCustomerUsers"),
  STUDENTS_ZONE_NO_FILTER: async (stage) => ask(await stage.as(MAILS.support), "listStudentsZoneTokens"),
  async BLOCK_DATE_REFUSED(stage) {
    const [path, body] = [{ token: OPEN_LINK }, { blockDate: "2020-01-01" }];
    return ask(await stage.as(MAILS.support), "blockStudentsZoneToken", { path, body });
  },
  async STUDENTS_TOKEN_ENDED(stage) {
    const body = { increasement_percentage: 10, different_devices: 3 };
    return ask(await stage.as(MAILS.support), "updateStudentsZoneTokenValues", { path: { token: ENDED_LINK }, body });
  },
} satisfies Partial<Record<Reason, Recipe>>;
