/** What an operation's extensions mean for a caller, in words: for the reference, and for the docstrings of generated types. */
import type { Document, Operation } from "./document.ts";
import { type LocatedOperation, listOperations } from "./expand.ts";
import { DEFAULT_MAX_BYTES, DEFAULT_TIMEOUT_MS } from "./render.ts";

/** Who may call, in Markdown. */
export function describeCallers(operation: Operation): string {
  const roles = operation["x-roles"] ?? [];
  const permissions = (operation["x-permissions"] ?? []).map((name) => `\`${name}\``);
  const others = (operation["x-or-permissions"] ?? []).map((name) => `\`${name}\``);
  const who = roles.includes("public") ? "anybody" : roles.includes("session") ? "anybody signed in" : roles.join(", ");
  return [
    who,
    ...(permissions.length > 0 ? [`with ${permissions.join(", ")}`] : []),
    ...(others.length > 0 ? [`or anybody with ${others.join(" or ")}`] : []),
  ].join("; ");
}

/** How long a caller waits for the answer, in words. */
export function describeTime(operation: Operation): string {
  return `${(operation["x-timeout-ms"] ?? DEFAULT_TIMEOUT_MS) / 1000} s`;
}

/** The largest body of a request, in words; null for an operation without a body. */
export function describeSize(operation: Operation): string | null {
  if (!operation.requestBody) return null;
  const bytes = operation["x-max-bytes"] ?? DEFAULT_MAX_BYTES;
  return bytes % DEFAULT_MAX_BYTES === 0 ? `${bytes / DEFAULT_MAX_BYTES} MiB` : `${bytes.toLocaleString("en")} bytes`;
}

/** Since when an operation is deprecated and when it will be gone; null for all others. */
export function describeDeprecation({ "x-deprecation": going }: Operation): string | null {
  if (!going) return null;
  return `since ${going.since}${going.sunset ? `, gone on ${going.sunset}` : ""}`;
}

/** What the status 401 of an operation means; null when it has none. */
export function describeUnauthorized(operation: Operation): string | null {
  if (!operation.responses[401]) return null;
  const isPublic = operation["x-roles"]?.includes("public");
  if (isPublic) return "says nothing of a session";
  return operation["x-keeps-session"] ? "ends the session only as `NO_SESSION`" : "means that there is no session";
}

/** The facts of an operation as a list in Markdown. */
export function describeFacts(operation: Operation): string {
  const captcha = operation["x-captcha"];
  const size = describeSize(operation);
  const going = describeDeprecation(operation);
  const unauthorized = describeUnauthorized(operation);
  return [
    ...(going ? [`- **Deprecated** ${going}.`] : []),
    `- **Who may call**: ${describeCallers(operation)}.`,
    ...(captcha ? [`- **Captcha**: a token for the action \`${captcha}\`.`] : []),
    `- **Time limit**: ${describeTime(operation)}.`,
    ...(size ? [`- **Largest body**: ${size}.`] : []),
    ...(unauthorized ? [`- **401** ${unauthorized}.`] : []),
    ...(operation["x-background"] ? ["- **Session**: this call does not extend it."] : []),
    ...(operation["x-navigation"] ? ["- **Opened by the browser**, as a page or a download, not by a script."] : []),
  ].join("\n");
}

/** The document as it is published: the facts stand at the end of every description. The document itself stays as it is. */
export function withFacts(document: Document): Document {
  const published = structuredClone(document);
  for (const { operation } of listOperations(published)) {
    operation.description = `${operation.description.trimEnd()}\n\n${describeFacts(operation)}\n`;
  }
  return published;
}

/** The document without pages: what a program calls. Navigations at the root of the portal are no part of the API base. */
export function withoutPages(document: Document): Document {
  const callable = structuredClone(document);
  const isPage = ({ operation }: LocatedOperation) => operation.servers !== undefined;
  for (const { method, path } of listOperations(callable).filter(isPage)) delete callable.paths[path]?.[method];
  return callable;
}
