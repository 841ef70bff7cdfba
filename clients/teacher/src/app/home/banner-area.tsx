import { useApi } from "@anaquel/client-kit/api";
import { SafeHtml, useWebPage } from "@anaquel/client-kit/content";
import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Banner, BannerPlace, BannerStack, Button, Container, LinkButton } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { paths } from "../../paths.ts";
import { BANNERS, type BannerKind, bannersOf, GRANTED, mayGetFreeBooks } from "../../screens/banners/banner-rules.ts";
import { freeAdoptionEntry } from "../../screens/free-adoption/free-adoption-entry.ts";
import { PromotionBanners, usePromotions } from "../../screens/promotions/promotion-banners.tsx";

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
  const texts = useBannerTexts(user);
  const promotions = usePromotions(user);
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
  // All of them appear at once: one after the other they would push the page down again and again.
  const places = (
    <>
      {bannersOf(user, GRANTED).map((kind) => (
        <BannerPlace key={kind} />
      ))}
      {promotions.banners?.length !== 0 && <BannerPlace isWide />}
    </>
  );
  return (
    <Container>
      <BannerStack>
        {texts && promotions.banners ? (
          <Suspense fallback={places}>
            {[...texts].map(([kind, text]) => (
              <Banner key={kind} label={labels[kind]} action={actions[kind]}>
                <SafeHtml html={text} />
              </Banner>
            ))}
            <PromotionBanners {...promotions} />
          </Suspense>
        ) : (
          places
        )}
      </BannerStack>
      <Suspense fallback={null}>
        {opened === "activation" && <ActivationCodeDialog open onClose={close} />}
        {opened === "responsible" && <ResponsibleDialog onClose={close} />}
      </Suspense>
    </Container>
  );
}

/** The words of the banners for a user, in their order; null while any of them is being read. A failure hides one. Source: G-31. */
function useBannerTexts(user: UserInfo): ReadonlyMap<BannerKind, string> | null {
  const check = useApi("/gratishp/validateaccess", mayGetFreeBooks(user) ? {} : null);
  const kinds = bannersOf(user, check.data?.access);
  const pageOf = (kind: BannerKind) => (kinds.includes(kind) ? (`banner-${kind}` as const) : null);
  const pages: Record<BannerKind, string | null | undefined> = {
    "change-school": useWebPage(pageOf("change-school")),
    "gratis-adoption": useWebPage(pageOf("gratis-adoption")),
    gratishp: useWebPage(pageOf("gratishp")),
    "activation-code": useWebPage(pageOf("activation-code")),
  };
  if (check.isLoading || Object.values(pages).includes(undefined)) return null;
  return new Map(BANNERS.flatMap((kind) => (pages[kind] ? [[kind, pages[kind]] as const] : [])));
}
