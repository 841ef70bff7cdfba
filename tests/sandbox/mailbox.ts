import type { TestSandbox } from "./harness.ts";

/** A mail as the mailbox of the sandbox shows it. */
export interface Mail {
  subject: string;
  body: string;
}

/** The mails that an address got, newest first. */
export async function mailsTo(sandbox: TestSandbox, address: string): Promise<Mail[]> {
  const answer = await sandbox.app.inject({ url: "/dev/mailbox", headers: { accept: "application/json" } });
  const mails = answer.json() as (Mail & { recipient: string })[];
  return mails.filter(({ recipient }) => recipient === address);
}

/** The link in a mail. */
export function linkIn(mail: Mail | undefined): URL {
  const [link] = /^http\S+$/m.exec(mail?.body ?? "") ?? [];
  if (!link) throw new Error(`no link in ${mail?.body}`);
  return new URL(link);
}
