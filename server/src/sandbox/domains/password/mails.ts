import type { Language } from "../../../contract/problem.ts";
import type { MailText } from "../../lib/mail.ts";

/** The mail with the link to set a new password. */
export function resetMail(language: Language, name: string, url: string): MailText {
  return {
    es: {
      subject: "Restablece tu contraseña de Anaquel",
      body: `Hola, ${name}:\n\nPara elegir una contraseña nueva abre este enlace. Sirve una sola vez y caduca dentro de una hora.\n\n${url}\n\nSi no lo has pedido tú, no tienes que hacer nada: tu contraseña no cambia.`,
    },
    en: {
      subject: "Reset your Anaquel password",
      body: `Hello ${name},\n\nTo choose a new password, open this link. It works once and expires in one hour.\n\n${url}\n\nIf you did not ask for it, there is nothing to do: your password stays the same.`,
    },
    it: {
      subject: "Reimposta la tua password di Anaquel",
      body: `Ciao ${name},\n\nper scegliere una nuova password apri questo link. Vale una sola volta e scade tra un'ora.\n\n${url}\n\nSe non l'hai chiesto tu, non devi fare nulla: la tua password resta la stessa.`,
    },
  }[language];
}

/** The mail for an account that has no password here, because a provider signs it in. */
export function providerMail(language: Language, name: string, provider: string, url: string): MailText {
  return {
    es: {
      subject: "Cómo entrar en Anaquel",
      body: `Hola, ${name}:\n\nTu cuenta entra con ${provider}, así que aquí no tiene contraseña. Elige «${provider}» en esta página:\n\n${url}\n\nSi has olvidado la contraseña de ${provider}, puedes recuperarla allí.`,
    },
    en: {
      subject: "How to sign in to Anaquel",
      body: `Hello ${name},\n\nYour account signs in with ${provider}, so it has no password here. Choose ${provider} on this page:\n\n${url}\n\nIf you have forgotten your ${provider} password, you can recover it there.`,
    },
    it: {
      subject: "Come accedere ad Anaquel",
      body: `Ciao ${name},\n\nil tuo account accede con ${provider}, quindi qui non ha una password. Scegli ${provider} in questa pagina:\n\n${url}\n\nSe hai dimenticato la password di ${provider}, puoi recuperarla lì.`,
    },
  }[language];
}
