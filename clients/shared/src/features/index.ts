export { FeaturesProvider, readFeatures, useFeatures } from "./features-provider.tsx";
export { type Features, loadFeatures } from "./load-features.ts";
