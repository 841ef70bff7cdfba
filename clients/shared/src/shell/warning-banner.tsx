import { Notice } from "@anaquel/ui";
import { type ReactNode, useState } from "react";
import { WebContent } from "../content/web-content.tsx";

const DISMISSED = "anaquel.warning-dismissed";

/** A warning of the editors above the header, until the person dismisses it for this visit. Source: G-21. */
export function WarningBanner(): ReactNode {
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) === "1");
  if (dismissed) return null;
  return (
    <WebContent
      pageId="warning-banner"
      frame={(content) => (
        <Notice
          tone="warning"
          onDismiss={() => {
            sessionStorage.setItem(DISMISSED, "1");
            setDismissed(true);
          }}
        >
          {content}
        </Notice>
      )}
    />
  );
}
