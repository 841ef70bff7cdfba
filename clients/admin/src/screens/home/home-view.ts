/** What customer support sees at the start of the back-office. */
export type HomeView = "menu" | "users" | "later";

/**
 * The view of an address: the user search is opened by the history state `{admin: true}`, or by a link that carries its
 * filters; the other tools of the menu come later. Source: B-051 to B-054, B-057.
 */
export function homeView(search: string, state: unknown): HomeView {
  const query = new URLSearchParams(search);
  if (query.has("tool")) return "later";
  const isSent = typeof state === "object" && state !== null && "admin" in state && state.admin === true;
  return isSent || search !== "" ? "users" : "menu";
}
