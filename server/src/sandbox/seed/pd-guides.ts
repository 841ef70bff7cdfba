import type { PdDraft } from "./pd-drafts.ts";
import type { Texts } from "./post-draft.ts";

/** A document of the library, with the paragraphs that stand in it. */
export interface PdGuide extends PdDraft {
  type: "application/pdf";
  paragraphs: readonly Texts[];
}

/** The documents of the library. */
export const PD_GUIDES: readonly PdGuide[] = [
  {
    key: "rubrica-exposicion-oral",
    category: "assessment",
    type: "application/pdf",
    title: {
      es: "Rúbrica para una exposición oral",
      en: "A rubric for oral presentations",
      it: "Rubrica per un’esposizione orale",
    },
    description: {
      es: "Una hoja con cuatro criterios que el alumnado puede usar también para valorarse entre sí.",
      en: "One sheet with four criteria, which students can also use to assess one another.",
      it: "Un foglio con quattro criteri, che gli studenti possono usare anche per valutarsi tra loro.",
    },
    author: "Equipo de Lengua",
    daysAgo: 18,
    thumbnail: "lengua",
    views: 264,
    thumbs: [31, 2],
    paragraphs: [
      {
        es: "Contenido. La idea principal se entiende en el primer minuto y se apoya en dos ejemplos propios.",
        en: "Content. The main idea is clear within the first minute and rests on two examples of the speaker’s own.",
        it: "Contenuto. L’idea principale è chiara nel primo minuto e poggia su due esempi propri.",
      },
      {
        es: "Orden. Hay una apertura, un desarrollo y un cierre, y quien escucha sabe en todo momento en cuál está.",
        en: "Order. There is an opening, a development and an ending, and listeners always know where they are.",
        it: "Ordine. Ci sono un’apertura, uno sviluppo e una chiusura, e chi ascolta sa sempre a che punto si è.",
      },
      {
        es: "Voz y mirada. Se oye desde la última fila y se mira a más de una parte de la clase.",
        en: "Voice and eyes. The last row can hear, and the speaker looks at more than one part of the room.",
        it: "Voce e sguardo. Si sente dall’ultima fila e si guarda verso più parti dell’aula.",
      },
      {
        es: "Respuestas. Contesta a las preguntas con lo que sabe y dice con calma lo que no sabe.",
        en: "Answers. Questions are answered with what is known, and what is not known is said calmly.",
        it: "Risposte. Si risponde alle domande con ciò che si sa e si dice con calma ciò che non si sa.",
      },
    ],
  },
  {
    key: "diez-minutos-de-lectura",
    category: "classroom",
    type: "application/pdf",
    title: {
      es: "Diez minutos de lectura en cualquier materia",
      en: "Ten minutes of reading in any subject",
      it: "Dieci minuti di lettura in ogni materia",
    },
    description: {
      es: "Cinco rutinas breves para empezar la clase leyendo, con el tiempo que lleva cada paso.",
      en: "Five short routines for starting a lesson by reading, with the time that each step takes.",
      it: "Cinque brevi routine per iniziare la lezione leggendo, con il tempo che richiede ogni passo.",
    },
    author: "Noelia Paz",
    daysAgo: 40,
    thumbnail: "arte",
    views: 230,
    thumbs: [25, 3],
    paragraphs: [
      {
        es: "Leer el título y predecir: dos minutos para decir de qué tratará el texto y por qué.",
        en: "Read the title and predict: two minutes to say what the text will be about, and why.",
        it: "Leggere il titolo e prevedere: due minuti per dire di che cosa parlerà il testo, e perché.",
      },
      {
        es: "Una frase cada persona: la lectura pasa por toda la clase sin que nadie sepa cuándo le toca.",
        en: "One sentence each: the reading goes round the class and nobody knows when their turn comes.",
        it: "Una frase ciascuno: la lettura passa per tutta la classe e nessuno sa quando tocca a lui.",
      },
      {
        es: "Subrayar solo tres palabras: obliga a decidir qué importa de verdad.",
        en: "Underline three words only: it makes everybody decide what really matters.",
        it: "Sottolineare solo tre parole: obbliga a decidere che cosa conta davvero.",
      },
      {
        es: "Cerrar con una pregunta: cada pareja escribe una que el texto no contesta.",
        en: "End with a question: each pair writes one that the text does not answer.",
        it: "Chiudere con una domanda: ogni coppia ne scrive una a cui il testo non risponde.",
      },
    ],
  },
  {
    key: "contrasenas-y-aula",
    category: "digital",
    type: "application/pdf",
    title: {
      es: "Contraseñas, móviles y cuentas: guía para tutoría",
      en: "Passwords, phones and accounts: a guide for form tutors",
      it: "Password, telefoni e account: guida per i coordinatori di classe",
    },
    description: {
      es: "Lo que conviene acordar con el grupo en septiembre, en una sola página para colgar en clase.",
      en: "What to agree on with your class in September, on a single page to put up on the wall.",
      it: "Che cosa conviene concordare con la classe a settembre, in una sola pagina da appendere al muro.",
    },
    author: null,
    daysAgo: 75,
    thumbnail: "tecnologia",
    views: 149,
    thumbs: [9, 5],
    paragraphs: [
      {
        es: "Una frase larga es mejor que una palabra con símbolos, y no se reutiliza en dos sitios.",
        en: "A long phrase is better than a word with symbols, and it is not used in two places.",
        it: "Una frase lunga è meglio di una parola con simboli, e non si usa in due posti.",
      },
      {
        es: "Las cuentas del centro se cierran al terminar: en un equipo compartido se comprueba dos veces.",
        en: "School accounts are signed out of at the end; on a shared computer, check twice.",
        it: "Dagli account della scuola si esce alla fine; su un computer condiviso si controlla due volte.",
      },
      {
        es: "El móvil se usa cuando la actividad lo pide, y todos saben cuándo empieza y cuándo acaba.",
        en: "Phones are used when the activity asks for it, and everybody knows when that begins and ends.",
        it: "Il telefono si usa quando l’attività lo richiede, e tutti sanno quando si comincia e quando si finisce.",
      },
      {
        es: "Si algo va mal, se cuenta a una persona adulta el mismo día. Nadie es castigado por contarlo.",
        en: "When something goes wrong, an adult is told on the same day. Nobody is punished for telling.",
        it: "Se qualcosa va storto, lo si dice a un adulto lo stesso giorno. Nessuno è punito per averlo detto.",
      },
    ],
  },
  {
    key: "adaptar-una-prueba",
    category: "inclusion",
    type: "application/pdf",
    title: {
      es: "Adaptar una prueba escrita sin bajar el nivel",
      en: "Adapting a written test without lowering the level",
      it: "Adattare una verifica scritta senza abbassare il livello",
    },
    description: {
      es: "Cambios de formato que ayudan a quien tiene dislexia o atención dispersa, y al resto de la clase.",
      en: "Changes of layout that help students with dyslexia or attention difficulties, and everybody else.",
      it: "Modifiche di formato che aiutano chi ha la dislessia o difficoltà di attenzione, e tutta la classe.",
    },
    author: "Berta Lluch",
    daysAgo: 2,
    starred: 5,
    thumbnail: "plastica",
    views: 57,
    thumbs: [8, 0],
    paragraphs: [
      {
        es: "Una pregunta por bloque, con espacio blanco alrededor y el verbo de la tarea al principio.",
        en: "One question to a block, with white space around it and the verb of the task first.",
        it: "Una domanda per blocco, con spazio bianco intorno e il verbo del compito all’inizio.",
      },
      {
        es: "Letra de doce puntos o más, sin justificar, y los datos en una lista en lugar de en un párrafo.",
        en: "Twelve-point type or larger, not justified, and the data in a list instead of a paragraph.",
        it: "Caratteri di almeno dodici punti, non giustificati, e i dati in un elenco anziché in un paragrafo.",
      },
      {
        es: "El enunciado se lee en voz alta para todos: así nadie tiene que pedirlo.",
        en: "The questions are read aloud to everybody, so that nobody has to ask for it.",
        it: "Le domande si leggono ad alta voce per tutti: così nessuno deve chiederlo.",
      },
      {
        es: "Lo que se evalúa no cambia: el mismo criterio, otra manera de llegar a él.",
        en: "What is assessed stays the same: the same criterion, another way to reach it.",
        it: "Ciò che si valuta non cambia: lo stesso criterio, un altro modo per arrivarci.",
      },
    ],
  },
  {
    key: "reunion-con-familias",
    category: "inclusion",
    type: "application/pdf",
    title: {
      es: "Guion para una reunión con familias",
      en: "An outline for a meeting with families",
      it: "Traccia per un incontro con le famiglie",
    },
    description: {
      es: "Veinte minutos bien usados: qué preguntar primero, qué datos llevar y cómo cerrar con un acuerdo.",
      en: "Twenty minutes well spent: what to ask first, which facts to bring, and how to end with an agreement.",
      it: "Venti minuti ben spesi: che cosa chiedere per prima cosa, quali dati portare e come chiudere con un accordo.",
    },
    author: "Julián Aroca",
    daysAgo: 101,
    thumbnail: "fisica",
    views: 305,
    thumbs: [33, 1],
    paragraphs: [
      {
        es: "Empieza preguntando cómo ve la familia a su hijo o hija este trimestre, y escucha hasta el final.",
        en: "Begin by asking how the family sees their child this term, and listen to the end.",
        it: "Comincia chiedendo come la famiglia vede il figlio o la figlia in questo periodo, e ascolta fino in fondo.",
      },
      {
        es: "Lleva un trabajo concreto: un cuaderno dice más que una media.",
        en: "Bring one piece of work: a notebook says more than an average.",
        it: "Porta un lavoro concreto: un quaderno dice più di una media.",
      },
      {
        es: "Nombra una fortaleza antes de la dificultad, y que las dos sean precisas.",
        en: "Name a strength before the difficulty, and be precise about both.",
        it: "Indica un punto di forza prima della difficoltà, ed entrambi siano precisi.",
      },
      {
        es: "Acordad una sola cosa que hará cada parte, con la fecha en que volveréis a hablar.",
        en: "Agree on one thing that each side will do, and on the day when you will talk again.",
        it: "Concordate una sola cosa che farà ciascuna parte, con la data in cui vi risentirete.",
      },
    ],
  },
];
