import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

/** Stands in for a text that only the publisher can write. */
export function NotPublished(): ReactNode {
  return (
    <p>
      <Trans>
        This text cannot be shown at the moment. <a href={paths.contact}>Write to us</a>, and we will send it to you.
      </Trans>
    </p>
  );
}
