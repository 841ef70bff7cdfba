import { useFocusOnChange } from "@anaquel/client-kit/forms";
import { now } from "@anaquel/client-kit/time";
import { MIN_AGE_YEARS } from "@anaquel/openapi/checks/birth-dates";
import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { Button, CheckField, Dialog, SelectField, TaskStack, TextField } from "@anaquel/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import {
  type Course,
  changed,
  EMPTY_FORM,
  faultsOf,
  optionOf,
  type RegistrationFaults,
  type RegistrationValues,
} from "./registration-form.ts";

interface RegistrationFormProps {
  courses: readonly Course[];
  isSending: boolean;
  onSubmit: (values: RegistrationValues) => void;
  onClose: () => void;
}

/** The form to register: a course, and the date of birth for who wants the certificate. Source: T-376 to T-379, T-405 to T-412. */
export function RegistrationForm({ courses, isSending, onSubmit, onClose }: RegistrationFormProps): ReactNode {
  const { t } = useLingui();
  const formId = useId();
  const [values, setValues] = useState(EMPTY_FORM);
  const [hasLeftBirthday, setLeftBirthday] = useState(false);
  const place = useFocusOnChange<HTMLDivElement>("form", { atOnce: true });
  const faults = faultsOf(values, dayInMadrid(now()));
  const isComplete = Object.keys(faults).length === 0;
  // Nobody is told of a mistake in a date that is still being written.
  const isTold = hasLeftBirthday || values.birthday.length >= 10;

  function change(part: Partial<RegistrationValues>): void {
    setValues((known) => changed(known, part));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete && !isSending) onSubmit(values);
  }

  return (
    <Dialog
      title={<Trans>Register for a course</Trans>}
      onClose={onClose}
      closable={!isSending}
      footer={
        <>
          <Button size="large" disabled={isSending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            disabled={!isComplete}
            aria-busy={isSending}
          >
            {isSending ? <Trans>Registering…</Trans> : <Trans>Register</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate aria-label={t`Register for a course`}>
        <TaskStack ref={place}>
          <SelectField
            label={t`Course`}
            name="course"
            value={values.option}
            disabled={isSending}
            onChange={({ currentTarget }) => change({ option: Number(currentTarget.value) })}
          >
            <option value={0}>{t`Choose a course`}</option>
            {courses.map((course) => (
              <option key={course.id} value={optionOf(course)} disabled={optionOf(course) < 0}>
                {course.name}
                {course.completed && ` (${t`completed`})`}
                {!course.completed && !course.registrationEnabled && ` (${t`closed`})`}
              </option>
            ))}
          </SelectField>
          <CheckField
            label={t`I want the certificate of hours`}
            hint={t`The certificate shows your date of birth.`}
            name="certificate"
            checked={values.hasCertificate}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              setLeftBirthday(false);
              change({ hasCertificate: currentTarget.checked });
            }}
          />
          {values.hasCertificate && (
            <TextField
              label={t`Date of birth`}
              name="birthday"
              inputMode="numeric"
              autoComplete="off"
              placeholder={t`dd/mm/yyyy`}
              maxLength={10}
              value={values.birthday}
              readOnly={isSending}
              hint={t`Day, month and year, such as 14/03/1984.`}
              error={isTold && faults.birthday ? <BirthdayFault fault={faults.birthday} /> : undefined}
              onChange={({ currentTarget }) => change({ birthday: currentTarget.value })}
              onBlur={() => setLeftBirthday(true)}
            />
          )}
        </TaskStack>
      </form>
    </Dialog>
  );
}

/** Source: T-408 to T-411. */
function BirthdayFault({ fault }: { fault: NonNullable<RegistrationFaults["birthday"]> }): ReactNode {
  switch (fault) {
    case "missing":
      return <Trans>The certificate needs your date of birth.</Trans>;
    case "format":
      return <Trans>This is not a date. Write it as day, month and year, such as 14/03/1984.</Trans>;
    case "early":
      return <Trans>Write a date from 01/01/1900 on.</Trans>;
    case "late":
      return <Trans>You must be at least {MIN_AGE_YEARS} years old.</Trans>;
  }
}
