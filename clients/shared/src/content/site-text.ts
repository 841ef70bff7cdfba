import { useApi } from "../api/use-api.ts";
import { useLocale } from "../i18n/locale-provider.tsx";

/** A short text that editors maintain; undefined while unknown or when there is none. */
export function useSiteText(key: string): string | undefined {
  const { locale } = useLocale();
  const { data } = useApi("/content/{locale}", { params: { path: { locale } } });
  return data?.[key] || undefined;
}
