import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import { ProblemError } from "../../../contract/problem.ts";
import type { Answer } from "../../http/context.ts";
import { type Handlers, noContent, ok } from "../../http/handlers.ts";
import { verifyPassword } from "../../lib/password.ts";
import { signInRefusal } from "./rules.ts";
import * as store from "./store.ts";
import { toUserInfo } from "./user-info.ts";

const FLOW_LIFETIME_MS = 600_000;
const PLATFORMS = { google: 1, microsoft: 2 } as const;

export const sessionHandlers = {
  async signIn({ query, body, now }, { db, config }) {
    const account = (await store.findByMail(db, body.mail)) ?? null;
    const passwordFits = await verifyPassword(body.password, account?.password_hash ?? null);
    const refusal = signInRefusal(account && { ...account, passwordFits });
    if (refusal || !account) throw new ProblemError(refusal ?? "INVALID_CREDENTIALS");
    const token = await store.openSession(db, account.id, now);
    const returnUrl = safeReturnUrl(query.returnTo, config.publicUrl) ?? config.publicUrl;
    return ok<"signIn">({ returnUrl }, { "x-access-token": token });
  },

  async signOut({ caller }, { db }) {
    if (caller) await store.endSession(db, caller.tokenHash);
    return noContent;
  },

  async getCurrentUser({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getCurrentUser">(toUserInfo(await store.findAccount(db, caller.accountId), caller.postLogin));
  },

  async startThirdPartySignIn({ path, query, flowId, now }, { db, config, thirdParties }) {
    const returnTo = safeReturnUrl(query.returnTo ?? config.publicUrl, config.publicUrl);
    if (!returnTo || !flowId) throw new ProblemError("RETURN_ADDRESS_REFUSED");
    const { url, ...flow } = await thirdParties.start(path.provider);
    await store.saveFlow(db, {
      ...flow,
      provider: path.provider,
      flow_id: flowId,
      return_to: returnTo,
      created_at: now,
    });
    return redirect(url);
  },

  async finishThirdPartySignIn({ path, query, flowId, now }, { db, config, thirdParties }) {
    const failed = redirect(`${config.publicUrl}third-parties-error`);
    const flow = query.state ? await store.takeFlow(db, query.state) : undefined;
    const isOwn = flow && flow.flow_id === flowId && flow.provider === path.provider;
    if (!isOwn || query.error || now.getTime() - flow.created_at.getTime() > FLOW_LIFETIME_MS) return failed;
    const sent = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const identity = await thirdParties.finish(path.provider, sent, flow).catch(() => null);
    if (!identity) return failed;
    const platform = PLATFORMS[path.provider];
    const account = await store.findByIdentity(db, path.provider, platform, identity.subject, identity.verifiedMail);
    if (!account?.active) return failed;
    return redirect(flow.return_to, { "x-access-token": await store.openSession(db, account.id, now) });
  },
} satisfies Partial<Handlers>;

function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 302, headers: { location, ...headers } };
}
