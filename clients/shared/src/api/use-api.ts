import { useEffect } from "react";
import useSWR, { type SWRConfiguration } from "swr";
import { type ApiError, isAbort } from "./api-error.ts";
import { signalFor, waitFor } from "./in-flight.ts";
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

/** Reads an operation of the contract. `null` as input reads nothing yet. The call is aborted when nobody needs it. */
export function useApi<P extends MethodPath<"get">>(
  path: P,
  input: Input<"get", P> | null,
  settings: { keepPrevious?: boolean } = {},
): ApiState<ResultOf<"get", P>> {
  const key = input && JSON.stringify([path, input]);
  useEffect(() => (key ? waitFor(key) : undefined), [key]);
  const { data, error, isLoading, isValidating, mutate } = useSWR<ResultOf<"get", P>, ApiError>(
    input && [path, input],
    () => send("get", path, { ...(input as Input<"get", P>), signal: signalFor(key ?? "") }),
    { ...SETTINGS, keepPreviousData: settings.keepPrevious ?? false },
  );
  return {
    data,
    error: isAbort(error) ? undefined : error,
    isLoading: isLoading || (input !== null && data === undefined && isAbort(error)),
    isRefreshing: isValidating,
    retry: () => void mutate(),
    update: (change) => void mutate((known) => (known === undefined ? known : change(known)), { revalidate: false }),
  };
}
