import { Button, SelectField, TaskActions, TaskStack } from "@anaquel/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SchoolSummary } from "./school-flow.ts";

interface ResultsFieldProps {
  /** At least one school. */
  schools: readonly SchoolSummary[];
  onChoose: (school: SchoolSummary) => void;
}

/** The schools of a postal code. Going through the list chooses none yet; the button does. Source: T-271, T-295. */
export function ResultsField({ schools, onChoose }: ResultsFieldProps): ReactNode {
  const { t } = useLingui();
  const [id, setId] = useState(schools[0]?.c_centro);
  const place = useRef<HTMLDivElement>(null);
  const count = schools.length;
  const selected = schools.find(({ c_centro }) => c_centro === id);

  useEffect(() => place.current?.querySelector("select")?.focus(), []);

  return (
    <TaskStack ref={place}>
      <SelectField
        label={t`School`}
        name="school"
        value={id}
        hint={<Plural value={count} one="# school found." other="# schools found." />}
        onChange={({ currentTarget }) => setId(Number(currentTarget.value))}
      >
        {schools.map(({ c_centro, d_centro }) => (
          <option key={c_centro} value={c_centro}>
            {d_centro}
          </option>
        ))}
      </SelectField>
      <TaskActions>
        <Button onClick={() => selected && onChoose(selected)}>
          <Trans>Choose this school</Trans>
        </Button>
      </TaskActions>
    </TaskStack>
  );
}
