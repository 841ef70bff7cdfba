import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { send } from "../api/send.ts";
import { type Features, loadFeatures } from "./load-features.ts";

const FeaturesContext = createContext<Features | null>(null);

/** Reads the feature flags: from the portal, else the last known ones. Never fails. */
export function readFeatures(): Promise<Features> {
  return loadFeatures({
    read: () => send("get", "/features", {}),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    storage: localStorage,
  });
}

interface FeaturesProviderProps {
  /** The flags, when they have been read already. */
  known?: Features | null;
  /** The reading of them that has begun already. */
  reading?: Promise<Features>;
  children: ReactNode;
}

/** Hands the feature flags to every component below. */
export function FeaturesProvider({ known = null, reading, children }: FeaturesProviderProps): ReactNode {
  const [features, setFeatures] = useState(known);
  useEffect(() => {
    if (!known) void (reading ?? readFeatures()).then(setFeatures);
  }, [known, reading]);
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

/** The feature flags; null while they are not known yet. */
export function useFeatures(): Features | null {
  return useContext(FeaturesContext);
}
