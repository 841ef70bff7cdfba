import { send } from "@anaquel/client-kit/api";
import { asApiError } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { findSchool, type School } from "@anaquel/client-kit/schools";
import { refreshSession, type UserInfo } from "@anaquel/client-kit/session";
import { type Dispatch, useReducer } from "react";
import { useSWRConfig } from "swr";
import { paths } from "../../../paths.ts";
import { type ChangeEvent, type ChangeState, changeFlow, START, submission } from "./change-school-flow.ts";

/** The change of school bound to the API. Succeeding leaves the page. Source: P-208, P-210, P-211. */
export function useChangeSchool(user: UserInfo): {
  state: ChangeState;
  dispatch: Dispatch<ChangeEvent>;
  submit: () => Promise<void>;
} {
  const go = useGo();
  const { mutate } = useSWRConfig();
  const [state, dispatch] = useReducer(changeFlow, START);

  async function lookUp(): Promise<void> {
    try {
      dispatch({ type: "found", school: await findSchool(state.code), user });
    } catch (failure) {
      dispatch({ type: "lookup-failed", error: asApiError(failure) });
    }
  }

  async function move(school: School): Promise<void> {
    try {
      await send("post", "/teacher/", { body: { idcentro: school.c_centro, premiumcode: state.code } });
    } catch (failure) {
      dispatch({ type: "move-failed", error: asApiError(failure) });
      return;
    }
    dispatch({ type: "moved" });
    await refreshSession();
    // The titles that were read belong to the school before; the library is chosen anew.
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("/library"), undefined);
    go(paths.editLibrary);
  }

  async function submit(): Promise<void> {
    const work = submission(state);
    if (!work) return;
    dispatch({ type: "submitted" });
    if (work === "move" && "school" in state) await move(state.school);
    else await lookUp();
  }

  return { state, dispatch, submit };
}
