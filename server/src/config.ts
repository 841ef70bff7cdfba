import { isIP } from "node:net";
import { z } from "zod";
import type { RecaptchaSettings } from "./lib/recaptcha.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const milliseconds = z.coerce.number().int().positive();
const absoluteUrl = z.url({ protocol: /^https?$/ });
const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "must be 32 random bytes in base64url (43 characters)");

/** As Fastify takes them: an address, a range, or one of three names. */
const proxyAddress = z
  .string()
  .refine(isProxyAddress, "must be addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal");

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: absoluteUrl.optional(),
  PORTAL: z.enum(["premium", "plus"]).default("premium"),
  UPSTREAM: z.union([z.enum(["sandbox", "prism"]), absoluteUrl]).default("sandbox"),
  CONTRACT_CHECK: z.enum(["enforce", "report", "off"]).optional(),
  CONTENT_URL: absoluteUrl.optional(),
  CONTENT_FEED_URL: absoluteUrl.optional(),
  CONTENT_COURSES_URL: absoluteUrl.optional(),
  CONTENT_HELP_URL: absoluteUrl.optional(),
  CONTENT_TEXTS_CATEGORY: z.coerce.number().int().positive().default(321),
  CONTENT_ROOT: z.coerce.number().int().positive().default(310),
  MEDIA_ORIGINS: z.string().default(""),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SESSION_KEYS: z
    .string()
    .transform((value) => value.split(",").map((part) => part.trim()))
    .pipe(z.array(key).min(1))
    .optional(),
  SESSION_IDLE_MS: milliseconds.default(120 * MINUTE_MS),
  SESSION_ABSOLUTE_MS: milliseconds.default(DAY_MS / 2),
  CAPTCHA_PROVIDER: z.enum(["altcha", "recaptcha", "upstream"]).default("altcha"),
  CAPTCHA_KEY: key.optional(),
  CAPTCHA_MAX_NUMBER: z.coerce.number().int().min(1).max(10_000_000).default(20_000),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: absoluteUrl.default("https://www.google.com/recaptcha"),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(1200),
  RATE_LIMIT_SIGNIN_PER_MINUTE: z.coerce.number().int().positive().default(20),
  MAX_EVENT_LOOP_DELAY_MS: milliseconds.default(1000),
  TRUST_PROXY: z.string().default("").transform(list).pipe(z.array(proxyAddress)),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  ASSETS: z.union([z.literal("built"), z.literal("dev")]).default("built"),
  SANDBOX_FRESH: flag.default(false),
  SANDBOX_JUDGE: flag.default(false),
});

/** Everything the process is told from outside, checked once at start. Times are in milliseconds. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Address under which browsers reach the portal, with a trailing slash. */
  publicUrl: string;
  portal: "premium" | "plus";
  upstream: { kind: "sandbox" } | { kind: "prism" } | { kind: "remote"; url: string };
  contractCheck: "enforce" | "report" | "off";
  contentUrl: string | null;
  contentFeedUrl: string | null;
  contentCoursesUrl: string | null;
  contentHelpUrl: string | null;
  contentTextsCategory: number;
  /** Category above those of the languages. */
  contentRoot: number;
  mediaOrigins: string[];
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  /** Base64url keys, the first seals, all open. Null: one is made and kept in the data folder. */
  sessionKeys: string[] | null;
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  captchaProvider: "altcha" | "recaptcha" | "upstream";
  /** Set when the captcha provider is reCAPTCHA. */
  recaptcha: RecaptchaSettings | null;
  captchaKey: string | null;
  captchaMaxNumber: number;
  rateLimitPerMinute: number;
  rateLimitSigninPerMinute: number;
  /** When the process is later than this, requests are refused until it has caught up. */
  maxEventLoopDelayMs: number;
  trustProxy: string[];
  metricsToken: string | null;
  logLevel: string;
  assets: "built" | "dev";
  sandboxFresh: boolean;
  /** Whether Prism stands between the gateway and the sandbox, as a second opinion on the contract. */
  sandboxJudge: boolean;
}

