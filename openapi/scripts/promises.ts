/**
 * What the contract promises a caller in extensions and in the catalogue of errors, and a comparison of specifications does not
 * judge: who may call, with which captcha, within which limits, and which reasons an operation answers.
 */
import type { Change } from "./compare.ts";
import type { Document, Operation, Response } from "./document.ts";
import { type LocatedOperation, listOperations } from "./expand.ts";
import { DEFAULT_MAX_BYTES, DEFAULT_TIMEOUT_MS } from "./render.ts";

const PROMISES =
  /^x-(roles|permissions|or-permissions|captcha|timeout-ms|max-bytes|keeps-session|owner|owner-reason|deprecation)$|^deprecated$/;
const ERROR_ENUM = /\/application~1problem\+json\/schema\/allOf\/1\/properties\/(code|reason)$/;

/** Whether a change that Redocly found is judged here instead. */
export function isPromise({ path, property = "" }: { path: string; property?: string }): boolean {
  return PROMISES.test(property) || PROMISES.test(path.slice(path.lastIndexOf("/") + 1)) || ERROR_ENUM.test(path);
}

/** What a caller may rely on differently from one document to the other. */
export function comparePromises(base: Document, revision: Document): Change[] {
  const after = new Map(listOperations(revision).map((located) => [keyOf(located), located]));
  const operations = listOperations(base).flatMap((located) => {
    const now = after.get(keyOf(located));
    if (!now) return [];
    return [
      ...compareOperations(located.operation, now.operation),
      ...compareReasons(reasonsIn(base, located.operation), reasonsIn(revision, now.operation)),
    ].map((finding): Change => ({ path: pointerOf(located), kind: "modified", ...finding }));
  });
  return [...operations, ...compareNumbers(base, revision)];
}

type Finding = Pick<Change, "impact" | "meaning"> & { property: string };

function compareOperations(before: Operation, now: Operation): Finding[] {
  const findings: Finding[] = [];
  const note = (property: string, impact: Change["impact"], meaning: string) =>
    findings.push({ property, impact, meaning });

  const lost = callersLost(before, now);
  const won = callersLost(now, before);
  if (lost.length > 0) note("x-roles", "major", `no longer for ${lost.join(", ")}`);
  if (won.length > 0) note("x-roles", "minor", `for ${won.join(", ")} too`);

  const asked = without(now["x-permissions"], before["x-permissions"]);
  const waived = without(before["x-permissions"], now["x-permissions"]);
  if (asked.length > 0) note("x-permissions", "major", `needs ${asked.join(", ")}`);
  if (waived.length > 0) note("x-permissions", "minor", `no longer needs ${waived.join(", ")}`);

  if (before["x-captcha"] !== now["x-captcha"]) {
    const captcha = now["x-captcha"];
    note("x-captcha", captcha ? "major" : "minor", captcha ? `needs a captcha for ${captcha}` : "needs no captcha");
  }
  for (const [property, standard, what] of LIMITS) {
    const [was, is] = [before[property] ?? standard, now[property] ?? standard];
    if (was !== is) note(property, is < was ? "major" : "minor", `${what} ${is} instead of ${was}`);
  }
  if (Boolean(before["x-keeps-session"]) !== Boolean(now["x-keeps-session"])) {
    const says = now["x-keeps-session"] ? "no longer means" : "means";
    note("x-keeps-session", "major", `401 ${says} that the session has ended`);
  }
  if (before["x-owner"] !== undefined && before["x-owner"] !== now["x-owner"]) {
    note("x-owner", "minor", `works on things of the kind ${now["x-owner"]}, not ${before["x-owner"]}`);
  }
  const going = now["x-deprecation"];
  if (Boolean(before.deprecated) !== Boolean(now.deprecated) || before["x-deprecation"]?.sunset !== going?.sunset) {
    const until = going?.sunset ? `, gone on ${going.sunset}` : "";
    note("deprecated", "minor", going ? `deprecated since ${going.since}${until}` : "no longer deprecated");
  }
  return findings;
}

const LIMITS = [
  ["x-timeout-ms", DEFAULT_TIMEOUT_MS, "milliseconds for an answer:"],
  ["x-max-bytes", DEFAULT_MAX_BYTES, "bytes for a body:"],
] as const;

/** What is in the first list and not in the second. */
function without(list: readonly string[] = [], others: readonly string[] = []): string[] {
  return list.filter((name) => !others.includes(name));
}

/** Who was admitted by one operation and is not by the other. */
function callersLost(before: Operation, now: Operation): string[] {
  const [was, is] = [before["x-roles"] ?? [], now["x-roles"] ?? []];
  if (is.includes("public")) return [];
  if (was.includes("public")) return ["anybody without a session"];
  if (is.includes("session")) return [];
  if (was.includes("session")) return ["anybody signed in"];
  const holders = without(before["x-or-permissions"], now["x-or-permissions"]);
  return [...without(was, is), ...holders.map((permission) => `holders of ${permission}`)];
}

function compareReasons(before: readonly string[], now: readonly string[]): Finding[] {
  const finding = (reason: string, impact: Change["impact"], meaning: string) => ({
    property: reason,
    impact,
    meaning,
  });
  return [
    ...without(before, now).map((reason) => finding(reason, "major", `no longer answers ${reason}`)),
    ...without(now, before).map((reason) => finding(reason, "minor", `may answer ${reason}`)),
  ];
}

/** The reasons that the answers of an operation list. */
function reasonsIn(document: Document, operation: Operation): string[] {
  return Object.values(operation.responses).flatMap((response) => {
    const name = (response as { $ref?: string }).$ref?.slice("#/components/responses/".length);
    const answer: Response | undefined = name === undefined ? response : document.components.responses?.[name];
    const [, own] = answer?.content?.["application/problem+json"]?.schema.allOf ?? [];
    return (own?.properties?.reason?.enum ?? []).map(String);
  });
}

/** Reasons whose number, and with it perhaps their status, is another one. */
function compareNumbers(base: Document, revision: Document): Change[] {
  return Object.entries(base.components.examples ?? {}).flatMap(([reason, { value }]) => {
    const was = (value as { code?: number } | null)?.code;
    const is = (revision.components.examples?.[reason]?.value as { code?: number } | null | undefined)?.code;
    if (was === undefined || is === undefined || was === is) return [];
    const path = `#/components/examples/${reason}`;
    const meaning = `has the code ${is} instead of ${was}`;
    return [{ path, kind: "modified", property: "code", impact: "major", component: path, meaning }];
  });
}

function keyOf({ method, path }: LocatedOperation): string {
  return `${method} ${path}`;
}

function pointerOf({ method, path }: LocatedOperation): string {
  return `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
}
