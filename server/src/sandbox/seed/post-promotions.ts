import { PROMOTIONS } from "./post-categories.ts";
import type { Draft } from "./post-draft.ts";

const categories = () => [PROMOTIONS];

/** Banners and home promotions of the demo data. The excerpt says whom each is for. Source: T-440 to T-444. */
export const PROMOTION_DRAFTS: readonly Draft[] = [
  {
    slug: "ad-matematicas",
    title: {
      es: "Cuaderno de cálculo mental para 2º ESO",
      en: "A mental arithmetic workbook for year 8",
      it: "Quaderno di calcolo mentale per la scuola secondaria",
    },
    content: {
      es: "<p>Quince minutos a la semana que se notan. Pide un ejemplar de muestra para tu departamento.</p>",
      en: "<p>Fifteen minutes a week that show. Ask for a sample copy for your department.</p>",
      it: "<p>Quindici minuti alla settimana che fanno la differenza. Richiedi una copia saggio per il tuo dipartimento.</p>",
    },
    excerpt: "AD:2601,2603@https://anaquel.example/calculo-mental",
    categories,
    daysAgo: 3,
    cover: "matematicas-aplicadas",
  },
  {
    slug: "ad-infantil",
    title: { es: "Proyectos para Infantil", en: "Early years: play & create", it: "Progetti per l’infanzia" },
    content: {
      es: "<p>Tres proyectos de aula: el huerto, la tienda, el teatro…</p>",
      en: "<p>Three classroom projects: the garden, the shop, the theatre…</p>",
      it: "<p>Tre progetti di classe: l’orto, il negozio, il teatro…</p>",
    },
    excerpt: "AD:2610@https://anaquel.example/infantil?curso=2026&origen=portal",
    categories,
    daysAgo: 4,
    cover: "infantil-4",
  },
  {
    slug: "demo-bienvenida",
    title: {
      es: "Prueba los títulos completos con tu centro",
      en: "Try the full titles with your school",
      it: "Prova i titoli completi con la tua scuola",
    },
    content: {
      es: "<p>Con el código de tu centro tu cuenta pasa a ser de docente, sin perder nada de lo que ya has elegido.</p>",
      en: "<p>With the code of your school your account becomes a teacher’s, and keeps all that you have chosen.</p>",
      it: "<p>Con il codice della tua scuola l’account diventa da docente, senza perdere nulla di ciò che hai scelto.</p>",
    },
    excerpt: "DM:0",
    categories,
    daysAgo: 5,
    cover: "lengua-3",
  },
  {
    slug: "promotion-musica",
    title: {
      es: "Estrena Música 5 con tu clase de Plástica",
      en: "Add Music 5 to your art class",
      it: "Aggiungi Musica 5 alla tua classe di arte",
    },
    content: {
      es: "<p>Ponemos en tu biblioteca el título de Música, con todos sus recursos, para que lo conozcas este curso.</p>",
      en: "<p>We put the music title on your shelf, with all its resources, so that you can get to know it this year.</p>",
      it: "<p>Mettiamo nella tua biblioteca il titolo di musica, con tutte le sue risorse, perché tu possa conoscerlo quest’anno.</p>",
    },
    excerpt: "AD:2611@PM:2612",
    categories,
    daysAgo: 2,
    cover: "musica-5",
  },
];
