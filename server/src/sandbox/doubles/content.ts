import type { FastifyInstance } from "fastify";
import type { Services } from "../http/context.ts";
import { POST_CATEGORIES } from "../seed/posts.ts";

/** The embedded content service: as much of a WordPress as the portal reads. */
export function contentRoutes(app: FastifyInstance, { db }: Services): void {
  app.get("/wp-json/wp/v2/posts", async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const perPage = Number(query.per_page ?? 10);
    const page = Number(query.page ?? 1);
    if (!Number.isInteger(perPage) || perPage < 1 || perPage > 100) return reply.status(400).send(INVALID_PER_PAGE);
    let posts = db.selectFrom("content_post").selectAll().orderBy("published_at", "desc").orderBy("id");
    if (query.slug) posts = posts.where("slug", "=", query.slug);
    const wanted = query.categories?.split(/[,+ ]/).map(Number);
    // Several categories mean any of them, as in WordPress.
    const matching = (await posts.execute()).filter(
      (post) => !wanted || post.categories.some((id) => wanted.includes(id)),
    );
    return reply
      .header("x-wp-total", String(matching.length))
      .header("x-wp-totalpages", String(Math.ceil(matching.length / perPage)))
      .send(
        matching.slice((page - 1) * perPage, page * perPage).map((post) => ({
          id: post.id,
          date: post.published_at.toISOString().slice(0, 19),
          slug: post.slug,
          status: "publish",
          title: { rendered: post.title },
          content: { rendered: `${post.content}\n`, protected: false },
          excerpt: { rendered: post.excerpt, protected: false },
          sticky: false,
          categories: post.categories,
          ...(query._embed !== undefined && post.image_url
            ? { _embedded: { "wp:featuredmedia": [{ source_url: post.image_url, alt_text: post.image_alt ?? "" }] } }
            : {}),
        })),
      );
  });

  app.get("/wp-json/wp/v2/categories", async (request) => {
    const { parent } = request.query as { parent?: string };
    return POST_CATEGORIES.filter((category) => parent === undefined || category.parent === Number(parent)).map(
      (category) => ({ ...category, description: "" }),
    );
  });
}

const INVALID_PER_PAGE = {
  code: "rest_invalid_param",
  message: "Invalid parameter(s): per_page",
  data: { status: 400 },
};
