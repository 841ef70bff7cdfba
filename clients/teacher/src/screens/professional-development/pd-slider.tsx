import { useApi } from "@anaquel/client-kit/api";
import type { UserInfo } from "@anaquel/client-kit/session";
import { CardSlider, Container } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { sliderAssets } from "./slider-assets.ts";

/** The newest of professional development on the home page; nothing without the permission, assets or answer. Source: P-054, T-056. */
export function PdSlider({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const { data } = useApi("/pd", user.pdPermission === true ? {} : null);
  const assets = sliderAssets(data?.assets ?? []);
  if (assets.length === 0) return null;
  return (
    <Container>
      <CardSlider
        heading={<Trans>Professional development</Trans>}
        tools={
          <a href={paths.professionalDevelopment}>
            <Trans>See everything</Trans>
          </a>
        }
        previousLabel={t`Previous assets`}
        nextLabel={t`Next assets`}
        cards={assets.map(({ uuid, title, author, category }) => ({
          id: uuid,
          href: paths.pdAsset(uuid),
          title,
          note: [category, author].filter(Boolean).join(" · "),
          imageSrc: `/api/pd/${uuid}/smallThumbnail`,
        }))}
      />
    </Container>
  );
}
