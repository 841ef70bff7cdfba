import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../http/context.ts";
import { POST_CATEGORIES } from "../seed/posts.ts";
import { renderCategory, renderPost } from "./wordpress.ts";

const ROOT = "/wp-json/wp/v2";
const MAX_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 10;

/** The embedded content service: as much of a WordPress as the portal reads. */
export function contentRoutes(app: FastifyInstance, { db, config }: Services): void {
  const site = config.publicUrl.replace(/\/$/, "");

  app.get(`${ROOT}/posts`, async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    let posts = db.selectFrom("content_post").selectAll().orderBy("published_at", "desc").orderBy("id");
    if (query.slug) posts = posts.where("slug", "=", query.slug);
    const wanted = query.categories?.split(/[,+ ]/).map(Number);
    const words = query.search?.toLowerCase();
    // Several categories mean any of them, as in WordPress.
    const matching = (await posts.execute())
      .filter((post) => !wanted || post.categories.some((id) => wanted.includes(id)))
      .filter((post) => !words || `${post.title} ${post.content} ${post.excerpt}`.toLowerCase().includes(words));
    const isEmbedded = query._embed !== undefined;
    return sendPage(reply, matching, query, {
      render: (post) => renderPost(post, site, isEmbedded),
      beyond: PAGE_NUMBER,
    });
  });

  app.get(`${ROOT}/categories`, async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const children = POST_CATEGORIES.filter(
      ({ parent }) => query.parent === undefined || parent === Number(query.parent),
    );
    return sendPage(reply, children, query, { render: (category) => renderCategory(category, site) });
  });
}

/** A page of a list, told in the headers of WordPress. `beyond` is what it says of a page after the last; terms say nothing. */
function sendPage<Item>(
  reply: FastifyReply,
  items: readonly Item[],
  query: { page?: string | undefined; per_page?: string | undefined },
  { render, beyond }: { render: (item: Item) => object; beyond?: object },
): FastifyReply {
  const perPage = Number(query.per_page ?? DEFAULT_PER_PAGE);
  const page = Number(query.page ?? 1);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > MAX_PER_PAGE) return reply.status(400).send(PER_PAGE);
  const pages = Math.ceil(items.length / perPage);
  if (beyond && items.length > 0 && page > pages) return reply.status(400).send(beyond);
  return reply
    .header("x-wp-total", String(items.length))
    .header("x-wp-totalpages", String(pages))
    .send(items.slice((page - 1) * perPage, page * perPage).map(render));
}

const LIMITS = "per_page must be between 1 (inclusive) and 100 (inclusive)";

const PER_PAGE = {
  code: "rest_invalid_param",
  message: "Invalid parameter(s): per_page",
  data: {
    status: 400,
    params: { per_page: LIMITS },
    details: { per_page: { code: "rest_out_of_bounds", message: LIMITS, data: null } },
  },
};

const PAGE_NUMBER = {
  code: "rest_post_invalid_page_number",
  message: "The page number requested is larger than the number of pages available.",
  data: { status: 400 },
};
