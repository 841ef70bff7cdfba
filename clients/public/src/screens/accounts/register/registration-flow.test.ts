import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import {
  maySend,
  type RegistrationEvent,
  type RegistrationState,
  registrationFlow,
  startOf,
} from "./registration-flow.ts";
import { EMPTY, type RegistrationValues } from "./registration-form.ts";

const chosen = { school: { c_centro: 9007745, d_centro: "Liceo Leonardo", c_pais: 1132 }, premiumCode: null };
const scope = { chosen, hasPassword: true };
const values: RegistrationValues = {
  ...EMPTY,
  name: "Nora",
  surname1: "Vidal",
  email: "nora@school.example",
  password: "Ribera2027",
  confirmation: "Ribera2027",
  terms: true,
};
const good = startOf(values);
const sending: RegistrationState = { stage: "sending", values };
const exists: RegistrationState = { stage: "exists", values };
const waiting: RegistrationState = { stage: "not-activated", values };
const broken = new ApiError(500);
const failing = (reason: string, status = 400): RegistrationEvent => ({
  type: "failed",
  error: new ApiError(status, { reason }),
});
const submitted: RegistrationEvent = { type: "submitted", scope };

describe("registering", () => {
  it.each<[string, RegistrationState, RegistrationEvent, RegistrationState]>([
    ["what is good is sent", good, submitted, sending],
    [
      "T-286 without a school it is not",
      good,
      { type: "submitted", scope: { ...scope, chosen: null } },
      { ...good, faults: { school: "missing" } },
    ],
    [
      "T-289 the phone keeps nine digits, the card its letters",
      good,
      { type: "typed", change: { phone: "600 000 2155", card: "87654321-x" } },
      startOf({ ...values, phone: "600000215", card: "87654321X" }),
    ],
    [
      "typing clears the fault of its field only",
      { ...good, faults: { name: "invalid", email: "invalid" } },
      { type: "typed", change: { name: "Ana" } },
      { stage: "editing", values: { ...values, name: "Ana" }, faults: { email: "invalid" } },
    ],
    [
      "T-285 another password clears the fault of the confirmation",
      { ...good, faults: { confirmation: "different" } },
      { type: "typed", change: { password: "x" } },
      startOf({ ...values, password: "x" }),
    ],
    [
      "another school clears what depends on it",
      { ...good, faults: { school: "missing", card: "invalid", phone: "invalid", name: "invalid" } },
      { type: "school-touched" },
      { ...good, faults: { name: "invalid" } },
    ],
    ["T-274 success", sending, { type: "done" }, { stage: "done", values }],
    ["T-276 T-303 the user exists", sending, failing("USER_EXISTS"), exists],
    ["T-277 T-304 the account is not activated", sending, failing("REGISTRATION_NOT_VALIDATED"), waiting],
    ["T-305 the card exists", sending, failing("CARD_EXISTS", 500), { ...good, faults: { card: "taken" } }],
    [
      "T-306 the address belongs to the other platform",
      sending,
      failing("MAIL_ON_OTHER_PLATFORM", 500),
      { ...good, faults: { email: "elsewhere" } },
    ],
    ["T-307 any other failure", sending, { type: "failed", error: broken }, { stage: "failed", values, error: broken }],
    ["after which it can be tried again", { stage: "failed", values, error: broken }, submitted, sending],
    ["closing a dialog leads back to the address", exists, { type: "closed" }, { ...good, faults: { email: "taken" } }],
    [
      "T-278 another address is asked for",
      waiting,
      { type: "asked-for-other-mail" },
      { stage: "editing", values: { ...values, email: "" }, faults: { email: "another" } },
    ],
    ["typing while it is sent changes nothing", sending, { type: "typed", change: { name: "B" } }, sending],
    ["an answer nobody waits for changes nothing", good, { type: "done" }, good],
  ])("%s", (_rule, before, event, after) => {
    expect(registrationFlow(before, event)).toEqual(after);
  });

  it.each<[string, RegistrationState, boolean]>([
    ["what is good", good, true],
    ["not twice", sending, false],
    ["T-287 not without the terms", startOf({ ...values, terms: false }), false],
  ])("may be sent: %s", (_rule, state, may) => {
    expect(maySend(state, scope)).toBe(may);
  });
});
