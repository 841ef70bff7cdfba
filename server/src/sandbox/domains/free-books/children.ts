import { childBirthFault } from "@anaquel/openapi/checks/birth-dates";

/** A child of an order as it is sent, with what decides on it. */
export interface SentChild {
  numero_hijo: number;
  id?: number | null | undefined;
  t_nombre: string;
  t_apellido1: string;
  t_apellido2?: string | null | undefined;
  f_nacimiento: string;
  id_centro_hijo: number;
  codigo_postal: string;
  level: number;
  subject: number;
  libro_familia?: string | null | undefined;
  componentes: readonly { isbn: string }[];
}

/** A book that a school adopted. */
export interface OfferedTitle {
  isbn: string;
  schoolId: number;
  postalCode: string | null;
  level: number;
  subject: number;
  inStock: boolean;
}

/** What is known when an order is checked. */
export interface OrderFacts {
  /** Today in Madrid, YYYY-MM-DD. */
  today: string;
  /** The books of the schools of the order. */
  offer: readonly OfferedTitle[];
  /** The teacher's saved children: who they are, by id. */
  savedChildren: ReadonlyMap<number, string>;
  /** Positions that have an uploaded family book. */
  familyBooks: ReadonlySet<number>;
  /** Books that saved children got in paid orders, as `child isbn`. */
  received: ReadonlySet<string>;
}

/** Books that a child got, as they are kept in `received`. */
export function receivedKey(childId: number, isbn: string): string {
  return `${childId} ${isbn}`;
}

/** Who a child is: two of the same names who were born on the same day are one. */
export function personKey(name: string, surname1: string, surname2: string | null | undefined, birth: string): string {
  return [name, surname1, surname2 ?? "", birth].map((part) => part.trim().toLowerCase()).join("|");
}

function personOf({ t_nombre, t_apellido1, t_apellido2, f_nacimiento }: SentChild): string {
  return personKey(t_nombre, t_apellido1, t_apellido2, f_nacimiento);
}

/** The saved child that is meant: the one that is named, or else the one who is the same person; null for a new one. */
function savedIdOf(child: SentChild, saved: OrderFacts["savedChildren"]): number | null {
  if (child.id != null) return child.id;
  const person = personOf(child);
  for (const [id, known] of saved) if (known === person) return id;
  return null;
}

/** The fields of children that cannot be accepted, by path; none when all can. Source: T-156 to T-179. */
export function childFaults(children: readonly SentChild[], facts: OrderFacts): Record<string, true> {
  const faults: Record<string, true> = {};
  const numbers = new Set<number>();
  const people = new Set<number | string>();
  for (const [at, child] of children.entries()) {
    const person = savedIdOf(child, facts.savedChildren) ?? personOf(child);
    const isTwice = numbers.has(child.numero_hijo) || people.has(person);
    for (const field of [...faultsOf(child, facts), ...(isTwice ? ["numero_hijo"] : [])]) {
      faults[`hijos.${at}.${field}`] = true;
    }
    numbers.add(child.numero_hijo);
    people.add(person);
  }
  return faults;
}

function faultsOf(child: SentChild, facts: OrderFacts): string[] {
  const faults: string[] = [];
  if (childBirthFault(child.f_nacimiento, facts.today)) faults.push("f_nacimiento");
  if (child.id != null) {
    if (!facts.savedChildren.has(child.id)) faults.push("id");
  } else if (!child.libro_familia || !facts.familyBooks.has(child.numero_hijo)) {
    faults.push("libro_familia");
  }
  const isSchool = ({ schoolId, postalCode }: OfferedTitle) =>
    schoolId === child.id_centro_hijo && postalCode === child.codigo_postal;
  const ofSchool = facts.offer.filter(isSchool);
  const ofLevel = ofSchool.filter(({ level }) => level === child.level);
  const ofSubject = ofLevel.filter(({ subject }) => subject === child.subject);
  if (ofSchool.length === 0) faults.push("id_centro_hijo");
  else if (ofLevel.length === 0) faults.push("level");
  else if (ofSubject.length === 0) faults.push("subject");
  else if (!areTitlesGood(child, ofSubject, facts)) faults.push("componentes");
  return faults;
}

/** At least one title, each offered and in stock, none twice and none that the child has. Source: T-148, T-177. */
function areTitlesGood(
  child: SentChild,
  offer: readonly OfferedTitle[],
  { savedChildren, received }: OrderFacts,
): boolean {
  const { componentes } = child;
  const id = savedIdOf(child, savedChildren);
  const isbns = componentes.map(({ isbn }) => isbn);
  if (isbns.length === 0 || new Set(isbns).size < isbns.length) return false;
  return isbns.every(
    (isbn) =>
      offer.some((title) => title.isbn === isbn && title.inStock) &&
      !(id !== null && received.has(receivedKey(id, isbn))),
  );
}

const DAY_MS = 86_400_000;

/** Whether the day of an order is today or a neighbour of it: clocks and time zones of people differ a little. */
export function isDayOfOrder(day: string, today: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(today)) <= DAY_MS;
}