/** All mistakes of a configuration, one line each, by variable name. Values are never shown. */
export class ConfigError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`The configuration has mistakes:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`);
    this.name = "ConfigError";
    this.mistakes = mistakes;
  }
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`));
  }
  const values = parsed.data;
  const config = toConfig(values);
  const mistakes = contradictions(config);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

function toConfig(values: z.infer<typeof environment>): Config {
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}/`);
  if (!publicUrl.pathname.endsWith("/")) publicUrl.pathname += "/";
  const remote = values.UPSTREAM !== "sandbox" && values.UPSTREAM !== "prism";
  return {
    production: values.NODE_ENV === "production",
    host: values.HOST,
    port: values.PORT,
    publicUrl: publicUrl.href,
    portal: values.PORTAL,
    upstream: remote ? { kind: "remote", url: values.UPSTREAM } : { kind: values.UPSTREAM as "sandbox" | "prism" },
    contractCheck: values.CONTRACT_CHECK ?? (remote ? "report" : "enforce"),
    contentUrl: values.CONTENT_URL ?? null,
    contentFeedUrl: values.CONTENT_FEED_URL ?? null,
    contentCoursesUrl: values.CONTENT_COURSES_URL ?? null,
    contentHelpUrl: values.CONTENT_HELP_URL ?? null,
    contentTextsCategory: values.CONTENT_TEXTS_CATEGORY,
    contentRoot: values.CONTENT_ROOT,
    mediaOrigins: list(values.MEDIA_ORIGINS),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    sessionKeys: values.SESSION_KEYS ?? null,
    sessionIdleMs: values.SESSION_IDLE_MS,
    sessionAbsoluteMs: values.SESSION_ABSOLUTE_MS,
    captchaProvider: values.CAPTCHA_PROVIDER,
    recaptcha: recaptchaOf(values),
    captchaKey: values.CAPTCHA_KEY ?? null,
    captchaMaxNumber: values.CAPTCHA_MAX_NUMBER,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    rateLimitSigninPerMinute: values.RATE_LIMIT_SIGNIN_PER_MINUTE,
    maxEventLoopDelayMs: values.MAX_EVENT_LOOP_DELAY_MS,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
    assets: values.ASSETS,
    sandboxFresh: values.SANDBOX_FRESH,
    sandboxJudge: values.SANDBOX_JUDGE,
  };
}

function recaptchaOf(values: z.infer<typeof environment>): RecaptchaSettings | null {
  if (values.CAPTCHA_PROVIDER !== "recaptcha") return null;
  return {
    siteKey: values.RECAPTCHA_SITE_KEY ?? "",
    secret: values.RECAPTCHA_SECRET ?? "",
    url: values.RECAPTCHA_URL.replace(/\/+$/, ""),
    minScore: values.RECAPTCHA_MIN_SCORE,
  };
}

function list(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function isProxyAddress(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return family !== 0 && isRange && more.length === 0;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

function contradictions(config: Config): string[] {
  const mistakes: string[] = [];
  const url = new URL(config.publicUrl);
  if (url.protocol === "http:" && !LOOPBACK.has(url.hostname)) {
    mistakes.push("PUBLIC_URL: must be https, except on loopback, because the session cookie is only sent over https");
  }
  if (url.protocol === "http:" && !LOOPBACK.has(config.host)) {
    mistakes.push("HOST: must be a loopback address while PUBLIC_URL is http, or others could read the cookies");
  }
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    mistakes.push("PUBLIC_URL: must be an origin such as https://portal.example, without path, query or user");
  }
  if (config.mediaOrigins.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    mistakes.push("MEDIA_ORIGINS: must be origins such as https://media.example, separated by commas");
  }
  if (config.sessionIdleMs > config.sessionAbsoluteMs) {
    mistakes.push("SESSION_IDLE_MS: must not be longer than SESSION_ABSOLUTE_MS");
  }
  if (config.recaptcha?.siteKey === "")
    mistakes.push("RECAPTCHA_SITE_KEY: is required with CAPTCHA_PROVIDER=recaptcha");
  if (config.recaptcha?.secret === "") mistakes.push("RECAPTCHA_SECRET: is required with CAPTCHA_PROVIDER=recaptcha");
  if (config.production) mistakes.push(...unfitForProduction(config));
  return mistakes;
}

function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || LOOPBACK.has(hostname);
}

function unfitForProduction(config: Config): string[] {
  const mistakes: string[] = [];
  if (config.upstream.kind !== "remote") mistakes.push("UPSTREAM: must be the address of the real API in production");
  if (config.upstream.kind === "remote" && !isSafeAddress(config.upstream.url)) {
    mistakes.push(
      "UPSTREAM: must be https in production, except on loopback, because it is sent the tokens of all users",
    );
  }
  if (!config.metricsToken) mistakes.push("METRICS_TOKEN: is required in production");
  if (!config.sessionKeys) mistakes.push("SESSION_KEYS: is required in production");
  if (config.captchaProvider === "altcha" && !config.captchaKey)
    mistakes.push("CAPTCHA_KEY: is required in production");
  if (!config.contentUrl) mistakes.push("CONTENT_URL: is required in production");
  if (new URL(config.publicUrl).protocol !== "https:") mistakes.push("PUBLIC_URL: must be https in production");
  if (config.assets === "dev") mistakes.push("ASSETS: must be built in production");
  return mistakes;
}
