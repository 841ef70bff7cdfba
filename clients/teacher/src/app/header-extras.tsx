import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import { HeaderTool, HeaderTools } from "@anaquel/ui/shell";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { paths } from "../paths.ts";
import { opensByItself } from "../screens/carousel/slides.ts";
import { useCarousel } from "../screens/carousel/use-carousel.ts";
import { useDelegates } from "../screens/delegates/use-delegates.ts";
import { freeAdoptionEntry } from "../screens/free-adoption/free-adoption-entry.ts";

const DelegatesDialog = lazyPart(
  async () => (await import("../screens/delegates/delegates-dialog.tsx")).DelegatesDialog,
);

const ResponsibleDialog = lazyPart(
  async () => (await import("../screens/free-adoption/responsible-dialog.tsx")).ResponsibleDialog,
);

const CarouselDialog = lazyPart(async () => (await import("../screens/carousel/carousel-dialog.tsx")).CarouselDialog);

/** The tools of the header, each for those whom it concerns, and the dialog that was opened. Source: P-115, G-46. */
export function HeaderExtras({ user, isTitlePage }: { user: UserInfo; isTitlePage: boolean }): ReactNode {
  const { t } = useLingui();
  const [opened, setOpened] = useState<"delegates" | "responsible" | "carousel" | null>(null);
  const [isWelcomed, setWelcomed] = useState(false);
  const delegates = useDelegates(user);
  const freeAdoption = freeAdoptionEntry(user);
  const slides = useCarousel(user, isTitlePage);
  const isCarouselOpen = opened === "carousel" || (opened === null && !isWelcomed && opensByItself(user));
  const close = () => setOpened(null);
  const closeCarousel = () => {
    close();
    setWelcomed(true);
  };
  return (
    <>
      <HeaderTools label={t`More`}>
        {delegates.length > 0 && (
          <HeaderTool icon="delegates" label={t`Delegates`} onOpen={() => setOpened("delegates")} />
        )}
        {freeAdoption === "orders" && <HeaderTool icon="gift" label={t`Free adoptions`} href={paths.freeAdoption} />}
        {freeAdoption === "responsible" && (
          <HeaderTool icon="gift" label={t`Free adoptions`} onOpen={() => setOpened("responsible")} />
        )}
        {slides.length > 0 && <HeaderTool icon="help" label={t`Help`} onOpen={() => setOpened("carousel")} />}
      </HeaderTools>
      {createPortal(
        <Suspense fallback={null}>
          {opened === "delegates" && <DelegatesDialog delegates={delegates} onClose={close} />}
          {opened === "responsible" && <ResponsibleDialog onClose={close} />}
          {isCarouselOpen && slides.length > 0 && <CarouselDialog slides={slides} onClose={closeCarousel} />}
        </Suspense>,
        // In the header a dialog would be a landmark within a landmark.
        document.getElementById("main") ?? document.body,
      )}
    </>
  );
}
