import { useCallback, useState } from "react";
import { ApiError } from "./api-error.ts";
import { type HttpMethod, type Input, type MethodPath, type ResultOf, send } from "./send.ts";

/** Where a write stands. */
export type MutationState<T> =
  | { state: "idle" }
  | { state: "sending" }
  | { state: "done"; result: T }
  | { state: "failed"; error: ApiError };

/** Writes through an operation of the contract and tells where the write stands. */
export function useSend<M extends HttpMethod, P extends MethodPath<M>>(
  method: M,
  path: P,
): [MutationState<ResultOf<M, P>>, (input: Input<M, P>) => Promise<void>, () => void] {
  const [state, setState] = useState<MutationState<ResultOf<M, P>>>({ state: "idle" });
  const start = useCallback(
    async (input: Input<M, P>) => {
      setState({ state: "sending" });
      try {
        setState({ state: "done", result: await send(method, path, input) });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setState({ state: "failed", error });
      }
    },
    [method, path],
  );
  const reset = useCallback(() => setState({ state: "idle" }), []);
  return [state, start, reset];
}
