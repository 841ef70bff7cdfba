import type { Texts } from "./post-draft.ts";

/** Pages that editors fill when there is something to say; until then the portal shows its own words, or nothing. */
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
    es: "<p>Atención al profesorado: 900 000 214</p>",
    en: "<p>Teacher support: 900 000 214</p>",
    it: "<p>Assistenza docenti: 900 000 214</p>",
  },
  help: {
    es: "<h2>Entrar en el portal</h2><p>Usa el correo y la contraseña de tu cuenta de docente, o tu cuenta de Google o Microsoft si la enlazaste.</p><h2>Compartir un título</h2><p>Abre el título y elige «Zona del alumnado». Tu alumnado solo necesita el enlace.</p>",
    en: "<h2>Signing in</h2><p>Use the email and password of your teacher account, or your Google or Microsoft account if you linked it.</p><h2>Sharing a title</h2><p>Open the title and choose “Students’ zone”. Your students only need the link.</p>",
    it: "<h2>Accedere al portale</h2><p>Usa l’e-mail e la password del tuo account docente, oppure il tuo account Google o Microsoft se lo hai collegato.</p><h2>Condividere un titolo</h2><p>Apri il titolo e scegli «Area studenti». Ai tuoi studenti basta il link.</p>",
  },
  "gratishp-terms": {
    es: "<p>Como docente recibes sin coste los libros de texto de tus hijos, si su centro los ha adoptado. Solo pagas la preparación del pedido, cuyo importe ves antes de pagar y que no depende del número de libros.</p><ul><li>Puedes hacer un pedido al año, para un máximo de 20 hijos.</li><li>De cada hijo nuevo necesitamos una foto del libro de familia, como imagen JPEG de menos de 2 MB.</li><li>Los libros se envían al centro en el que das clase.</li><li>Pagas con tarjeta en la página del banco. No vemos el número de tu tarjeta.</li></ul>",
    en: "<p>As a teacher you get the school books of your children free of charge, if their school has adopted them. You pay only the preparation of the order, whose amount you see before you pay and which does not depend on the number of books.</p><ul><li>You can order once a year, for up to 20 children.</li><li>For each new child we need a photo of the family book, as a JPEG image of less than 2 MB.</li><li>The books are sent to the school at which you teach.</li><li>You pay by card at the page of the bank. We do not see the number of your card.</li></ul>",
    it: "<p>Come docente ricevi gratuitamente i libri di testo dei tuoi figli, se la loro scuola li ha adottati. Paghi solo la preparazione dell’ordine: vedi l’importo prima di pagare e non dipende dal numero di libri.</p><ul><li>Puoi fare un ordine all’anno, per un massimo di 20 figli.</li><li>Per ogni nuovo figlio ci serve una foto del libretto di famiglia, come immagine JPEG di meno di 2 MB.</li><li>I libri vengono spediti alla scuola in cui insegni.</li><li>Paghi con carta sulla pagina della banca. Non vediamo il numero della tua carta.</li></ul>",
  },
  "gratishp-success": EMPTY,
  "gratishp-error": {
    es: "<p><strong>No se ha cobrado nada en tu tarjeta.</strong> Puedes repetir el pedido y pagarlo con esta tarjeta o con otra. Si el banco la vuelve a rechazar, llama a tu banco.</p>",
    en: "<p><strong>Your card has not been charged.</strong> You can order again and pay with this card or another one. If the bank refuses it again, call your bank.</p>",
    it: "<p><strong>Sulla tua carta non è stato addebitato nulla.</strong> Puoi ripetere l’ordine e pagare con questa carta o con un’altra. Se la banca la rifiuta di nuovo, chiama la tua banca.</p>",
  },
  terms: {
    es: "<p>Estas condiciones son las de la versión de demostración de Anaquel. Tu editorial publica aquí las suyas.</p><h2>Quién puede usar el portal</h2><p>El profesorado de un centro que ha adoptado alguno de nuestros títulos, con una cuenta personal e intransferible, y su alumnado, con el enlace que recibe en clase.</p><h2>Qué puedes hacer con los materiales</h2><p>Proyectarlos, descargarlos cuando el recurso lo permite y compartirlos con tu alumnado por el portal. No puedes publicarlos ni cederlos a terceros.</p><h2>Cuándo termina el acceso</h2><p>Con el curso escolar, cuando cambias de centro o cuando cierras tu cuenta.</p>",
    en: "<p>These are the terms of the demonstration of Anaquel. Your publisher puts its own here.</p><h2>Who may use the portal</h2><p>Teachers of a school that has adopted one of our titles, with an account of their own that they do not pass on, and their students, with the link they get in class.</p><h2>What you may do with the material</h2><p>Show it in class, download it where the resource allows it, and share it with your students through the portal. You may not publish it or hand it on to others.</p><h2>When access ends</h2><p>With the school year, when you move to another school, or when you close your account.</p>",
    it: "<p>Queste sono le condizioni della versione dimostrativa di Anaquel. La tua casa editrice pubblica qui le proprie.</p><h2>Chi può usare il portale</h2><p>I docenti di una scuola che ha adottato uno dei nostri titoli, con un account personale e non cedibile, e i loro studenti, con il link ricevuto in classe.</p><h2>Che cosa puoi fare con i materiali</h2><p>Proiettarli, scaricarli quando la risorsa lo consente e condividerli con i tuoi studenti tramite il portale. Non puoi pubblicarli né cederli a terzi.</p><h2>Quando termina l’accesso</h2><p>Alla fine dell’anno scolastico, quando cambi scuola o quando chiudi il tuo account.</p>",
  },
  privacy: {
    es: '<p>Esta política es la de la versión de demostración de Anaquel. Tu editorial publica aquí la suya.</p><h2>Qué datos guardamos</h2><p>Del profesorado, los que escribe al registrarse y su actividad en el portal. Del alumnado que entra por un enlace no guardamos ningún dato personal: solo un identificador del dispositivo.</p><h2>Para qué</h2><p>Para darte acceso a tus títulos y atenderte cuando nos escribes. Las novedades por correo solo las recibes si las pides.</p><h2>Tus derechos</h2><p>Puedes ver y cambiar tus datos en tu cuenta, y pedir que los borremos en <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a>.</p>',
    en: '<p>This is the policy of the demonstration of Anaquel. Your publisher puts its own here.</p><h2>What we keep</h2><p>Of teachers, what they write when they register and what they do in the portal. Of students who come by a link we keep no personal data: only an identifier of the device.</p><h2>What for</h2><p>To give you access to your titles and to answer you when you write to us. You get news by mail only if you ask for them.</p><h2>Your rights</h2><p>You can see and change your data in your account, and ask us to delete them at <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a>.</p>',
    it: '<p>Questa è l’informativa della versione dimostrativa di Anaquel. La tua casa editrice pubblica qui la propria.</p><h2>Quali dati conserviamo</h2><p>Dei docenti, quelli che scrivono alla registrazione e la loro attività nel portale. Degli studenti che entrano con un link non conserviamo dati personali: solo un identificativo del dispositivo.</p><h2>Perché</h2><p>Per darti accesso ai tuoi titoli e risponderti quando ci scrivi. Ricevi novità per e-mail solo se le chiedi.</p><h2>I tuoi diritti</h2><p>Puoi vedere e modificare i tuoi dati nel tuo account, e chiederne la cancellazione a <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a>.</p>',
  },
  contact: {
    es: '<p>Escríbenos a <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> o llama al 900 000 214, de lunes a viernes de 9:00 a 18:00.</p>',
    en: '<p>Write to <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> or call 900 000 214, Monday to Friday, 9:00 to 18:00.</p>',
    it: '<p>Scrivi a <a href="mailto:soporte@anaquel.example">soporte@anaquel.example</a> o chiama il 900 000 214, dal lunedì al venerdì, 9:00-18:00.</p>',
  },
};

/** Short texts of the portal by key. */
export const TEXTS_BY_KEY: Record<string, Texts> = {
  "support.phone": { es: "900 000 214", en: "900 000 214", it: "900 000 214" },
  "signin.hint": {
    es: "Entra con la cuenta que usas en tu centro.",
    en: "Sign in with the account you use at your school.",
    it: "Accedi con l’account che usi nella tua scuola.",
  },
};
