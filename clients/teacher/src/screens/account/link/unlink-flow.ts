import { isGoodPassword } from "@anaquel/client-kit/forms";

/** Result of unlinking that failed, as the documents name it. Source: T-257, T-258. */
export const UNLINK_FAILED = "DISCONNECT-KO";

/** The password the account gets, twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What is wrong with it. */
export interface NewPasswordFaults {
  password?: "rules";
  confirmation?: "different";
}

/** What was typed, and where unlinking stands. */
export type UnlinkState = { values: NewPassword } & (
  | { stage: "editing"; faults: NewPasswordFaults }
  | { stage: "sending" | typeof UNLINK_FAILED }
);

/** What happens in the dialog. A success leaves it. */
export type UnlinkEvent =
  | { type: "typed"; field: keyof NewPassword; value: string }
  | { type: "submitted" }
  | { type: "failed" };

/** The empty dialog. */
export const START: UnlinkState = { stage: "editing", values: { password: "", confirmation: "" }, faults: {} };

/** What is wrong before anything is sent. Source: T-237, T-238, G20. */
export function faultsOf({ password, confirmation }: NewPassword): NewPasswordFaults {
  return {
    ...(!isGoodPassword(password) && { password: "rules" }),
    ...(confirmation !== password && { confirmation: "different" }),
  };
}

/** Whether submitting may send what was typed. */
export function maySend({ stage, values }: UnlinkState): boolean {
  return stage !== "sending" && Object.keys(faultsOf(values)).length === 0;
}

/** The next state. Source: T-257. */
export function unlinkFlow(state: UnlinkState, event: UnlinkEvent): UnlinkState {
  const { values, stage } = state;
  switch (event.type) {
    case "typed":
      return stage === "sending"
        ? state
        : { stage: "editing", values: { ...values, [event.field]: event.value }, faults: {} };
    case "submitted":
      if (stage === "sending") return state;
      return maySend(state) ? { stage: "sending", values } : { stage: "editing", values, faults: faultsOf(values) };
    case "failed":
      return stage === "sending" ? { stage: UNLINK_FAILED, values } : state;
  }
}
