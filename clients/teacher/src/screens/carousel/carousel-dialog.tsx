import { send } from "@anaquel/client-kit/api";
import { RichText } from "@anaquel/client-kit/content";
import { refreshSession } from "@anaquel/client-kit/session";
import { Button, Dialog, SlideShow } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type Slide, slideAfter } from "./slides.ts";

interface CarouselDialogProps {
  slides: readonly Slide[];
  onClose: () => void;
}

/** The welcome carousel. Closing it decides nothing; only stopping it does. Source: P-165, P-170, P-171, G-48. */
export function CarouselDialog({ slides, onClose }: CarouselDialogProps): ReactNode {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const at = Math.min(index, slides.length - 1);
  const slide = slides[at];
  if (!slide) return null;
  const place = at + 1;
  const count = slides.length;

  function stop() {
    onClose();
    // A failure is silent; the carousel then comes back at the next visit.
    send("put", "/user/disabletitlecarousel", {})
      .then(refreshSession)
      .catch(() => undefined);
  }

  return (
    <Dialog
      title={t`Welcome to your title`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={stop}>
            <Trans>Do not show this again</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <SlideShow
        title={slide.title}
        imageSrc={slide.image?.url}
        imageAlt={slide.image?.alt}
        position={t`${place} of ${count}`}
        isFirst={at === 0}
        isLast={place === count}
        previousLabel={t`Previous`}
        nextLabel={t`Next`}
        onStep={(step) => setIndex(slideAfter(at, step, count))}
      >
        <RichText html={slide.body} />
      </SlideShow>
    </Dialog>
  );
}
