import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import useSWR from "swr";
import { providerHref } from "./provider-links.tsx";
import styles from "./sign-in-as.module.css";

/** An account of the embedded reference API. */
interface Persona {
  name: string;
  mail: string;
  role: string;
  /** Null for accounts that sign in through their provider. */
  password: string | null;
  provider: "google" | "microsoft" | null;
  shows: string;
}

interface SignInAsProps {
  returnTo: string;
  disabled: boolean;
  onChoose: (mail: string, password: string) => Promise<void>;
}

/** Signs in as one of the accounts of the reference API. It exists only while the portal runs on that API. */
export function SignInAs({ returnTo, disabled, onChoose }: SignInAsProps): ReactNode {
  const { t } = useLingui();
  const { data } = useSWR("personas", readPersonas, { shouldRetryOnError: false, revalidateOnFocus: false });
  if (!data?.length) return null;
  return (
    <details className={styles.panel}>
      <summary>
        <Trans>Try it with a demo account</Trans>
      </summary>
      <ul aria-label={t`Demo accounts`}>
        {data.map((persona) => (
          <li key={persona.mail}>
            {persona.provider && (
              <a href={providerHref(persona.provider, returnTo)}>
                <Words {...persona} />
              </a>
            )}
            {persona.password !== null && (
              <button
                type="button"
                disabled={disabled}
                onClick={() => void onChoose(persona.mail, persona.password ?? "")}
              >
                <Words {...persona} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Words({ name, role, shows }: Persona): ReactNode {
  return (
    <>
      <span className={styles.name}>
        {name} <span className={styles.role}>{role}</span>
      </span>
      <span className={styles.shows}>{shows}</span>
    </>
  );
}

async function readPersonas(): Promise<Persona[]> {
  const answer = await fetch("/dev/personas");
  // The page of a development helper; the contract does not know it.
  return answer.ok ? ((await answer.json()) as Persona[]) : [];
}
