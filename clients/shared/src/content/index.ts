export { WebContent } from "./web-content.tsx";
export { useSiteText } from "./site-text.ts";
