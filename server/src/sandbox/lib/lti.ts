import { createHmac } from "node:crypto";

/** The tool that launches go to. It exists only in the sandbox, so its secret protects nothing. */
export const EMBEDDED_TOOL = { key: "anaquel", secret: "embedded-tool" } as const;

/** How long a signature is good for. */
export const LAUNCH_MS = 300_000;

/** Address of the embedded tool. */
export function toolUrl(publicUrl: string): string {
  return `${publicUrl}dev/lti-tool`;
}

/** What a launch is made of. */
export interface Launch {
  action: string;
  /** Key and secret of the tool. */
  tool: { key: string; secret: string };
  /** What the tool opens. */
  resourceId: string;
  /** The course that the resource belongs to. */
  context?: { id: string; title: string };
  accountId: number;
  language: string;
  nonce: string;
  now: Date;
}

/** The form fields of an LTI 1.1 launch, signed. The tool learns who comes by a number only. */
export function signedLaunch(launch: Launch): Record<string, string> {
  const { action, tool, resourceId, context, accountId, language, nonce, now } = launch;
  const fields = {
    lti_message_type: "basic-lti-launch-request",
    lti_version: "LTI-1p0",
    resource_link_id: resourceId,
    ...(context && { context_id: context.id, context_title: context.title }),
    user_id: String(accountId),
    roles: "Instructor",
    launch_presentation_locale: language,
    oauth_callback: "about:blank",
    oauth_consumer_key: tool.key,
    oauth_nonce: nonce,
    oauth_signature_method: "HMAC-SHA1",
    oauth_timestamp: String(Math.floor(now.getTime() / 1000)),
    oauth_version: "1.0",
  };
  return { ...fields, oauth_signature: signature(action, fields, tool.secret) };
}

/** The OAuth 1.0a signature of a posted form (RFC 5849, section 3.4), without a token. */
export function signature(action: string, fields: Readonly<Record<string, string>>, secret: string): string {
  const pairs = Object.entries(fields)
    .filter(([name]) => name !== "oauth_signature")
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .sort();
  const base = ["POST", percent(action), percent(pairs.join("&"))].join("&");
  return createHmac("sha1", `${percent(secret)}&`)
    .update(base)
    .digest("base64");
}

/** Percent-encoding of RFC 3986, which leaves fewer characters alone than the platform's. */
function percent(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
