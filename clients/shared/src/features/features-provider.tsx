import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { send } from "../api/send.ts";
import { type Features, loadFeatures } from "./load-features.ts";

const FeaturesContext = createContext<Features | null>(null);

/** Reads the feature flags once and hands them to every component below. */
export function FeaturesProvider({ children }: { children: ReactNode }): ReactNode {
  const [features, setFeatures] = useState<Features | null>(null);
  useEffect(() => {
    void loadFeatures({
      read: () => send("get", "/features", {}),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      storage: localStorage,
    }).then(setFeatures);
  }, []);
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

/** The feature flags; null while they are not known yet. */
export function useFeatures(): Features | null {
  return useContext(FeaturesContext);
}
