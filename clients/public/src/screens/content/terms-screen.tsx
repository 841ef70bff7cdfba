import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Article } from "../../components/article.tsx";
import { NotPublished } from "./not-published.tsx";

/** What people agree to when they register, as the publisher writes it. Source: T-287. */
export function Screen(): ReactNode {
  const { t } = useLingui();
  return (
    <Article title={t`Terms of use`} pageId="terms">
      <NotPublished />
    </Article>
  );
}
