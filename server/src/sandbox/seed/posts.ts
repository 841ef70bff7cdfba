import type { Insertable } from "kysely";
import type { ContentPostTable } from "../db/schema.ts";

/** Categories of the embedded content service: languages under 310, pages, site texts, news. */
export const POST_CATEGORIES = [
  { id: 310, slug: "languages", name: "Common languages", parent: 0 },
  { id: 311, slug: "es", name: "Español", parent: 310 },
  { id: 312, slug: "en", name: "English", parent: 310 },
  { id: 313, slug: "fr", name: "Français", parent: 310 },
  { id: 314, slug: "it", name: "Italiano", parent: 310 },
  { id: 315, slug: "eu", name: "Euskara", parent: 310 },
  { id: 316, slug: "ca", name: "Català", parent: 310 },
  { id: 317, slug: "va", name: "Valencià", parent: 310 },
  { id: 318, slug: "gl", name: "Galego", parent: 310 },
  { id: 320, slug: "pages", name: "Pages", parent: 0 },
  { id: 321, slug: "site-texts", name: "Site texts", parent: 0 },
  { id: 322, slug: "news", name: "News", parent: 0 },
] as const;

const LANGUAGES = { es: 311, en: 312, it: 314 } as const;
const PAGES = 320;
const TEXTS = 321;
const NEWS = 322;

type Texts = Record<keyof typeof LANGUAGES, string>;

/** Pages that editors fill when there is something to say. */
const EMPTY: Texts = { es: "", en: "", it: "" };

const PAGE_TEXTS: Record<string, Texts> = {
  "warning-banner": EMPTY,
  home: EMPTY,
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

const SITE_TEXTS: Record<string, Texts> = {
  "support.phone": { es: "900 000 214", en: "900 000 214", it: "900 000 214" },
  "signin.hint": {
    es: "Entra con la cuenta que usas en tu centro.",
    en: "Sign in with the account you use at your school.",
    it: "Accedi con l&rsquo;account che usi nella tua scuola.",
  },
};

const NEWS_TEXTS: readonly { kicker: Texts; title: Texts; lead: Texts }[] = [
  {
    kicker: { es: "Novedad", en: "New", it: "Novit&agrave;" },
    title: {
      es: "Llegan 340 problemas interactivos de Matem&aacute;ticas ESO",
      en: "340 interactive maths problems are here",
      it: "Arrivano 340 problemi interattivi di matematica",
    },
    lead: {
      es: "Disponibles desde hoy en las unidades 1 a 9.",
      en: "Available from today in units 1 to 9.",
      it: "Disponibili da oggi nelle unit&agrave; da 1 a 9.",
    },
  },
  {
    kicker: { es: "Plataforma", en: "Platform", it: "Piattaforma" },
    title: {
      es: "La zona del alumnado estrena lector para tabletas",
      en: "The students&rsquo; zone gets a tablet reader",
      it: "L&rsquo;area studenti ha un lettore per tablet",
    },
    lead: {
      es: "Sin instalar nada: basta con el enlace de clase.",
      en: "Nothing to install: the class link is enough.",
      it: "Niente da installare: basta il link della classe.",
    },
  },
  {
    kicker: { es: "Convocatoria", en: "Call", it: "Bando" },
    title: {
      es: "Premio Aula Abierta: proyectos de centro hasta el 15 de enero",
      en: "Open Classroom award: school projects until 15 January",
      it: "Premio Aula Aperta: progetti di scuola fino al 15 gennaio",
    },
    lead: {
      es: "Doce centros recibir&aacute;n una biblioteca digital completa.",
      en: "Twelve schools will receive a full digital library.",
      it: "Dodici scuole riceveranno una biblioteca digitale completa.",
    },
  },
];

/** The posts of the embedded content service, as an editor would have written them. */
export function seedPosts(now: Date): Insertable<ContentPostTable>[] {
  const posts: Insertable<ContentPostTable>[] = [];
  const add = (slug: string, title: string, content: string, excerpt: string, categories: number[]) =>
    posts.push({
      id: 4001 + posts.length,
      slug,
      title,
      content,
      excerpt,
      categories,
      published_at: now,
      image_url: null,
      image_alt: null,
    });
  for (const [language, category] of Object.entries(LANGUAGES) as [keyof Texts, number][]) {
    for (const [page, texts] of Object.entries(PAGE_TEXTS)) {
      add(`${page}-${language}`, page, texts[language], "", [category, PAGES]);
    }
    for (const [key, texts] of Object.entries(SITE_TEXTS)) {
      add(`${key.replace(".", "-")}-${language}`, key, `<p>${texts[language]}</p>`, "", [category, TEXTS]);
    }
    NEWS_TEXTS.forEach(({ kicker, title, lead }, at) => {
      add(`news-${at + 1}-${language}`, title[language], `<p>${lead[language]}</p>`, `<p>${kicker[language]}</p>`, [
        category,
        NEWS,
      ]);
    });
  }
  return posts;
}
