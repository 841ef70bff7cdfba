import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import { type AccountEvent, type AccountState, accountFlow, startOf, submission } from "./account-flow.ts";
import type { AccountValues } from "./account-form.ts";

const kept: AccountValues = {
  name: "Marta",
  surname1: "Ruiz",
  surname2: "",
  email: "marta@school.example",
  phone: "",
  refusesNews: false,
};
const scope = { maySubmit: true, hasMail: true, hasPhone: true };
const values = { ...kept, name: "Ana" };
const start = startOf(kept);
const edited: AccountState = { stage: "editing", values, kept, faults: {} };
const wrong: AccountState = { stage: "editing", values: { ...kept, name: "A" }, kept, faults: {} };
const sending: AccountState = { stage: "sending", values, kept };
const taken = new ApiError(400, { reason: "USER_EXISTS", errors: { duplicatedEmail: true } });
const broken = new ApiError(500);
const submitted: AccountEvent = { type: "submitted", scope };

describe("editing the account", () => {
  it.each<[string, AccountState, AccountEvent, AccountState]>([
    ["typing changes a field", start, { type: "typed", change: { name: "Ana" } }, edited],
    [
      "T-233 T-234 the phone keeps nine digits",
      start,
      { type: "typed", change: { phone: "600 000 2145" } },
      { ...edited, values: { ...kept, phone: "600000214" } },
    ],
    [
      "typing clears the fault of its field only",
      { ...edited, faults: { name: "invalid", phone: "invalid" } },
      { type: "typed", change: { name: "Ana" } },
      { ...edited, faults: { phone: "invalid" } },
    ],
    ["a change is sent", edited, submitted, sending],
    ["T-241 nothing changed is a success", start, submitted, { stage: "saved", values: kept, kept }],
    ["T-226 a fault is said", wrong, submitted, { ...wrong, faults: { name: "invalid" } }],
    ["T-239 others change nothing", edited, { type: "submitted", scope: { ...scope, maySubmit: false } }, edited],
    [
      "T-246 T-247 a mail address that is taken",
      sending,
      { type: "failed", error: taken },
      { ...edited, faults: { email: "taken" } },
    ],
    ["any other failure", sending, { type: "failed", error: broken }, { stage: "failed", values, kept, error: broken }],
    ["a success is what is kept from now on", sending, { type: "saved" }, { stage: "saved", values, kept: values }],
    ["typing while it is sent changes nothing", sending, { type: "typed", change: { name: "B" } }, sending],
  ])("%s", (_rule, before, event, after) => {
    expect(accountFlow(before, event)).toEqual(after);
  });

  it.each<[string, AccountState, boolean, ReturnType<typeof submission>]>([
    ["T-241 nothing changed", start, true, "keep"],
    ["a change", edited, true, "save"],
    ["T-226 a fault", wrong, true, null],
    ["T-239 another role", edited, false, null],
    ["not twice", sending, true, null],
  ])("submitting: %s", (_rule, state, maySubmit, work) => {
    expect(submission(state, { ...scope, maySubmit })).toBe(work);
  });
});
