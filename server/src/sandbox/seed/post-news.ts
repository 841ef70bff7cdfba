import { NEWS, NEWS_TOPICS } from "./post-categories.ts";
import type { Draft, Texts } from "./post-draft.ts";

const ESO = 342;
const SCUOLA_SECONDARIA = 346;
const MATHS = 361;
const CASTILLA_Y_LEON = 387;
const SPAIN = 1131;

function news(
  number: number,
  topic: keyof typeof NEWS_TOPICS,
  cover: string,
  texts: { title: Texts; lead: Texts; more: Texts },
  readers: readonly number[] = [],
): Draft {
  const paragraphs = (language: keyof Texts) => `<p>${texts.lead[language]}</p><p>${texts.more[language]}</p>`;
  return {
    slug: `news-${number}`,
    title: texts.title,
    content: { es: paragraphs("es"), en: paragraphs("en"), it: paragraphs("it") },
    excerpt: texts.lead,
    categories: (at) => [NEWS, ...NEWS_TOPICS[topic].slice(at, at + 1), ...readers],
    daysAgo: number - 1,
    cover,
  };
}

/** The news of the demo data, newest first. */
export const NEWS_DRAFTS: readonly Draft[] = [
  news(1, "release", "matematicas-2", {
    title: {
      es: "Llegan 340 problemas interactivos de Matemáticas ESO",
      en: "340 interactive maths problems are here",
      it: "Arrivano 340 problemi interattivi di matematica",
    },
    lead: {
      es: "Disponibles desde hoy en las unidades 1 a 9.",
      en: "Available from today in units 1 to 9.",
      it: "Disponibili da oggi nelle unità da 1 a 9.",
    },
    more: {
      es: "Cada problema se corrige al momento y guarda los pasos, para que puedas comentarlos en clase.",
      en: "Each problem is marked at once and keeps its steps, so that you can discuss them in class.",
      it: "Ogni problema viene corretto subito e conserva i passaggi, così puoi discuterli in classe.",
    },
  }),
  news(2, "platform", "arte-2", {
    title: {
      es: "La zona del alumnado estrena lector para tabletas",
      en: "The students’ zone gets a tablet reader",
      it: "L’area studenti ha un lettore per tablet",
    },
    lead: {
      es: "Sin instalar nada: basta con el enlace de clase.",
      en: "Nothing to install: the class link is enough.",
      it: "Niente da installare: basta il link della classe.",
    },
    more: {
      es: "El lector recuerda la última página y permite aumentar el tamaño de la letra.",
      en: "The reader remembers the last page and lets readers enlarge the text.",
      it: "Il lettore ricorda l’ultima pagina e permette di ingrandire il testo.",
    },
  }),
  news(3, "call", "lengua-3", {
    title: {
      es: "Premio Aula Abierta: proyectos de centro hasta el 15 de enero",
      en: "Open Classroom award: school projects until 15 January",
      it: "Premio Aula Aperta: progetti di scuola fino al 15 gennaio",
    },
    lead: {
      es: "Doce centros recibirán una biblioteca digital completa.",
      en: "Twelve schools will receive a full digital library.",
      it: "Dodici scuole riceveranno una biblioteca digitale completa.",
    },
    more: {
      es: "Puede presentarse cualquier equipo docente con un proyecto que ya esté en marcha.",
      en: "Any team of teachers with a project under way may take part.",
      it: "Può partecipare qualsiasi gruppo di docenti con un progetto già avviato.",
    },
  }),
  news(
    4,
    "release",
    "tecnologia-2",
    {
      title: {
        es: "Rúbricas de evaluación por competencias para ESO",
        en: "Rubrics for competence-based assessment at ESO",
        it: "Rubriche per la valutazione per competenze",
      },
      lead: {
        es: "Doce modelos editables, uno por situación de aprendizaje.",
        en: "Twelve editable templates, one for each learning situation.",
        it: "Dodici modelli modificabili, uno per ogni situazione di apprendimento.",
      },
      more: {
        es: "Los encontrarás entre los recursos de tus títulos, en la categoría de evaluación.",
        en: "You will find them among the resources of your titles, under assessment.",
        it: "Li trovi tra le risorse dei tuoi titoli, nella categoria valutazione.",
      },
    },
    [ESO, SCUOLA_SECONDARIA],
  ),
  news(
    5,
    "call",
    "historia-1",
    {
      title: {
        es: "Jornadas de bibliotecas escolares en Castilla y León",
        en: "School library days in Castilla y León",
        it: "Giornate delle biblioteche scolastiche in Castilla y León",
      },
      lead: {
        es: "Dos tardes de talleres en Burgos y Valladolid, con plaza limitada.",
        en: "Two afternoons of workshops in Burgos and Valladolid; places are limited.",
        it: "Due pomeriggi di laboratori a Burgos e Valladolid, con posti limitati.",
      },
      more: {
        es: "La inscripción es gratuita para el profesorado de centros públicos y concertados.",
        en: "Teachers of state-funded schools attend free of charge.",
        it: "L’iscrizione è gratuita per i docenti delle scuole pubbliche e paritarie.",
      },
    },
    [SPAIN, CASTILLA_Y_LEON],
  ),
  news(
    6,
    "release",
    "matematicas-aplicadas",
    {
      title: {
        es: "Geometría con regla y compás, ahora en vídeo",
        en: "Ruler and compass geometry, now on video",
        it: "Geometria con riga e compasso, ora in video",
      },
      lead: {
        es: "Veinte construcciones paso a paso, con subtítulos.",
        en: "Twenty constructions step by step, with captions.",
        it: "Venti costruzioni passo dopo passo, con sottotitoli.",
      },
      more: {
        es: "Ninguna dura más de cuatro minutos: caben en el comienzo de cualquier clase.",
        en: "None is longer than four minutes, so each fits the start of a lesson.",
        it: "Nessuna dura più di quattro minuti: vanno bene per iniziare qualsiasi lezione.",
      },
    },
    [MATHS],
  ),
  news(7, "platform", "musica-5", {
    title: {
      es: "Tus favoritos, siempre a mano",
      en: "Your favourites, always at hand",
      it: "I tuoi preferiti, sempre a portata di mano",
    },
    lead: {
      es: "Marca un recurso y lo tendrás en la pestaña de favoritos de su título.",
      en: "Mark a resource and find it in the favourites tab of its title.",
      it: "Segna una risorsa e la ritrovi nella scheda dei preferiti del suo titolo.",
    },
    more: {
      es: "Los favoritos te siguen a cualquier ordenador en el que entres con tu cuenta.",
      en: "Favourites follow you to every computer where you sign in.",
      it: "I preferiti ti seguono su qualsiasi computer a cui accedi con il tuo account.",
    },
  }),
];
