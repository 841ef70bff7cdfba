import { useLocale } from "@anaquel/client-kit/i18n";
import { formatSize, LinkButton, ProductCard } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Resource } from "./title-view.ts";

/** A program to install, for use without a connection. Source: P-179. */
export function InstallerCard({ installer }: { installer: Resource }): ReactNode {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name, size } = installer;
  const href = installer.downloadURL ?? installer.externalURL;
  return (
    <ProductCard name={name} kind={t`Installer`} facts={size ? formatSize(size, locale) : undefined}>
      {href && (
        <LinkButton variant="primary" href={href} download aria-label={t`Download ${name}`}>
          <Trans>Download</Trans>
        </LinkButton>
      )}
    </ProductCard>
  );
}
