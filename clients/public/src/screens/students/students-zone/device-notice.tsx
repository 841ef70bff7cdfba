import { Notice } from "@anaquel/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./students-zone.module.css";
import type { Zone } from "./zone-flow.ts";

// From this share of used devices on, the notice warns.
const NEARLY_FULL = 0.8;

/** Confirms the terms and tells how many devices the link has left, before that becomes an error. */
export function DeviceNotice({ info, onDismiss }: { info: Zone["info"]; onDismiss: () => void }): ReactNode {
  const { devicesUsed, devicesAllowed } = info;
  const isKnown = devicesUsed !== undefined && devicesAllowed !== undefined && devicesAllowed > 0;
  const left = isKnown ? Math.max(0, devicesAllowed - devicesUsed) : 0;
  const isNearlyFull = isKnown && devicesUsed / devicesAllowed >= NEARLY_FULL;
  return (
    <div className={styles.notice}>
      <Notice
        tone={isNearlyFull ? "warning" : "success"}
        title={<Trans>You have accepted the terms of use.</Trans>}
        onDismiss={onDismiss}
      >
        {isKnown && (
          <Plural
            value={left}
            _0="This link has no place for another device."
            one="This link has a place for one more device."
            other="This link has places for # more devices."
          />
        )}
      </Notice>
    </div>
  );
}
