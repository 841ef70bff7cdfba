import * as oidc from "openid-client";
import type { ProviderConfig, SandboxConfig } from "../../config.ts";
import { type PersonNames, personNames } from "../../identities/names.ts";
import type { ProviderName } from "../../identities/providers.ts";

/** What a flow must remember until the browser comes back. */
export interface StartedFlow {
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** Who a provider says has signed in. */
export interface Identity {
  subject: string;
  verifiedMail: string | null;
  names: PersonNames;
}

/** OpenID Connect code flows with PKCE. */
export interface ThirdParties {
  start(provider: ProviderName): Promise<StartedFlow>;
  finish(provider: ProviderName, query: URLSearchParams, flow: Omit<StartedFlow, "url">): Promise<Identity>;
}

/** Client of the embedded providers. They exist only in the sandbox, so its secret protects nothing. */
export const EMBEDDED_CLIENT = { clientId: "anaquel", clientSecret: "embedded-provider" } as const;

/** Address of an embedded provider. */
export function embeddedIssuer(publicUrl: string, provider: ProviderName): string {
  return `${publicUrl}dev/idp/${provider}`;
}

/** Where a provider sends the browser back to. */
export function callbackUrl(publicUrl: string, provider: ProviderName): string {
  return `${publicUrl}api/third-parties/${provider}/callback`;
}

export function createThirdParties(config: SandboxConfig): ThirdParties {
  const discovered = new Map<ProviderName, Promise<oidc.Configuration>>();

  function configurationOf(provider: ProviderName): Promise<oidc.Configuration> {
    const known = discovered.get(provider);
    if (known) return known;
    const found = discover(
      config.providers[provider] ?? { issuer: embeddedIssuer(config.publicUrl, provider), ...EMBEDDED_CLIENT },
    );
    discovered.set(provider, found);
    // A provider that is down now may be back for the next person.
    found.catch(() => discovered.delete(provider));
    return found;
  }

  return {
    async start(provider) {
      const configuration = await configurationOf(provider);
      const verifier = oidc.randomPKCECodeVerifier();
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl(config.publicUrl, provider),
        scope: "openid email profile",
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      return { url: url.href, state, nonce, verifier };
    },
    async finish(provider, query, flow) {
      const configuration = await configurationOf(provider);
      const current = new URL(`${callbackUrl(config.publicUrl, provider)}?${query}`);
      const tokens = await oidc.authorizationCodeGrant(configuration, current, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the provider gave no identity");
      const mail = typeof claims.email === "string" && claims.email_verified === true ? claims.email : null;
      const text = (value: unknown) => (typeof value === "string" ? value : undefined);
      const said = { given: text(claims.given_name), family: text(claims.family_name), whole: text(claims.name) };
      return { subject: claims.sub, verifiedMail: mail, names: personNames(said) };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderConfig): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith("http:");
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
}
