import { Bell } from "@anaquel/ui/shell";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { useNews } from "./use-news.ts";

/** The bell with the dot of the server. Source: P-113, P-254. */
export function NotificationBell({ current }: { current: boolean }): ReactNode {
  const { t } = useLingui();
  const { hasNews } = useNews();
  const label = hasNews ? t`Notifications, something is new` : t`Notifications`;
  return <Bell href={paths.notifications} label={label} hasDot={hasNews} current={current} />;
}
