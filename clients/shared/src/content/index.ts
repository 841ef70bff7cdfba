export { useSiteText } from "./site-text.ts";
export { WebContent } from "./web-content.tsx";
