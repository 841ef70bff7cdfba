import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import Provider, { type JWK } from "oidc-provider";
import { escapeMarkup } from "../../lib/escape.ts";
import { callbackUrl, EMBEDDED_CLIENT, embeddedIssuer } from "../domains/session/third-parties.ts";
import type { Services } from "../http/context.ts";
import { PROVIDERS, type ProviderName } from "../identities/providers.ts";
import { PERSONAS, type Persona } from "../seed/personas.ts";
import { page } from "./page.ts";
import { ProviderMemory } from "./provider-memory.ts";

/** A stranger to the portal, who may register with the identity. */
const STRANGER = { mail: "nobody@demo.anaquel.example", name: "Somebody without an account" };

/** Somebody whose address the provider has not confirmed. */
const UNCONFIRMED = { mail: "unconfirmed@demo.anaquel.example", name: "Somebody with an unconfirmed address" };

/** Identity providers of the sandbox: real OpenID Connect, with a sign-in page that lists the demo accounts. */
export function identityProviderRoutes(app: FastifyInstance, { config }: Services): void {
  // The provider reads the bodies of its own endpoints itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  for (const name of ["google", "microsoft"] as const) {
    const provider = createProvider(name, config.publicUrl);
    const prefix = `/dev/idp/${name}`;
    const handle = provider.callback();

    app.get(`${prefix}/interaction/:uid`, async (request, reply) => {
      const { uid } = request.params as { uid: string };
      const choices = [
        ...personasOf(name).map(({ mail, name: given, surname1 }) => ({ mail, name: `${given} ${surname1}` })),
        STRANGER,
        UNCONFIRMED,
      ];
      const forms = choices.map(
        (choice) =>
          `<form method="post" action="${prefix}/interaction/${escapeMarkup(uid)}/${encodeURIComponent(choice.mail)}"><button>${escapeMarkup(choice.name)}<small>${escapeMarkup(choice.mail)}</small></button></form>`,
      );
      return page(reply, `${PROVIDERS[name].name} (embedded): choose an account`, forms.join(""));
    });

    app.post(`${prefix}/interaction/:uid/:mail`, async (request, reply) => {
      const { mail } = request.params as { mail: string };
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: mail } });
    });

    app.all(`${prefix}/*`, (request, reply) => {
      reply.hijack();
      mount(request.raw, reply.raw, prefix, handle);
    });
  }
}

/** Lets the provider believe it stands at the root, while its addresses keep the prefix. */
function mount(
  request: IncomingMessage,
  response: ServerResponse,
  prefix: string,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const mounted = request as IncomingMessage & { originalUrl?: string };
  mounted.originalUrl = request.url;
  request.url = request.url?.slice(prefix.length) || "/";
  void handle(request, response);
}

function personasOf(name: ProviderName): readonly Persona[] {
  return PERSONAS.filter(({ platformId }) => platformId === PROVIDERS[name].platformId);
}

function createProvider(name: ProviderName, publicUrl: string): Provider {
  const prefix = `/dev/idp/${name}`;
  const provider = new Provider(embeddedIssuer(publicUrl, name), {
    adapter: ProviderMemory,
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    clients: [
      {
        client_id: EMBEDDED_CLIENT.clientId,
        client_secret: EMBEDDED_CLIENT.clientSecret,
        redirect_uris: [callbackUrl(publicUrl, name)],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString("hex")],
      names: { session: `idp-${name}`, interaction: `idp-${name}-step`, resume: `idp-${name}-resume` },
    },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: sub,
        email_verified: sub !== UNCONFIRMED.mail,
        name: personasOf(name).find(({ mail }) => mail === sub)?.name ?? STRANGER.name,
      }),
    }),
    interactions: { url: (_context, interaction) => `${prefix}/interaction/${interaction.uid}` },
    jwks: { keys: [signingKey()] },
    // Everybody agrees to show their address to the portal; there is nothing else to agree to.
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
  });
  provider.proxy = true;
  return provider;
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...(privateKey.export({ format: "jwk" }) as JWK), use: "sig", alg: "RS256", kid: "embedded" };
}
