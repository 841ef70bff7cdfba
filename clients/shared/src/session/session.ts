import type { components } from "@anaquel/openapi/types";
import useSWR, { mutate } from "swr";
import { ApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { clientConfig } from "../config/client-config.ts";

/** The signed-in user. */
export type UserInfo = components["schemas"]["UserInfo"];

/** Who is there. */
export type Session =
  | { state: "loading" }
  | { state: "visitor" }
  | { state: "user"; user: UserInfo }
  | { state: "failed"; error: ApiError; retry: () => void };

const SESSION_KEY = "session";

/** Who is signed in, read once and shared by every component. */
export function useSession(): Session {
  const { data, error } = useSWR<UserInfo | null, ApiError>(SESSION_KEY, () => early ?? readUser(), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    fallbackData: known,
  });
  if (data) return { state: "user", user: data };
  if (data === null) return { state: "visitor" };
  if (error) return { state: "failed", error, retry: () => void refreshSession() };
  return { state: "loading" };
}

/** Who is there, as it was known before anything was drawn. */
let known: UserInfo | null | undefined;
/** The reading that was begun before anything was drawn, while it lasts. */
let early: Promise<UserInfo | null> | null = null;

/** Reads who is there before anything is drawn. A failure is left to the components, which ask again. */
export async function readSession(): Promise<void> {
  early = readUser();
  known = await early.catch(() => undefined);
  early = null;
}

/** Reads the user again. Call it after anything that changes role, school or permissions. */
export async function refreshSession(): Promise<void> {
  await mutate(SESSION_KEY);
}

async function readUser(): Promise<UserInfo | null> {
  // The page may say that nobody is signed in.
  if (clientConfig().signedIn === false) return null;
  try {
    return await send("get", "/user", { onNoSession: "throw" });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
