import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** The text of a mail. */
export interface MailText {
  subject: string;
  body: string;
}

/** Delivers a mail to the sandbox's mailbox, where `/dev/mailbox` shows it. */
export async function sendMail(db: Kysely<Database>, recipient: string, text: MailText, now: Date): Promise<void> {
  await db
    .insertInto("mail_message")
    .values({ ...text, recipient, sent_at: now })
    .execute();
}
