export { type Features, loadFeatures } from "./load-features.ts";
export { FeaturesProvider, useFeatures } from "./features-provider.tsx";
