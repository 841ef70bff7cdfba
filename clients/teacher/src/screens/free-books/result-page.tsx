import { useApi } from "@anaquel/client-kit/api";
import { WebContent } from "@anaquel/client-kit/content";
import { useGo } from "@anaquel/client-kit/routing";
import { Button, Notice, Skeleton, TaskActions, TaskPage, TaskStack } from "@anaquel/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { GRANTED } from "./access.ts";
import { LEAVING } from "./leaving.ts";

/** Where the card gateway sends people back to. Only its own word to the server makes an order paid. Source: T-139, T-140. */
export function ResultPage({ result }: { result: "success" | "failure" }): ReactNode {
  const go = useGo();
  const isSuccess = result === "success";
  return (
    <TaskPage
      title={isSuccess ? <Trans>Thank you for your order</Trans> : <Trans>The payment was not completed</Trans>}
    >
      <TaskStack>
        <WebContent
          pageId={isSuccess ? "gratishp-success" : "gratishp-error"}
          fallback={isSuccess ? <Success /> : <Failure />}
        />
        <TaskActions>
          <Button variant="primary" size="large" onClick={() => go(LEAVING)}>
            <Trans>Accept</Trans>
          </Button>
        </TaskActions>
      </TaskStack>
    </TaskPage>
  );
}

/** Who may still order has not paid, as far as the server knows: the word of the gateway can come later than the person. */
function Success(): ReactNode {
  const { data, isLoading } = useApi("/gratishp/validateaccess", {});
  if (isLoading) return <Skeleton height="72px" />;
  if (data?.access === GRANTED) {
    return (
      <Notice tone="info" title={<Trans>The bank has not confirmed your payment yet</Trans>}>
        <Trans>As soon as it does, we prepare the books. If it does not, you can order again.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={<Trans>The bank has accepted your payment</Trans>}>
      <Trans>We prepare the books and send them to your school. There is nothing more to do.</Trans>
    </Notice>
  );
}

function Failure(): ReactNode {
  return (
    <Notice tone="critical" title={<Trans>Your card has not been charged</Trans>}>
      <Trans>You can order again and pay with this card or another one.</Trans>
    </Notice>
  );
}
