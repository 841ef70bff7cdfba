import type { FastifyInstance } from "fastify";
import type { ContentReader } from "../content/reader.ts";
import { type Language, ProblemError } from "../contract/problem.ts";
import type { CaptchaProvider } from "../lib/captcha.ts";
import { LOCALE_COOKIE_SECONDS } from "../lib/cookies.ts";
import { operationChecks } from "./operation-route.ts";

/** What the content routes need. */
export interface ContentOptions {
  reader: ContentReader | null;
  captcha: CaptchaProvider;
  secure: boolean;
}

/** Texts and pages of the content service. A service that is down costs a text, never a page. */
export async function contentRoutes(app: FastifyInstance, { reader, captcha, secure }: ContentOptions): Promise<void> {
  app.get(
    "/content/:locale",
    { config: { operationId: "getSiteContent" }, preHandler: operationChecks("getSiteContent", captcha) },
    async (request, reply) => {
      const { locale } = request.params as { locale: Language };
      // The language is kept even when the texts cannot be read.
      void reply.setCookie("locale", locale, { path: "/", maxAge: LOCALE_COOKIE_SECONDS, sameSite: "lax", secure });
      const texts = await reader?.texts(locale).catch((error: unknown) => {
        request.log.warn({ err: error }, "the content service failed");
        return {};
      });
      return reply.header("cache-control", "no-cache").send(texts ?? {});
    },
  );

  app.get(
    "/webContent/:pageId/:language",
    { config: { operationId: "getWebContent" }, preHandler: operationChecks("getWebContent", captcha) },
    async (request, reply) => {
      const { pageId, language } = request.params as { pageId: string; language: Language };
      const { cache } = request.query as { cache?: string };
      const content = await reader?.page(pageId, language, cache === "false").catch((error: unknown) => {
        request.log.warn({ err: error }, "the content service failed");
        return null;
      });
      // An empty page is a page: editors empty a banner to take it away.
      if (content === null || content === undefined) throw new ProblemError("NOT_FOUND");
      return reply.header("cache-control", "public, max-age=60").send({ content });
    },
  );
}
