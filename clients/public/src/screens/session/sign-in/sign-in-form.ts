// The contract's rule for mail addresses, without the schema library, which would double the code of this page.
// The test of this file compares it with the contract's schema.
const MAIL = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;
const MAIL_LENGTH = { min: 6, max: 254 };

/** The mail address as it is checked and sent. Source: P-097. */
export function cleanMail(mail: string): string {
  return mail.trim();
}

/** Whether a mail address may be sent. Source: P-097. */
export function isMail(mail: string): boolean {
  const clean = cleanMail(mail);
  return clean.length >= MAIL_LENGTH.min && clean.length <= MAIL_LENGTH.max && MAIL.test(clean);
}

/** Whether a password may be sent: any text. Source: P-098. */
export function isPassword(password: string): boolean {
  return password.length > 0;
}
