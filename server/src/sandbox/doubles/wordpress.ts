import type { Selectable } from "kysely";
import type { ContentPostTable } from "../db/schema.ts";
import type { PostCategory } from "../seed/post-categories.ts";

const EXCERPT_WORDS = 55;

/** What WordPress turns punctuation into on its way out. */
const TYPOGRAPHY: Readonly<Record<string, string>> = {
  "’": "&#8217;",
  "“": "&#8220;",
  "”": "&#8221;",
  "–": "&#8211;",
  "…": "&#8230;",
};

/** Text or HTML with punctuation as numeric entities; letters stay as they are. Source: D10. */
export function typeset(html: string): string {
  return html.replaceAll(/[’“”–…]/g, (character) => TYPOGRAPHY[character] ?? character);
}

/** Blocks of an editor, each on lines of its own. A page without words is one line end. */
export function renderContent(html: string): string {
  const blocks = html.replaceAll(/(<\/(?:p|h2|ul)>)(?=<(?:p|h2|ul)>)/g, "$1\n\n\n\n");
  return typeset(blocks === "" ? "\n" : `\n${blocks}\n`);
}

/** What the editor wrote as excerpt, as a paragraph; without it the beginning of the content. Source: D10. */
export function renderExcerpt(excerpt: string, content: string): string {
  const words = excerpt === "" ? beginningOf(content) : escaped(excerpt);
  return words === "" ? "" : `<p>${typeset(words)}</p>\n`;
}

function beginningOf(content: string): string {
  const words = content
    .replaceAll(/<[^>]*>/g, " ")
    .trim()
    .split(/\s+/);
  const beginning = words.slice(0, EXCERPT_WORDS).join(" ");
  return words.length > EXCERPT_WORDS ? `${beginning} [&hellip;]` : beginning;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A post as the REST interface of a WordPress shows it, as far as the contract describes it. `embed`: with its picture. */
export function renderPost(post: Selectable<ContentPostTable>, site: string, embed: boolean) {
  const date = post.published_at.toISOString().slice(0, 19);
  const picture = post.image_url ? renderPicture(post.image_url, post.image_alt ?? "") : null;
  return {
    id: post.id,
    date,
    date_gmt: date,
    modified: date,
    modified_gmt: date,
    slug: post.slug,
    status: "publish",
    type: "post",
    link: `${site}/${post.slug}/`,
    title: { rendered: typeset(escaped(post.title)) },
    content: { rendered: renderContent(post.content), protected: false },
    excerpt: { rendered: renderExcerpt(post.excerpt, post.content), protected: false },
    featured_media: picture ? post.id : 0,
    sticky: false,
    categories: post.categories,
    ...(embed && picture ? { _embedded: { "wp:featuredmedia": [{ id: post.id, ...picture }] } } : {}),
  };
}

/** Covers are drawn, so one address serves every size. */
function renderPicture(address: string, alt: string) {
  const drawn = { width: 300, height: 400, mime_type: "image/svg+xml", source_url: address };
  return {
    media_type: "image",
    mime_type: drawn.mime_type,
    alt_text: alt,
    source_url: address,
    media_details: {
      width: drawn.width,
      height: drawn.height,
      sizes: { medium: drawn, thumbnail: drawn, full: drawn },
    },
  };
}

/** A category as the REST interface of a WordPress shows it. */
export function renderCategory({ id, slug, name, parent, description = "" }: PostCategory, site: string) {
  return {
    id,
    description,
    link: `${site}/category/${slug}/`,
    name: escaped(name),
    slug,
    taxonomy: "category",
    parent,
    meta: [],
  };
}
