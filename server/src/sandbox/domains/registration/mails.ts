import type { Language } from "../../../contract/problem.ts";
import type { MailText } from "../../lib/mail.ts";

/** The mail with the link that activates a new account. */
export function activationMail(language: Language, name: string, url: string): MailText {
  return {
    es: {
      subject: "Activa tu cuenta de Anaquel",
      body: `Hola, ${name}:\n\nSolo falta un paso: abre este enlace para activar tu cuenta. Caduca dentro de siete días.\n\n${url}\n\nSi no te has registrado tú, no tienes que hacer nada.`,
    },
    en: {
      subject: "Activate your Anaquel account",
      body: `Hello ${name},\n\nThere is one step left: open this link to activate your account. It expires in seven days.\n\n${url}\n\nIf you did not register, there is nothing to do.`,
    },
    it: {
      subject: "Attiva il tuo account Anaquel",
      body: `Ciao ${name},\n\nmanca solo un passo: apri questo link per attivare il tuo account. Scade tra sette giorni.\n\n${url}\n\nSe non ti sei registrato tu, non devi fare nulla.`,
    },
  }[language];
}
