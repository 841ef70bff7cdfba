import type { Language } from "../../../contract/problem.ts";
import type { MailText } from "../../lib/mail.ts";

/** The mail that confirms a registration. Source: T-380. */
export function signUpMail(language: Language, name: string, course: string, access: string | null): MailText {
  return {
    es: {
      subject: `Inscripción en «${course}»`,
      body: `Hola, ${name}:\n\nTu inscripción en el curso «${course}» está hecha.${access ? ` Podrás entrar desde el ${access}.` : ""} Lo encontrarás en Anaquel, en «Mis cursos».\n\nSi no puedes hacerlo, cancela la inscripción mientras el plazo siga abierto: así queda libre la plaza.`,
    },
    en: {
      subject: `Registration for “${course}”`,
      body: `Hello ${name},\n\nYou are registered for the course “${course}”.${access ? ` It opens on ${access}.` : ""} You will find it in Anaquel under “My courses”.\n\nIf you cannot take it, cancel while registration is open, so that somebody else can have the place.`,
    },
    it: {
      subject: `Iscrizione a «${course}»`,
      body: `Ciao ${name},\n\nla tua iscrizione al corso «${course}» è confermata.${access ? ` Potrai accedere dal ${access}.` : ""} Lo trovi in Anaquel, in «I miei corsi».\n\nSe non puoi seguirlo, annulla l'iscrizione finché il periodo è aperto: così il posto si libera.`,
    },
  }[language];
}

/** The mail that confirms a cancellation. */
export function cancellationMail(language: Language, name: string, course: string): MailText {
  return {
    es: {
      subject: `Inscripción cancelada: «${course}»`,
      body: `Hola, ${name}:\n\nHas cancelado tu inscripción en el curso «${course}». Mientras el plazo siga abierto puedes elegir otro curso.`,
    },
    en: {
      subject: `Registration cancelled: “${course}”`,
      body: `Hello ${name},\n\nYou cancelled your registration for the course “${course}”. While registration is open you can choose another course.`,
    },
    it: {
      subject: `Iscrizione annullata: «${course}»`,
      body: `Ciao ${name},\n\nhai annullato l'iscrizione al corso «${course}». Finché il periodo di iscrizione è aperto puoi scegliere un altro corso.`,
    },
  }[language];
}
