export { DrawnLater } from "./drawn-later.tsx";
export { lazyPart, persist } from "./lazy-part.ts";
export { type LoadedAhead, loadAhead } from "./load-ahead.tsx";
