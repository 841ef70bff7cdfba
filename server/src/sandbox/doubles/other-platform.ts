const KNOWN = /^otra\.plataforma/i;

/** Stands for the publisher's other platform: it has an account for every address that begins with `otra.plataforma`. */
export function hasAccountElsewhere(mail: string): boolean {
  return KNOWN.test(mail);
}
