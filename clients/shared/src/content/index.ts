export { RichText } from "./rich-text.tsx";
export { useSiteText } from "./site-text.ts";
export { WebContent } from "./web-content.tsx";
