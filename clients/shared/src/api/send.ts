import { DEFAULT_TIMEOUT_MS, KEEPS_SESSION, TIMEOUTS } from "@anaquel/openapi/timeouts";
import type { paths } from "@anaquel/openapi/types";
import createClient from "openapi-fetch";
import { ApiError, isAbort, NO_ANSWER, TIMED_OUT } from "./api-error.ts";

/** Methods of the contract. */
export type HttpMethod = "get" | "put" | "post" | "delete";

/** Paths of the contract that have a method. */
export type MethodPath<M extends HttpMethod> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type Operation<M extends HttpMethod, P extends MethodPath<M>> = paths[P][M];

/** What an operation answers when it succeeds. */
export type ResultOf<M extends HttpMethod, P extends MethodPath<M>> =
  Operation<M, P> extends { responses: { 200: { content: { "application/json": infer Body } } } } ? Body : undefined;

/** What an operation takes, and how long it may be waited for. */
export type Input<M extends HttpMethod, P extends MethodPath<M>> = (Operation<M, P> extends {
  parameters: infer Parameters;
}
  ? { params?: { path?: PathOf<Parameters>; query?: QueryOf<Parameters> } }
  : object) &
  (Operation<M, P> extends { requestBody: { content: { "application/json": infer Body } } }
    ? { body: Body }
    : { body?: never }) & {
    signal?: AbortSignal | undefined;
    /** What a lost session does; by default the browser goes to sign in. */
    onNoSession?: "signin" | "throw";
  };

type PathOf<P> = P extends { path?: infer Path } ? Path : never;
type QueryOf<P> = P extends { query?: infer Query } ? Query : never;

// The fetch of the moment is used, because openapi-fetch would keep the one it saw at creation.
const client = createClient<paths>({
  baseUrl: `${location.origin}/api`,
  credentials: "same-origin",
  fetch: (request) => globalThis.fetch(request),
});

/** How long a page may take to be left; after that it has stayed, as when a link was a download. */
const LEAVING_MS = 10_000;
let leavingUntil = 0;

function noteLeaving(): void {
  leavingUntil = performance.now() + LEAVING_MS;
}

// Signing out ends the session while calls may be under way: what they answer must not lead anywhere else.
addEventListener("beforeunload", noteLeaving);

/**
 * Calls an operation of the contract and gives its body and headers.
 *
 * @throws ApiError for every answer that is not a success, after the operation's own time limit (408), or without answer (0)
 * @throws DOMException AbortError when the given signal is aborted
 */
export async function call<M extends HttpMethod, P extends MethodPath<M>>(
  method: M,
  path: P,
  input: Input<M, P>,
): Promise<{ body: ResultOf<M, P>; headers: Headers }> {
  const { signal, onNoSession = "signin", ...init } = input as Input<M, P> & { signal?: AbortSignal };
  const operation = `${method.toUpperCase()} ${path}`;
  const limit = AbortSignal.timeout(TIMEOUTS[operation] ?? DEFAULT_TIMEOUT_MS);
  // openapi-fetch types the input of one literal path; here path and input are checked together by `Input`.
  const request = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  const answer = await request(method, path, {
    ...init,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }).catch((error: unknown) => {
    if (signal?.aborted && isAbort(error)) throw error;
    throw new ApiError(limit.aborted ? TIMED_OUT : NO_ANSWER);
  });
  if (!answer.response.ok) {
    const error = new ApiError(answer.response.status, answer.error, answer.response.headers);
    if (error.status === 401 && onNoSession === "signin" && !KEEPS_SESSION.has(operation)) leaveToSignIn();
    throw error;
  }
  // The gateway checked the answer against the same contract.
  return { body: answer.data as ResultOf<M, P>, headers: answer.response.headers };
}

/** Like `call`, for callers that want the body only. */
export async function send<M extends HttpMethod, P extends MethodPath<M>>(
  method: M,
  path: P,
  input: Input<M, P>,
): Promise<ResultOf<M, P>> {
  return (await call(method, path, input)).body;
}

function leaveToSignIn(): void {
  if (performance.now() < leavingUntil) return;
  noteLeaving();
  location.assign(`/signin?returnTo=${encodeURIComponent(location.href)}`);
}
