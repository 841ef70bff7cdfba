import { useApi } from "@anaquel/client-kit/api";
import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import type { ReactNode } from "react";
import { mayGetHomePromotion } from "./audience.ts";
import { homePromotion } from "./promotion-posts.ts";
import { useLogged, usePromotionPosts } from "./use-promotion-posts.ts";

const PromotionDialog = lazyPart(async () => (await import("./promotion-dialog.tsx")).PromotionDialog);

/** The promotion for the queue of dialogs after sign-in: whether it wants to be seen, and how it is drawn. Source: T-434. */
export function useHomePromotion(user: UserInfo): {
  readiness: "unknown" | "open" | "none";
  draw: (onClose: () => void) => ReactNode;
} {
  const isAsked = mayGetHomePromotion(user);
  const preferences = useApi("/promotions/preferences", isAsked ? {} : null);
  const posts = usePromotionPosts(isAsked ? preferences.data : undefined);
  useLogged("The preferences of the promotions could not be read.", preferences.error);
  const promotion = isAsked && preferences.data && posts ? homePromotion(posts, preferences.data) : null;
  const isUnknown = isAsked && !preferences.error && !posts;
  return {
    readiness: isUnknown ? "unknown" : promotion ? "open" : "none",
    draw: (onClose) => promotion && <PromotionDialog promotion={promotion} onClose={onClose} />,
  };
}
