import { lazyPart } from "@anaquel/client-kit/parts";
import type { UserInfo } from "@anaquel/client-kit/session";
import { Button, LinkButton, Skeleton } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";
import { canShare, mainBook, type Product } from "./product-rules.ts";
import type { Title } from "./title-view.ts";

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

interface TitleActionsProps {
  title: Title;
  user: UserInfo;
  /** Undefined while they are being read. */
  products: readonly Product[] | undefined;
  /** Address of the installers; null when there are none. */
  offlineHref: string | null;
}

/** What is done most with a title: open its book, share it with students, use it offline. */
export function TitleActions({ title, user, products, offlineHref }: TitleActionsProps): ReactNode {
  const [isSharing, setSharing] = useState(false);
  const book = products && mainBook(products, user);
  return (
    <>
      {!products && <Skeleton width="184px" height="37px" />}
      {book?.url && (
        <LinkButton variant="primary" href={book.url} target="_blank" rel="noopener">
          <Trans>Open the digital book</Trans>
        </LinkButton>
      )}
      {canShare(title, user) && (
        <Button onClick={() => setSharing(true)}>
          <Trans>Students' zone</Trans>
        </Button>
      )}
      {offlineHref && (
        <LinkButton href={offlineHref}>
          <Trans>Use it offline</Trans>
        </LinkButton>
      )}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog uuid={title.info.uuid} name={title.info.name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
