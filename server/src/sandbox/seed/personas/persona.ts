/** Which titles a persona has on the shelf, by key of the demo catalogue. */
export interface SeedShelf {
  adopted?: readonly string[];
  demo?: readonly string[];
  resources?: readonly string[];
}

/** A demo account. `shows` says what it is for. */
export interface Persona {
  id: number;
  mail: string;
  name: string;
  surname1: string;
  surname2?: string;
  role: string;
  profile: string | null;
  schoolId?: number;
  platformId?: 1 | 2 | 3;
  language?: "es" | "en" | "it";
  permissions?: readonly string[];
  phone?: string;
  card?: string;
  validated?: false;
  active?: false;
  carouselSeen?: boolean;
  shelf?: SeedShelf;
  shows: string;
}

/** The profiles of the portals. */
export const PREMIUM = "CUSTOMER_USER_PREMIUM";
export const PLUS = "CUSTOMER_USER_PLUS";
export const SUPPORT = "SUPPORT_USER";

/** Mail address of a demo account. */
export const at = (name: string): string => `${name}@demo.anaquel.example`;
