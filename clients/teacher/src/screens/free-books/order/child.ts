import { childBirthFault } from "@anaquel/openapi/checks/birth-dates";
import { fits } from "@anaquel/openapi/checks/text";
import { CHILD_NAME, SPANISH_ZIP } from "@anaquel/openapi/texts";
import type { components } from "@anaquel/openapi/types";

/** A title that a child may get. */
export type BookTitle = components["schemas"]["FreeBooksComponent"];

/** Something with a number and a name that was chosen in a list. */
export interface Choice {
  id: number;
  name: string;
}

/** A child as it stands in the form. */
export interface ChildDraft {
  /** Tells the children of the form apart. */
  key: number;
  /** Id of a child that is saved already; null for a new one. Source: T-146. */
  id: number | null;
  name: string;
  surname1: string;
  surname2: string;
  birthDate: string;
  familyBook: File | null;
  zip: string;
  school: Choice | null;
  level: Choice | null;
  subject: Choice | null;
  titles: readonly BookTitle[];
  /** What the person tried to change although titles are chosen already. */
  blocked: Place | null;
}

/** What leads to the titles and stays as it is once some are chosen. Source: T-180 to T-182. */
export type Place = "zip" | "school" | "level";

/** The form of the child in words: names at most this long. Source: T-171. */
export const NAME_MAX_LENGTH = CHILD_NAME.maxLength;
/** Source: T-170. */
export const ZIP_LENGTH = SPANISH_ZIP.maxLength;
/** A family book must be smaller. Source: T-166. */
export const FAMILY_BOOK_LIMIT = 2_097_152;

/** A child that nothing is known of yet. */
export function emptyChild(key: number): ChildDraft {
  return {
    key,
    id: null,
    name: "",
    surname1: "",
    surname2: "",
    birthDate: "",
    familyBook: null,
    zip: "",
    school: null,
    level: null,
    subject: null,
    titles: [],
    blocked: null,
  };
}

/** Whether a name can be sent; only the second surname may be blank. Source: T-156 to T-158. */
export function isName(text: string, isOptional = false): boolean {
  return fits(CHILD_NAME, text) || (isOptional && text.trim() === "" && text.length <= NAME_MAX_LENGTH);
}

/** Whether a postal code can be one: five digits, a province from 01 to 52. Source: T-168, T-169. */
export function isZip(text: string): boolean {
  return fits(SPANISH_ZIP, text);
}

/** Why a family book is refused, or null. Source: T-163 to T-167. */
export function familyBookFault(file: Pick<File, "type" | "size"> | null): "missing" | "type" | "size" | null {
  if (!file) return "missing";
  if (file.type !== "image/jpeg") return "type";
  return file.size >= FAMILY_BOOK_LIMIT ? "size" : null;
}

/** What is wrong with a child. */
export interface ChildFaults {
  name: boolean;
  surname1: boolean;
  surname2: boolean;
  birthDate: "invalid" | "future" | "early" | null;
  familyBook: "missing" | "type" | "size" | null;
  /** The first thing that is missing on the way to the titles. Source: T-174 to T-177. */
  place: Place | "subject" | "titles" | null;
}

/** What is wrong with a child; a saved one is who it is and needs no family book. Source: T-156 to T-177. */
export function faultsOf(child: ChildDraft, today: string): ChildFaults {
  const isNew = child.id === null;
  return {
    name: isNew && !isName(child.name),
    surname1: isNew && !isName(child.surname1),
    surname2: isNew && !isName(child.surname2, true),
    birthDate: isNew ? childBirthFault(child.birthDate, today) : null,
    familyBook: isNew ? familyBookFault(child.familyBook) : null,
    place: placeFault(child),
  };
}

function placeFault({ zip, school, level, subject, titles }: ChildDraft): ChildFaults["place"] {
  if (!isZip(zip)) return "zip";
  if (!school) return "school";
  if (!level) return "level";
  if (!subject) return "subject";
  return titles.length === 0 ? "titles" : null;
}

/** Whether a child can be sent as it is. */
export function isComplete(child: ChildDraft, today: string): boolean {
  return Object.values(faultsOf(child, today)).every((fault) => !fault);
}
