import { useEffect } from "react";
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from "swr";
import { type ApiError, isAbort } from "./api-error.ts";
import { signalFor, waitFor } from "./in-flight.ts";
import { ownTask } from "./own-task.ts";
import { type Input, type MethodPath, type ResultOf, send } from "./send.ts";

/** What a screen knows of a read. */
export interface ApiState<T> {
  data: T | undefined;
  error: ApiError | undefined;
  /** True while there is neither data nor error. */
  isLoading: boolean;
  /** True while fresh data is being read, also behind data already shown. */
  isRefreshing: boolean;
  /** Reads again; for retry buttons. */
  retry: () => void;
  /** Changes the data on the page at once, without reading it again. */
  update: (change: (data: T) => T) => void;
}

const SETTINGS: SWRConfiguration = {
  // The person decides when to try again; retries by themselves would multiply the load of a service in trouble.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
};

/**
 * Reads an operation of the contract. `null` as input reads nothing yet. The call is aborted when nobody needs it. A component is
 * drawn again for what it looks at while it is drawn: what only a handler looks at may be of an earlier moment.
 */
export function useApi<P extends MethodPath<"get">>(
  path: P,
  input: Input<"get", P> | null,
  settings: { keepPrevious?: boolean } = {},
): ApiState<ResultOf<"get", P>> {
  const key = input && JSON.stringify([path, input]);
  useEffect(() => (key ? waitFor(key) : undefined), [key]);
  const { cache } = useSWRConfig();
  const read = input && [path, input];
  const state = useSWR<ResultOf<"get", P>, ApiError>(
    read,
    async () => {
      const signal = signalFor(key ?? "");
      // A page begins with many reads, and the browser is busy with each for a while.
      await ownTask();
      signal.throwIfAborted();
      return send("get", path, { ...(input as Input<"get", P>), signal });
    },
    { ...SETTINGS, keepPreviousData: settings.keepPrevious ?? false },
  );
  return {
    get data() {
      return state.data;
    },
    get error() {
      return isAbort(state.error) ? undefined : state.error;
    },
    get isLoading() {
      return state.isLoading || (input !== null && state.data === undefined && isAbort(state.error));
    },
    get isRefreshing() {
      return state.isValidating;
    },
    retry: () => void state.mutate(),
    update(change) {
      // What is still being read has nothing to change, and a change would have the answer thrown away.
      if (cache.get(unstable_serialize(read))?.data === undefined) return;
      void state.mutate((known) => (known === undefined ? known : change(known)), { revalidate: false });
    },
  };
}
