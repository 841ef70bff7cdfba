import type { Texts } from "./post-draft.ts";

/** Pages that editors fill when there is something to say. */
const EMPTY: Texts = { es: "", en: "", it: "" };

/** Pages of the content service by id. */
export const PAGE_TEXTS: Record<string, Texts> = {
  "warning-banner": EMPTY,
  header: EMPTY,
  home: EMPTY,
  "banner-change-school": {
    es: "<p><strong>¿Has cambiado de centro?</strong> Actualízalo para ver los títulos que usa tu nuevo centro.</p>",
    en: "<p><strong>Have you moved to another school?</strong> Change it here to see the titles of your new school.</p>",
    it: "<p><strong>Hai cambiato scuola?</strong> Aggiornala per vedere i titoli della tua nuova scuola.</p>",
  },
  "banner-gratis-adoption": {
    es: "<p><strong>Material gratuito para tu centro.</strong> Pide el material de los títulos que habéis adoptado.</p>",
    en: "<p><strong>Free material for your school.</strong> Order the material of the titles that your school has adopted.</p>",
    it: "<p><strong>Materiale gratuito per la tua scuola.</strong> Richiedi il materiale dei titoli che avete adottato.</p>",
  },
  "banner-gratishp": {
    es: "<p><strong>Libros para tus hijos.</strong> Como docente puedes pedir sus libros de texto sin coste.</p>",
    en: "<p><strong>Books for your children.</strong> As a teacher you can order their school books free of charge.</p>",
    it: "<p><strong>Libri per i tuoi figli.</strong> Come docente puoi richiedere i loro libri di testo senza costi.</p>",
  },
  "banner-activation-code": {
    es: "<p><strong>Tienes una cuenta de prueba.</strong> Con el código de tu centro accederás a los títulos completos.</p>",
    en: "<p><strong>This is a demo account.</strong> With the code of your school you get the full titles.</p>",
    it: "<p><strong>Hai un account di prova.</strong> Con il codice della tua scuola accedi ai titoli completi.</p>",
  },
  survey: {
    es: "<p>¿Qué tal te va con el portal? Responder lleva unos tres minutos.</p>",
    en: "<p>How is the portal working for you? Answering takes about three minutes.</p>",
    it: "<p>Come ti trovi con il portale? Rispondere richiede circa tre minuti.</p>",
  },
  "local-survey": {
    es: "<p>Queremos publicar materiales más cercanos a tu aula. Cuéntanos qué necesitas.</p>",
    en: "<p>We want to publish material that is closer to your classroom. Tell us what you need.</p>",
    it: "<p>Vogliamo pubblicare materiali più vicini alla tua classe. Raccontaci di cosa hai bisogno.</p>",
  },
  footer: {
    es: "<p>Atenci&oacute;n al profesorado: 900 000 214</p>",
    en: "<p>Teacher support: 900 000 214</p>",
    it: "<p>Assistenza docenti: 900 000 214</p>",
  },
  help: {
    es: "<h2>Entrar en el portal</h2><p>Usa el correo y la contrase&ntilde;a de tu cuenta de docente, o tu cuenta de Google o Microsoft si la enlazaste.</p><h2>Compartir un t&iacute;tulo</h2><p>Abre el t&iacute;tulo y elige &laquo;Zona del alumnado&raquo;. Tu alumnado solo necesita el enlace.</p>",
    en: "<h2>Signing in</h2><p>Use the email and password of your teacher account, or your Google or Microsoft account if you linked it.</p><h2>Sharing a title</h2><p>Open the title and choose &ldquo;Students&rsquo; zone&rdquo;. Your students only need the link.</p>",
    it: "<h2>Accedere al portale</h2><p>Usa l&rsquo;e-mail e la password del tuo account docente, oppure il tuo account Google o Microsoft se lo hai collegato.</p><h2>Condividere un titolo</h2><p>Apri il titolo e scegli &laquo;Area studenti&raquo;. Ai tuoi studenti basta il link.</p>",
  },
  contact: {
    es: '<p>Escr&iacute;benos a <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> o llama al 900 000 214, de lunes a viernes de 9:00 a 18:00.</p>',
    en: '<p>Write to <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> or call 900 000 214, Monday to Friday, 9:00 to 18:00.</p>',
    it: '<p>Scrivi a <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> o chiama il 900 000 214, dal luned&igrave; al venerd&igrave;, 9:00-18:00.</p>',
  },
};

/** Short texts of the portal by key. */
export const TEXTS_BY_KEY: Record<string, Texts> = {
  "support.phone": { es: "900 000 214", en: "900 000 214", it: "900 000 214" },
  "signin.hint": {
    es: "Entra con la cuenta que usas en tu centro.",
    en: "Sign in with the account you use at your school.",
    it: "Accedi con l&rsquo;account che usi nella tua scuola.",
  },
};
