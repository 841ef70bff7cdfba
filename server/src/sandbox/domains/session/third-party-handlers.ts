import { safeReturnUrl } from "@anaquel/openapi/checks/return-url";
import type { Kysely, Selectable } from "kysely";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database, ThirdPartyFlowTable } from "../../db/schema.ts";
import type { Answer } from "../../http/context.ts";
import type { Handlers } from "../../http/handlers.ts";
import { type LinkResult, linkResult } from "../../identities/linking.ts";
import { PROVIDERS, type ProviderName } from "../../identities/providers.ts";
import { findOwners, joinProvider, keepIdentity } from "../../identities/store.ts";
import * as store from "./store.ts";
import type { Identity } from "./third-parties.ts";

const FLOW_LIFETIME_MS = 600_000;

type Db = Kysely<Database>;
type Flow = Selectable<ThirdPartyFlowTable>;

/** Going to an identity provider and coming back, to sign in, to register or to link an account. */
export const thirdPartyHandlers = {
  async startThirdPartySignIn({ caller, path, query, flowId, now }, { db, config, thirdParties }) {
    const returnTo = safeReturnUrl(query.returnTo ?? config.publicUrl, config.publicUrl);
    if (!returnTo || !flowId) throw new ProblemError("RETURN_ADDRESS_REFUSED");
    const isLinking = query.routeOrigin === "EDIT_ACCOUNT";
    if (isLinking && !caller) return redirect(`${config.publicUrl}signin?${new URLSearchParams({ returnTo })}`);
    const { url, ...flow } = await thirdParties.start(path.provider);
    await store.saveFlow(db, {
      ...flow,
      provider: path.provider,
      flow_id: flowId,
      return_to: returnTo,
      account_id: isLinking && caller ? caller.accountId : null,
      created_at: now,
    });
    return redirect(url);
  },

  async finishThirdPartySignIn({ path, query, flowId, now }, { db, config, thirdParties }) {
    const { provider } = path;
    const failed = redirect(`${config.publicUrl}third-parties-error`);
    const flow = query.state ? await store.takeFlow(db, query.state) : undefined;
    const isOwn = flow && flow.flow_id === flowId && flow.provider === provider;
    if (!isOwn || now.getTime() - flow.created_at.getTime() > FLOW_LIFETIME_MS) return failed;
    const sent = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const identity = query.error ? null : await thirdParties.finish(provider, sent, flow).catch(() => null);
    if (flow.account_id !== null)
      return accountPage(flow, await link(db, flow.account_id, { provider, identity, now }));
    if (!identity) return failed;
    const { subject, verifiedMail: mail, names } = identity;
    const account = await store.findByIdentity(db, provider, PROVIDERS[provider].platformId, subject, mail);
    if (!account && mail) {
      const pending = { provider, subject, mail, ...names, return_to: flow.return_to, created_at: now };
      const { id, hash } = await keepIdentity(db, pending);
      return redirect(`${config.publicUrl}register/${id}/${hash}?${new URLSearchParams({ returnTo: flow.return_to })}`);
    }
    if (!account?.active) return failed;
    return redirect(flow.return_to, { "x-access-token": await store.openSession(db, account.id, now) });
  },
} satisfies Partial<Handlers>;

async function link(
  db: Db,
  accountId: number,
  { provider, identity, now }: { provider: ProviderName; identity: Identity | null; now: Date },
): Promise<LinkResult> {
  if (!identity) return "UNEXPECTED";
  const { subject, verifiedMail } = identity;
  const result = linkResult({
    accountId,
    platformId: (await store.findAccount(db, accountId)).platform_id,
    providerPlatformId: PROVIDERS[provider].platformId,
    owners: await findOwners(db, provider, subject, verifiedMail),
  });
  if (result !== "OK") return result;
  return (await joinProvider(db, accountId, { provider, subject }, now)) ? "OK" : "OTHER-USER";
}

/** Back to the page that started linking, with how it ended. Source: T-259. */
function accountPage(flow: Flow, result: LinkResult): Answer {
  const url = new URL(flow.return_to);
  url.searchParams.set("error", result);
  return redirect(url.href);
}

function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 302, headers: { location, ...headers } };
}
