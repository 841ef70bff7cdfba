import { Footer } from "@anaquel/ui";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { WebContent } from "../content/web-content.tsx";

/** The footer with the text that editors maintain. Source: P-072. */
export function SiteFooter(): ReactNode {
  const { t } = useLingui();
  return (
    <Footer
      links={[
        { href: "/help", label: t`Help` },
        { href: "/contact", label: t`Contact` },
        { href: "/terms", label: t`Terms of use` },
        { href: "/privacy", label: t`Privacy policy` },
      ]}
    >
      <WebContent pageId="footer" />
    </Footer>
  );
}
