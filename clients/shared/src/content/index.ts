export { allOf, CAROUSEL_CATEGORY, FAMILY_ROOTS, LANGUAGE_CATEGORIES, NEWS_CATEGORY } from "./categories.ts";
export { RichText, SafeHtml } from "./rich-text.tsx";
export { useSiteText } from "./site-text.ts";
export { useWebPage, WebContent, type WebPage } from "./web-content.tsx";
