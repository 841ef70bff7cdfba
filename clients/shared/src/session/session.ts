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
  const { data, error } = useSWR<UserInfo | null, ApiError>(SESSION_KEY, readUser, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateIfStale: false,
    // Where the page says that nobody is signed in, that is known before anything is asked.
    ...(isVisitor() ? { fallbackData: null } : {}),
  });
  if (data) return { state: "user", user: data };
  if (data === null) return { state: "visitor" };
  if (error) return { state: "failed", error, retry: () => void refreshSession() };
  return { state: "loading" };
}

/** Reads the user again. Call it after anything that changes role, school or permissions. */
export async function refreshSession(): Promise<void> {
  await mutate(SESSION_KEY);
}

function isVisitor(): boolean {
  return clientConfig().signedIn === false;
}

async function readUser(): Promise<UserInfo | null> {
  if (isVisitor()) return null;
  try {
    return await send("get", "/user", { onNoSession: "throw" });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
