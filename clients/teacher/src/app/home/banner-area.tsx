import { useApi } from "@anaquel/client-kit/api";
import { WebContent } from "@anaquel/client-kit/content";
import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Banner, BannerStack, Button, Container, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { paths } from "../../paths.ts";
import { type BannerKind, bannersOf, mayGetFreeBooks } from "../../screens/banners/banner-rules.ts";
import { freeAdoptionEntry } from "../../screens/free-adoption/free-adoption-entry.ts";
import { PromotionBanners } from "../../screens/promotions/promotion-banners.tsx";

const ActivationCodeDialog = lazyPart(
  async () => (await import("../../screens/schools/activation-code/activation-code-dialog.tsx")).ActivationCodeDialog,
);

const ResponsibleDialog = lazyPart(
  async () => (await import("../../screens/free-adoption/responsible-dialog.tsx")).ResponsibleDialog,
);

/** The banners of the home page, each for those whom it concerns. Source: P-126 to P-130. */
export function BannerArea({ user }: { user: UserInfo }): ReactNode {
  const { t } = useLingui();
  const [opened, setOpened] = useState<"activation" | "responsible" | null>(null);
  // A failure hides the banner. Source: G-31.
  const { data } = useApi("/gratishp/validateaccess", mayGetFreeBooks(user) ? {} : null);
  const close = () => setOpened(null);
  const labels: Record<BannerKind, string> = {
    "change-school": t`Change of school`,
    "gratis-adoption": t`Free adoptions`,
    gratishp: t`Books for your children`,
    "activation-code": t`Activation of the account`,
  };
  const actions: Record<BannerKind, ReactNode> = {
    "change-school": (
      <LinkButton href={paths.changeSchool}>
        <Trans>Change school</Trans>
      </LinkButton>
    ),
    "gratis-adoption":
      freeAdoptionEntry(user) === "orders" ? (
        <LinkButton href={paths.freeAdoption}>
          <Trans>See my orders</Trans>
        </LinkButton>
      ) : (
        <Button onClick={() => setOpened("responsible")}>
          <Trans>Order free material</Trans>
        </Button>
      ),
    gratishp: (
      <LinkButton href={paths.freeBooks}>
        <Trans>Order books</Trans>
      </LinkButton>
    ),
    "activation-code": (
      <Button onClick={() => setOpened("activation")}>
        <Trans>Enter the code</Trans>
      </Button>
    ),
  };
  return (
    <Container>
      <BannerStack>
        {bannersOf(user, data?.access).map((kind) => (
          <WebContent
            key={kind}
            pageId={`banner-${kind}`}
            frame={(content) => (
              <Banner label={labels[kind]} action={actions[kind]}>
                {content}
              </Banner>
            )}
          />
        ))}
        <PromotionBanners user={user} />
      </BannerStack>
      <Suspense fallback={null}>
        {opened === "activation" && <ActivationCodeDialog open onClose={close} />}
        {opened === "responsible" && <ResponsibleDialog onClose={close} />}
      </Suspense>
    </Container>
  );
}
