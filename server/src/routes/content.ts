import type { OperationId } from "@anaquel/openapi/operations";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ContentLists } from "../content/lists.ts";
import type { ContentReader } from "../content/reader.ts";
import { type Language, ProblemError } from "../contract/problem.ts";
import type { CaptchaProvider } from "../lib/captcha.ts";
import { LOCALE_COOKIE_SECONDS } from "../lib/cookies.ts";
import { operationChecks } from "./operation-route.ts";

/** What the content routes need. */
export interface ContentOptions {
  reader: ContentReader | null;
  lists: Record<ContentListSource, ContentLists | null>;
  captcha: CaptchaProvider;
  secure: boolean;
}

/** The places that posts come from. */
export type ContentListSource = "feed" | "courses" | "help";

const POST_LISTS = { feed: "listFeedPosts", courses: "listCoursePosts", help: "listHelpPosts" } as const;

/** Texts and pages of the content service. A service that is down costs a text, never a page. */
export async function contentRoutes(app: FastifyInstance, options: ContentOptions): Promise<void> {
  const { reader, lists, captcha, secure } = options;
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

  for (const [source, operationId] of Object.entries(POST_LISTS) as [ContentListSource, OperationId][]) {
    app.get(
      `/content/${source}/posts`,
      { config: { operationId }, preHandler: operationChecks(operationId, captcha) },
      (request, reply) => {
        const query = request.query as Record<string, string>;
        const { per_page, ...others } = query;
        const posts = lists[source]?.posts({ ...others, ...(per_page ? { per_page: Number(per_page) } : {}) });
        return sendList(request, reply, posts);
      },
    );
  }

  app.get(
    "/content/feed/categories",
    { config: { operationId: "listFeedCategories" }, preHandler: operationChecks("listFeedCategories", captcha) },
    (request, reply) => {
      const { parent } = request.query as { parent?: string };
      return sendList(request, reply, lists.feed?.categories(parent === undefined ? undefined : Number(parent)));
    },
  );
}

async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  list: Promise<unknown[]> | undefined,
): Promise<FastifyReply> {
  const items = await list?.catch((error: unknown) => {
    request.log.warn({ err: error }, "the content service failed");
    return [];
  });
  return reply.header("cache-control", "public, max-age=60").send(items ?? []);
}
