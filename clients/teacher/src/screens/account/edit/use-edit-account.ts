import { send } from "@anaquel/client-kit/api";
import { getCaptchaToken } from "@anaquel/client-kit/captcha";
import { asApiError } from "@anaquel/client-kit/forms";
import { refreshSession, type UserInfo } from "@anaquel/client-kit/session";
import { type Dispatch, useReducer } from "react";
import { type AccountEvent, type AccountState, accountFlow, startOf, submission } from "./account-flow.ts";
import { scopeOf, toUpdate, valuesOf } from "./account-form.ts";

/** The account form bound to the API. Source: T-243, T-244. */
export function useEditAccount(user: UserInfo): {
  state: AccountState;
  dispatch: Dispatch<AccountEvent>;
  submit: () => Promise<void>;
} {
  const [state, dispatch] = useReducer(accountFlow, user, (shown) => startOf(valuesOf(shown)));
  const scope = scopeOf(user);

  async function submit(): Promise<void> {
    const work = submission(state, scope);
    dispatch({ type: "submitted", scope });
    if (work !== "save") return;
    try {
      const token = await getCaptchaToken("editAccount");
      await send("put", "/user", { body: toUpdate(state.values, scope, token) });
    } catch (failure) {
      dispatch({ type: "failed", error: asApiError(failure) });
      return;
    }
    dispatch({ type: "saved" });
    // The header shows the name of the user.
    await refreshSession();
  }

  return { state, dispatch, submit };
}
