import type { Draft, Texts } from "./post-draft.ts";

/** Category of the cards of professional-development courses. */
const COURSE_CARDS = 610;

/** Category of what the banner of the courses says. */
const COURSE_CAROUSEL = 611;

function card(slug: string, master: string, daysAgo: number, title: Texts, content: Texts): Draft {
  // The excerpt names the master course. Source: T-391.
  return { slug: `course-${slug}`, title, content, excerpt: master, categories: () => [COURSE_CARDS], daysAgo };
}

/** Texts of the courses: the banner, and a card for each course. Source: T-391, T-420, T-421. */
export const COURSE_DRAFTS: readonly Draft[] = [
  {
    slug: "course-banner",
    title: {
      es: "Cursos que caben en tu semana",
      en: "Courses that fit into your week",
      it: "Corsi che trovano posto nella tua settimana",
    },
    content: {
      es: "<p>Veinte horas en línea, con tutoría y materiales que puedes llevar al aula desde el primer módulo.</p>",
      en: "<p>Twenty hours online, with a tutor and material that you can take into class from the first module.</p>",
      it: "<p>Venti ore online, con un tutor e materiali da portare in classe già dal primo modulo.</p>",
    },
    excerpt: "",
    categories: () => [COURSE_CAROUSEL],
  },
  card(
    "conflict",
    "CONFLICT_ES",
    1,
    { es: "Resolución de conflictos", en: "Conflict resolution", it: "Risoluzione dei conflitti" },
    {
      es: "<p>Aprende a mediar entre iguales, a escuchar antes de decidir y a cerrar acuerdos que se cumplen.</p><p><strong>En español · 20 horas · 4 módulos</strong></p>",
      en: "<p>Learn to mediate between pupils, to listen before deciding and to reach agreements that last.</p><p><strong>In Spanish · 20 hours · 4 modules</strong></p>",
      it: "<p>Impara a mediare tra pari, ad ascoltare prima di decidere e a trovare accordi che durano.</p><p><strong>In spagnolo · 20 ore · 4 moduli</strong></p>",
    },
  ),
  card(
    "classroom",
    "CLASSROOM_EN",
    2,
    { es: "Gestión del aula", en: "Classroom management", it: "Gestione della classe" },
    {
      es: "<p>Rutinas, tiempos y transiciones para que la clase de inglés empiece a la hora y se hable mucho en ella.</p><p><strong>En inglés · 20 horas · 5 módulos</strong></p>",
      en: "<p>Routines, timing and transitions, so that the English lesson starts on time and everybody speaks in it.</p><p><strong>In English · 20 hours · 5 modules</strong></p>",
      it: "<p>Routine, tempi e passaggi perché la lezione d’inglese cominci puntuale e tutti parlino.</p><p><strong>In inglese · 20 ore · 5 moduli</strong></p>",
    },
  ),
];
