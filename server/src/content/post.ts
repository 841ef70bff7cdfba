import type { components } from "@anaquel/openapi/types";
import { cleanHtml, plainText } from "./clean.ts";

/** A post as WordPress renders it, as far as it is read. */
export interface Post {
  id: number;
  date: string;
  slug: string;
  status?: string;
  title: { rendered: string };
  content: { rendered: string };
  excerpt?: { rendered: string };
  sticky?: boolean;
  categories: number[];
  _embedded?: { "wp:featuredmedia"?: FeaturedMedia[] };
}

/** The featured image of a post. One that readers may not see is an error object in its place, with none of these. */
interface FeaturedMedia {
  source_url?: string;
  alt_text?: string;
  media_details?: { sizes?: Record<string, { source_url?: string } | undefined> };
}

/** A category as WordPress gives it. */
export interface Category {
  id: number;
  slug: string;
  name: string;
  description?: string;
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

/**
 * A post as the contract describes it: HTML cleaned, titles and excerpts as plain text.
 *
 * @param picture shown for every picture, when it is given
 */
export function toContractPost(post: Post, picture?: string): components["schemas"]["WpPost"] {
  return {
    id: post.id,
    date: post.date,
    slug: post.slug,
    status: post.status ?? "publish",
    title: { rendered: plainText(post.title.rendered) },
    content: { rendered: cleanHtml(post.content.rendered) },
    excerpt: { rendered: plainText(post.excerpt?.rendered ?? "") },
    sticky: post.sticky ?? false,
    categories: post.categories,
    image: toContractImage(post._embedded?.["wp:featuredmedia"]?.[0], picture),
  };
}

/**
 * The picture of a post in three sizes. WordPress makes no size that is larger than the picture: what is missing is the
 * picture itself. Source: T-435, T-456, D10.
 */
function toContractImage(
  media: FeaturedMedia | undefined,
  picture: string | undefined,
): components["schemas"]["WpPost"]["image"] {
  const url = pictureAddress(media?.source_url);
  if (!media || !url) return null;
  const alt = media.alt_text ?? "";
  if (picture) return { url: picture, medium: picture, thumbnail: picture, alt };
  const { medium, thumbnail } = media.media_details?.sizes ?? {};
  return {
    url,
    medium: pictureAddress(medium?.source_url) ?? url,
    thumbnail: pictureAddress(thumbnail?.source_url) ?? url,
    alt,
  };
}

/** An address that a picture may have: on the web, or in this portal. Which sites may be shown is the page policy's to say. */
function pictureAddress(value: unknown): string | null {
  return typeof value === "string" && /^(https?:\/\/|\/(?![/\\]))/i.test(value) ? value : null;
}

/** A category as the contract describes it: names and descriptions as plain text. */
export function toContractCategory(category: Category): components["schemas"]["WpCategory"] {
  const { id, slug, name, description, parent } = category;
  return { id, slug, name: plainText(name), description: plainText(description ?? ""), parent };
}
