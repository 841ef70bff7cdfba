// The contract's rule for mail addresses, without the schema library. The test of this file compares them.
const MAIL = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;
const LENGTH = { min: 6, max: 254 };

/** Whether a trimmed mail address is valid. Source: T-231. */
export function isMail(mail: string): boolean {
  return mail.length >= LENGTH.min && mail.length <= LENGTH.max && MAIL.test(mail);
}
