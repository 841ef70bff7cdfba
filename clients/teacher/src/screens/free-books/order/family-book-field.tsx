import { Field, formatSize } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ChildFaults } from "./child.ts";
import styles from "./order.module.css";

interface FamilyBookFieldProps {
  file: File | null;
  fault: ChildFaults["familyBook"];
  /** Whether a missing file is told; a wrong one is told at once. */
  isTried: boolean;
  onChoose: (file: File | null) => void;
}

/** The image that proves whose child it is. The browser's own field lies over ours, which speaks the language of the page. Source: T-163 to T-167, T-211. */
export function FamilyBookField({ file, fault, isTried, onChoose }: FamilyBookFieldProps): ReactNode {
  const { t, i18n } = useLingui();
  const texts = {
    missing: t`Attach the family book as a JPEG image.`,
    type: t`The family book must be a JPEG image.`,
    size: t`The image must be smaller than 2 MB.`,
  };
  return (
    <Field
      label={t`Family book`}
      hint={t`A photo of the page with the child, as a JPEG image of less than 2 MB.`}
      error={fault && (isTried || file) ? texts[fault] : undefined}
    >
      {(control) => (
        <div className={styles.upload} data-wrong={control["aria-invalid"]}>
          <span className={styles.uploadButton} aria-hidden="true">
            {file ? <Trans>Change the image</Trans> : <Trans>Choose an image</Trans>}
          </span>
          <span className={styles.uploadName} role="status">
            {file && `${file.name} · ${formatSize(file.size, i18n.locale)}`}
          </span>
          <input
            {...control}
            type="file"
            accept="image/jpeg"
            onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
          />
        </div>
      )}
    </Field>
  );
}
