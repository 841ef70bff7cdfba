import { isGoodPassword } from "@anaquel/client-kit/forms";

/** The three passwords of the form. */
export interface PasswordValues {
  current: string;
  next: string;
  confirmation: string;
}

/** What is wrong with each of them; `wrong` only the server can tell. */
export interface PasswordFaults {
  current?: "empty" | "wrong";
  next?: "rules";
  confirmation?: "different";
}

/** What is wrong before anything is sent. Source: T-237, T-238, G-27. */
export function faultsOf({ current, next, confirmation }: PasswordValues): PasswordFaults {
  return {
    ...(current === "" && { current: "empty" }),
    ...(!isGoodPassword(next) && { next: "rules" }),
    ...(confirmation !== next && { confirmation: "different" }),
  };
}
