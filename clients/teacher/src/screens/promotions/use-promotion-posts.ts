import { useApi } from "@anaquel/client-kit/api";
import { useEffect } from "react";
import type { FeedPost, Preferences } from "./promotion-posts.ts";

/** Posts of the feed to look through. Source: T-454. */
const PAGE_SIZE = 100;

/** The posts of the feed in the languages of the user; undefined while they are unknown, none after a failure. */
export function usePromotionPosts(preferences: Preferences | undefined): readonly FeedPost[] | undefined {
  const { data, error } = useApi(
    "/content/feed/posts",
    preferences
      ? { params: { query: { _embed: "1", per_page: PAGE_SIZE, categories: preferences.languagesWp.join(",") } } }
      : null,
  );
  useLogged("The promotions could not be read.", error);
  return error ? [] : data;
}

/** Logs a failure that the page keeps quiet about. Source: T-452, T-453. */
export function useLogged(message: string, error: unknown): void {
  useEffect(() => {
    if (error) console.warn(message, error);
  }, [message, error]);
}
