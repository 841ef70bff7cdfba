import { randomUUID } from "node:crypto";
import { join } from "node:path";
import formBody from "@fastify/formbody";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Redis } from "ioredis";
import "./types.ts";
import type { ClientName } from "@anaquel/openapi/checks/client-of";
import type { Config } from "./config.ts";
import { createContentLists } from "./content/lists.ts";
import { createContentReader } from "./content/reader.ts";
import { type CaptchaProvider, createAltchaProvider, createUpstreamProvider } from "./lib/captcha.ts";
import type { Clock } from "./lib/clock.ts";
import { createCookieJar } from "./lib/cookies.ts";
import { type DevOrigin, fetchDevPage } from "./lib/dev-pages.ts";
import { createRecaptchaProvider } from "./lib/recaptcha.ts";
import { createSealer } from "./lib/seal.ts";
import { keptKey } from "./lib/secrets.ts";
import { createSessions } from "./lib/sessions.ts";
import { createMemoryState, createRedisState, type SharedState } from "./lib/shared-state.ts";
import { access } from "./plugins/access.ts";
import { deprecation } from "./plugins/deprecation.ts";
import { answerParserError, answerUnroutable, errors } from "./plugins/errors.ts";
import { createMetrics, metrics } from "./plugins/metrics.ts";
import { originCheck } from "./plugins/origin-check.ts";
import { overload } from "./plugins/overload.ts";
import { rateLimit } from "./plugins/rate-limit.ts";
import { requestContext } from "./plugins/request-context.ts";
import { headersEverywhere, securityHeaders } from "./plugins/security-headers.ts";
import { session } from "./plugins/session.ts";
import type { ForwardEvents } from "./proxy/faults.ts";
import { createForward } from "./proxy/forward.ts";
import { readPrincipal } from "./proxy/principal.ts";
import { createStreamOperation } from "./proxy/stream-operation.ts";
import { assetRoutes, devAssetRoutes } from "./routes/assets.ts";
import { authRoutes } from "./routes/auth.ts";
import { captchaRoutes } from "./routes/captcha.ts";
import { contentRoutes } from "./routes/content.ts";
import { devRoutes } from "./routes/dev.ts";
import { docsRoutes } from "./routes/docs.ts";
import { healthRoutes, type Lifecycle } from "./routes/health.ts";
import { mediaRoutes } from "./routes/media.ts";
import { pageRoutes } from "./routes/pages.ts";
import { proxyRoutes, refuseOtherMethods } from "./routes/proxy.ts";
import { createContentSource } from "./upstreams/remote.ts";
import type { Upstream } from "./upstreams/upstream.ts";

const API_BASE = "/api";
const BODY_LIMIT_BYTES = 1024 * 1024;
const HEADER_LIMIT_BYTES = 16_384;
const SLOW_HEADERS_MS = 5000;
/** Long enough for the slowest upload that an operation allows. */
const SLOW_REQUEST_MS = 210_000;
const MAX_PARAMETER_LENGTH = 512;

/** Operations that the gateway answers with code of its own. */
const OWN_ROUTES = new Set(["signIn", "getCurrentUser", "startThirdPartySignIn", "finishThirdPartySignIn", "signOut"]);

/** What the gateway is made of. */
export interface AppOptions {
  config: Config;
  upstream: Upstream;
  clock: Clock;
  lifecycle: Lifecycle;
  logger: FastifyBaseLogger;
  redis?: Redis | null;
  clientsDir?: string;
  /** Set in development: where the clients' own servers listen. */
  devOrigin?: DevOrigin;
}

