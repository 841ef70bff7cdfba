import { Button, StatePanel } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";

interface BoundaryState {
  failed: boolean;
}

/** Shows a page with a way out when drawing fails, for instance when a part of a replaced version is no longer served. */
export class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="main">
        <StatePanel
          scene="broken"
          level={1}
          title={<Trans>This page could not be shown</Trans>}
          actions={
            <Button variant="primary" onClick={() => location.reload()}>
              <Trans>Load it again</Trans>
            </Button>
          }
        >
          <Trans>Perhaps the portal has just been updated. Loading the page again usually helps.</Trans>
        </StatePanel>
      </main>
    );
  }
}
