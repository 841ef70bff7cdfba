export { allOf, CAROUSEL_CATEGORY, FAMILY_ROOTS, LANGUAGE_CATEGORIES, NEWS_CATEGORY } from "./categories.ts";
export { RichText } from "./rich-text.tsx";
export { useSiteText } from "./site-text.ts";
export { WebContent, type WebPage } from "./web-content.tsx";
