export { NewsGrid } from "./news-grid.tsx";
export { NewsStrip } from "./news-strip.tsx";
export { type NewsEntry, type NewsTopic, Topics } from "./topics.tsx";
