import type { LoggerOptions } from "pino";

const SECRET_QUERY = /([?&](?:token|code|state|password)=)[^&\s"]+/g;
const SECRET_PATH = /\/(student|media)\/[^/?\s"]+/g;

/** Addresses as they may be logged: tokens in paths and queries are blotted out. */
export function loggableUrl(url: string): string {
  return url.replaceAll(SECRET_QUERY, "$1[…]").replaceAll(SECRET_PATH, "/$1/[…]");
}

/** One JSON event a line; nothing that identifies a person or opens a session. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: loggableUrl(request.url) }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: loggableUrl(error.message),
        stack: error.stack ? loggableUrl(error.stack) : undefined,
      }),
    },
  };
}
