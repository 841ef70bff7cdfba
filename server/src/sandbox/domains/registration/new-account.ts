import type { components } from "@anaquel/openapi/types";
import type { Insertable } from "kysely";
import type { AccountTable } from "../../db/schema.ts";
import { languageOf, roleOf } from "./rules.ts";

/** The account that a registration makes. It waits for its activation. */
export function newAccount(
  body: components["schemas"]["Registration"],
  passwordHash: string,
  now: Date,
): Insertable<AccountTable> {
  return {
    mail: body.email.toLowerCase(),
    password_hash: passwordHash,
    name: body.name.trim(),
    surname1: body.surname1.trim(),
    surname2: body.surname2?.trim() || null,
    role: roleOf(body.premiumCode),
    profile: "CUSTOMER_USER_PREMIUM",
    language: languageOf(body.language),
    school_id: body.schoolId,
    phone: body.phone || null,
    card: body.card ?? null,
    mkt_prefs: body.mktPrefs,
    validated: false,
    position_id: null,
    position_name: null,
    on_board_carousel_at: null,
    birth: null,
    ccaa_id: null,
    created_at: now,
    last_access_at: null,
  };
}
