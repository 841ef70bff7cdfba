import { CUSTOMERS } from "./personas/customers.ts";
import type { Persona } from "./personas/persona.ts";
import { SITUATIONS } from "./personas/situations.ts";
import { STAFF } from "./personas/staff.ts";

export type { Persona, SeedShelf } from "./personas/persona.ts";

/** Password of every demo account. */
export const PERSONA_PASSWORD = "Anaquel2026";

/** The demo accounts: one for every role and state of the documents. All have the same password. */
export const PERSONAS: readonly Persona[] = [...CUSTOMERS, ...STAFF, ...SITUATIONS];
