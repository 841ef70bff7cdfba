import { ApiError, send } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useGo } from "@anaquel/client-kit/routing";
import { useLingui } from "@lingui/react/macro";
import { useReducer } from "react";
import { useSWRConfig } from "swr";
import { paths } from "../../../paths.ts";
import type { LibraryTitle } from "../home/library-groups.ts";
import { afterFailure, type SaveState, saveFlow } from "./save-flow.ts";
import { toEntry } from "./selection.ts";

/** Saves a whole library and goes where the result leads. Source: P-184 to P-187, P-196. */
export function useSaveLibrary(): {
  state: SaveState;
  save: (titles: readonly LibraryTitle[]) => Promise<void>;
  close: () => void;
} {
  const { i18n } = useLingui();
  const go = useGo();
  const { mutate } = useSWRConfig();
  const [state, dispatch] = useReducer(saveFlow, { step: "choosing" });

  async function save(titles: readonly LibraryTitle[]) {
    dispatch({ type: "confirmed" });
    try {
      await send("put", "/library", { body: { library: [...new Set(titles.map(toEntry))] } });
    } catch (failure) {
      const error = failure instanceof ApiError ? failure : new ApiError(500);
      const next = afterFailure(error.status);
      if (next === "dialog") dispatch({ type: "refused", error });
      if (next === "error-page") {
        go("/error", { state: { message: messageFor(i18n, error), reference: referenceOf(error) } });
      }
      return;
    }
    // What was read before the save is forgotten, so that the home page shows the new shelf and never the old one.
    void mutate((key) => Array.isArray(key) && String(key[0]).startsWith("/library"), undefined);
    go(paths.home);
  }

  return { state, save, close: () => dispatch({ type: "closed" }) };
}
