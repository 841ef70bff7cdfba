import sanitize from "sanitize-html";

const TEXT_TAGS = ["p", "br", "strong", "b", "em", "i", "u", "small", "sup", "sub", "span", "blockquote", "hr"];
const BLOCK_TAGS = ["h2", "h3", "h4", "ul", "ol", "li", "div", "section", "figure", "figcaption", "table", "thead"];
const MORE_TAGS = ["tbody", "tr", "th", "td", "a", "img", "details", "summary", "dl", "dt", "dd"];

/**
 * HTML that editors wrote, without anything that runs, loads or styles: an allow-list of tags, links by http(s), mail
 * and telephone only, images by https or from this portal.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...TEXT_TAGS, ...BLOCK_TAGS, ...MORE_TAGS],
    allowedAttributes: {
      a: ["href", "target", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      "*": ["lang", "dir"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(href) }),
    },
  }).trim();
}

/** Links to other sites open apart and tell them nothing. */
function linkAttributes(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { href, target: "_blank", rel: "noopener noreferrer" } : { href };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** The text of an HTML fragment: no tags, entities decoded, trimmed. */
export function plainText(html: string): string {
  const escaped = sanitize(html, { allowedTags: [], allowedAttributes: {} });
  return escaped.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
