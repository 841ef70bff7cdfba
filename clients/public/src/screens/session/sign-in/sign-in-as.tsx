import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import useSWR from "swr";
import styles from "./sign-in-as.module.css";

/** An account of the embedded reference API. */
interface Persona {
  name: string;
  mail: string;
  role: string;
  password: string;
  shows: string;
}

interface SignInAsProps {
  disabled: boolean;
  onChoose: (mail: string, password: string) => Promise<void>;
}

/** Signs in as one of the accounts of the reference API. It exists only while the portal runs on that API. */
export function SignInAs({ disabled, onChoose }: SignInAsProps): ReactNode {
  const { t } = useLingui();
  const { data } = useSWR("personas", readPersonas, { shouldRetryOnError: false, revalidateOnFocus: false });
  if (!data?.length) return null;
  return (
    <details className={styles.panel}>
      <summary>
        <Trans>Try it with a demo account</Trans>
      </summary>
      <ul aria-label={t`Demo accounts`}>
        {data.map(({ name, mail, role, password, shows }) => (
          <li key={mail}>
            <button type="button" disabled={disabled} onClick={() => void onChoose(mail, password)}>
              <span className={styles.name}>
                {name} <span className={styles.role}>{role}</span>
              </span>
              <span className={styles.shows}>{shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

async function readPersonas(): Promise<Persona[]> {
  const answer = await fetch("/dev/personas");
  // The page of a development helper; the contract does not know it.
  return answer.ok ? ((await answer.json()) as Persona[]) : [];
}