/**
 * Builds the gateway. The order of the plugins is part of its security: errors before everything, then headers, overload,
 * limits, session, origin, access; only then is a body read and checked against the contract.
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, upstream, clock, lifecycle, logger, redis = null } = options;
  const clientsDir = options.clientsDir ?? join(import.meta.dirname, "../../clients");
  const secure = config.publicUrl.startsWith("https:");

  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: SLOW_REQUEST_MS,
    http: { maxHeaderSize: HEADER_LIMIT_BYTES, connectionsCheckingInterval: 500, headersTimeout: SLOW_HEADERS_MS },
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    clientErrorHandler: answerParserError,
    frameworkErrors: (error, request, reply) =>
      answerUnroutable(error, request, reply.headers(headersEverywhere(config))),
    // What arrives on an open connection while the process stops is still answered, and the connection then closed.
    return503OnClosing: false,
  });
  // JSON is read everywhere; forms and uploads under the API, where the contract says which operation takes them.
  app.removeContentTypeParser("text/plain");

  const state = redis ? createRedisState(redis) : createMemoryState();
  const sealer = createSealer(config.sessionKeys ?? [keptKey(config.dataDir, "session")]);
  const sessions = createSessions(sealer, state, clock, {
    idleMs: config.sessionIdleMs,
    absoluteMs: config.sessionAbsoluteMs,
  });
  const cookies = createCookieJar(secure);
  const captcha = createCaptchaProvider(config, state);
  const figures = createMetrics();
  const events: ForwardEvents = {
    fault: (operation, fault) => figures.upstreamFaults.inc({ operation, fault }),
    offContract: (operation) => figures.offContract.inc({ operation }),
  };
  const forward = createForward(upstream, config, API_BASE, events);
  const stream = createStreamOperation(upstream, API_BASE, events);
  const content = config.contentUrl ? createContentSource(config.contentUrl) : upstream.content;
  const reader = content
    ? createContentReader(content, { texts: config.contentTextsCategory, languagesRoot: config.contentRoot })
    : null;
  const listsAt = (url: string | null) => {
    const source = url ? createContentSource(url) : content;
    return source ? createContentLists(source) : null;
  };
  const lists = {
    feed: listsAt(config.contentFeedUrl),
    courses: listsAt(config.contentCoursesUrl),
    help: listsAt(config.contentHelpUrl),
  };

  await app.register(errors);
  await app.register(requestContext);
  await app.register(securityHeaders, { config });
  await app.register(metrics, { figures, token: config.metricsToken });
  await app.register(overload, { maxEventLoopDelayMs: config.maxEventLoopDelayMs });
  await app.register(deprecation, {});
  await app.register(rateLimit, { config, redis });
  await app.register(session, { sessions, cookies });
  await app.register(originCheck, { publicUrl: config.publicUrl });
  await app.register(access, {
    lookUp: async (request, token) => {
      const user = await forward(request, "getCurrentUser", { token, path: "/user", method: "GET", isOwn: true });
      return readPrincipal(user);
    },
  });

  await app.register(healthRoutes, { lifecycle, upstream, state, forward });
  await app.register(
    async (api) => {
      await authRoutes(api, {
        forward,
        sessions,
        cookies,
        captcha,
        publicUrl: config.publicUrl,
        signinPerMinute: config.rateLimitSigninPerMinute,
      });
      await captchaRoutes(api, { captcha });
      await contentRoutes(api, { reader, lists, captcha, secure });
      await readOtherBodies(api);
      await proxyRoutes(api, {
        forward,
        stream,
        sessions,
        cookies,
        captcha,
        upstreamOrigin: upstream.origin,
        except: OWN_ROUTES,
      });
      refuseOtherMethods(api);
      app.decorate("endSession", api.endSession);
    },
    { prefix: API_BASE },
  );
  if (upstream.kind === "sandbox") {
    await app.register(mediaRoutes, { upstream });
    await app.register(devRoutes, { upstream, clock, publicUrl: config.publicUrl });
  }
  await app.register(docsRoutes, { docsDir: join(import.meta.dirname, "../../docs") });
  const { devOrigin } = options;
  if (devOrigin) await app.register(devAssetRoutes, { devOrigin });
  else await app.register(assetRoutes, { clientsDir });
  await pageRoutes(app, {
    config,
    clock,
    clientsDir,
    ...(devOrigin ? { fetchDevPage: (client: ClientName) => fetchDevPage(devOrigin, client) } : {}),
  });

  keepClosingIdleConnections(app);
  app.addHook("onClose", () => state.close());
  return app;
}

function createCaptchaProvider(config: Config, state: SharedState): CaptchaProvider {
  if (config.recaptcha) return createRecaptchaProvider(config.recaptcha, new URL(config.publicUrl).hostname, state);
  if (config.captchaProvider === "upstream") return createUpstreamProvider();
  return createAltchaProvider(config.captchaKey ?? keptKey(config.dataDir, "captcha"), config.captchaMaxNumber, state);
}

/** Forms are read whole; uploads stay as they come, to pass on piece by piece. */
async function readOtherBodies(api: FastifyInstance): Promise<void> {
  await api.register(formBody);
  api.addContentTypeParser("multipart/form-data", (_request, payload, done) => done(null, payload));
}

/** Answers that were under way when closing began leave their connections open; close them as they fall idle. */
function keepClosingIdleConnections(app: FastifyInstance): void {
  let closing: NodeJS.Timeout;
  app.addHook("preClose", (done) => {
    closing = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    done();
  });
  app.addHook("onClose", async () => clearInterval(closing));
}
