import { lazyPart } from "@anaquel/client-kit/parts";
import { Button, ProductCard } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense, useState } from "react";

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);

/** The card that hands out the students' link. Source: T-528, T-543. */
export function StudentZoneCard({ uuid, name }: { uuid: string; name: string }): ReactNode {
  const { t } = useLingui();
  const [isSharing, setSharing] = useState(false);
  return (
    <ProductCard
      name={t`Students' zone`}
      kind={t`For your students`}
      facts={<Trans>Your students open the materials with a link, without an account.</Trans>}
    >
      <Button variant="primary" onClick={() => setSharing(true)}>
        <Trans>Get the link</Trans>
      </Button>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog uuid={uuid} name={name} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </ProductCard>
  );
}
