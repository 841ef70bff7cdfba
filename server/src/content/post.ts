import type { components } from "@anaquel/openapi/types";
import { cleanHtml, plainText } from "./clean.ts";

/** A post as WordPress renders it, as far as it is read. */
export interface Post {
  id: number;
  date: string;
  slug: string;
  title: { rendered: string };
  content: { rendered: string };
  excerpt?: { rendered: string };
  sticky?: boolean;
  categories: number[];
  _embedded?: { "wp:featuredmedia"?: { source_url?: string; alt_text?: string }[] };
}

/** A category as WordPress gives it. */
export interface Category {
  id: number;
  slug: string;
  name: string;
  parent: number;
}

export function isPost(value: unknown): value is Post {
  const post = value as Partial<Post> | null;
  return (
    typeof post?.id === "number" &&
    typeof post.date === "string" &&
    typeof post.slug === "string" &&
    typeof post.title?.rendered === "string" &&
    typeof post.content?.rendered === "string" &&
    Array.isArray(post.categories)
  );
}

export function isCategory(value: unknown): value is Category {
  const category = value as Partial<Category> | null;
  return (
    typeof category?.id === "number" &&
    typeof category.slug === "string" &&
    typeof category.name === "string" &&
    typeof category.parent === "number"
  );
}

/** A post as the contract describes it: HTML cleaned, titles and excerpts as plain text. */
export function toContractPost(post: Post): components["schemas"]["WpPost"] {
  const [image] = post._embedded?.["wp:featuredmedia"] ?? [];
  return {
    id: post.id,
    date: post.date,
    slug: post.slug,
    title: { rendered: plainText(post.title.rendered) },
    content: { rendered: cleanHtml(post.content.rendered) },
    excerpt: { rendered: plainText(post.excerpt?.rendered ?? "") },
    sticky: post.sticky ?? false,
    categories: post.categories,
    image: image?.source_url ? { url: image.source_url, alt: image.alt_text ?? "" } : null,
  };
}

/** A category as the contract describes it. */
export function toContractCategory({ id, slug, name, parent }: Category): components["schemas"]["WpCategory"] {
  return { id, slug, name: plainText(name), parent };
}
