import type { components } from "@anaquel/openapi/types";
import type { Insertable } from "kysely";
import type { AccountTable } from "../../db/schema.ts";
import { languageOf, roleOf } from "./rules.ts";

type Schemas = components["schemas"];

/** What proves who signs in to a new account: a password, whose mail waits for its activation, or a provider. */
export type Proof = { passwordHash: string } | { platformId: number };

/** The account that a registration makes. */
export function newAccount(
  body: Omit<Schemas["Registration"] | Schemas["ThirdPartyRegistration"], "token">,
  proof: Proof,
  now: Date,
): Insertable<AccountTable> & { language: string } {
  const isByProvider = "platformId" in proof;
  return {
    mail: body.email.toLowerCase(),
    password_hash: isByProvider ? null : proof.passwordHash,
    ...(isByProvider && { platform_id: proof.platformId }),
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
    validated: isByProvider,
    position_id: null,
    position_name: null,
    on_board_carousel_at: null,
    birth: null,
    ccaa_id: null,
    created_at: now,
    last_access_at: null,
  };
}
