import type { ApiError } from "@anaquel/client-kit/api";
import { messageFor, referenceOf } from "@anaquel/client-kit/errors";
import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { Button, Dialog, Skeleton, TaskStack } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { CancelDialog } from "./cancel-dialog.tsx";
import { RegistrationForm } from "./registration-form-view.tsx";
import type { CoursesPage } from "./use-courses-page.ts";

/** The one modal of the page: registration, cancellation or error. Source: T-375. */
export function CourseDialog({ page }: { page: CoursesPage }): ReactNode {
  const { modal, show, close, register, cancel } = page;
  if (modal.kind === "closed") return null;
  if (modal.kind === "error") return <ErrorDialog error={modal.error} onClose={close} />;
  if (modal.kind === "cancel") {
    return (
      <CancelDialog
        modal={modal}
        onAccept={() => void cancel()}
        onClose={close}
        // Who came to register chooses a course now; who came to cancel is done. Source: T-382.
        onDone={modal.fromCancel ? close : () => void show(false)}
      />
    );
  }
  if (modal.step === "loading") return <LoadingDialog onClose={close} />;
  if (modal.step === "success") return <SuccessDialog course={modal.course.name} onClose={close} />;
  return (
    <RegistrationForm
      courses={modal.courses}
      isSending={modal.step === "submitting"}
      onSubmit={(values) => void register(values)}
      onClose={close}
    />
  );
}

function LoadingDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useLingui();
  return (
    <Dialog title={<Trans>Register for a course</Trans>} onClose={onClose}>
      <div role="status" aria-label={t`The courses are being loaded`}>
        <TaskStack>
          <Skeleton height="44px" />
          <Skeleton height="24px" />
        </TaskStack>
      </div>
    </Dialog>
  );
}

/** Source: T-380. */
function SuccessDialog({ course, onClose }: { course: string; onClose: () => void }): ReactNode {
  const place = useFocusOnChange<HTMLDivElement>("success", { atOnce: true });
  return (
    <Dialog
      title={<Trans>You are registered</Trans>}
      onClose={onClose}
      footer={
        <Button variant="primary" size="large" onClick={onClose}>
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <TaskStack ref={place}>
        <p>
          <Trans>
            You have a place in the course <strong>{course}</strong>.
          </Trans>
        </p>
        <p>
          <Trans>You will receive an email with the details.</Trans>
        </p>
      </TaskStack>
    </Dialog>
  );
}

/** Source: T-375, T-423. */
function ErrorDialog({ error, onClose }: { error: ApiError | null; onClose: () => void }): ReactNode {
  const { i18n } = useLingui();
  const reference = referenceOf(error);
  return (
    <Dialog
      title={<Trans>Something did not work</Trans>}
      onClose={onClose}
      footer={
        <Button variant="primary" size="large" onClick={onClose}>
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <div role="alert">
        <TaskStack>
          <p>{error ? messageFor(i18n, error) : <Trans>The courses cannot be shown at the moment.</Trans>}</p>
          <p>
            <Trans>Try again in a few minutes. If it happens again, write to us.</Trans>
          </p>
          {reference && (
            <p>
              <Trans>Ref.</Trans> <code>{reference.slice(0, 13).toUpperCase()}</code>
            </p>
          )}
        </TaskStack>
      </div>
    </Dialog>
  );
}
