import { LinkButton, Notice, TaskActions } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";

/** The licence is in the library. Source: P-244. */
export function Activated(): ReactNode {
  return (
    <>
      <Notice tone="success" title={<Trans id="exito13">Your licence is active</Trans>}>
        <Trans id="exito14">Its product is in your library now, with its title.</Trans>
      </Notice>
      <TaskActions>
        <LinkButton variant="primary" size="large" href={paths.home}>
          <Trans>Go to my library</Trans>
        </LinkButton>
      </TaskActions>
    </>
  );
}

/** The licence could not be activated: why that may be, and who helps. Source: P-233, P-243, G-62. */
export function NotActivated(): ReactNode {
  return (
    <Notice tone="critical" title={<Trans id="error16">Your licence could not be activated</Trans>}>
      <p>
        <Trans id="error17">The code may have no activation left, or you may have activated it before.</Trans>
      </p>
      <p>
        <Trans id="error18">Look at your library first: its product may be there already.</Trans>
      </p>
      <p>
        <Trans id="error19">If it is not, write to us and tell us the code.</Trans>{" "}
        <a href={paths.contact}>
          <Trans>Contact support</Trans>
        </a>
      </p>
    </Notice>
  );
}
