import type { components } from "@anaquel/openapi/types";
import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import * as store from "./store.ts";

type CustomerRole = components["schemas"]["CustomerRole"];

/** Roles that are counted, in this order. Source: B-068, decision G48 of document 3. */
const COUNTED = ["TEACHER", "TEACHER_DEMO", "TEACHER_FAKE"] as const;

export const adminCustomersHandlers = {
  async listCustomerUsers({ query }, { db }) {
    const isEmpty = Object.values(query).every((value) => value === undefined || String(value).trim() === "");
    if (isEmpty) throw new ProblemError("NO_FILTER");
    const { rows, total } = await store.searchUsers(db, query);
    return ok<"listCustomerUsers">(
      rows.map((row) => ({
        id: row.id,
        name: row.name,
        surname1: row.surname1,
        surname2: row.surname2,
        email: row.mail,
        card: row.card,
        role: row.role as CustomerRole,
        schoolName: row.schoolName,
        creationDate: row.created_at.toISOString(),
        lastAccessDate: row.last_access_at?.toISOString() ?? null,
      })),
      { "x-total-count": String(total) },
    );
  },

  async getCustomerUser({ path }, { db }) {
    const user = await store.findUser(db, path.userId);
    if (!user) throw new ProblemError("NOT_FOUND");
    return ok<"getCustomerUser">({
      id: user.id,
      name: user.name,
      surname1: user.surname1,
      surname2: user.surname2,
      email: user.mail,
      password: "",
      card: user.card,
      ccaaId: user.ccaa_id,
      country: user.country_id,
      creationDate: user.created_at.toISOString(),
      lastAccessDate: user.last_access_at?.toISOString() ?? null,
      downloadResources: true,
      guardian: null,
      language: user.language,
      mktPrefs: user.mkt_prefs,
      phone: user.phone,
      role: user.role as CustomerRole,
      schoolId: user.school_id,
      schoolName: user.school_name ? `${user.school_name}, ${user.school_town}` : null,
      selfEditable: true,
      validatedEmail: user.validated,
      date: user.birth ? user.birth.split("-").reverse().join("/") : null,
      idexternalplatform: user.platform_id as 1 | 2 | 3,
    });
  },

  async countCustomerUsersByRole(_call, { db }) {
    const counts = new Map((await store.countByRole(db)).map(({ role, count }) => [role, Number(count)]));
    return ok<"countCustomerUsersByRole">(COUNTED.map((role) => ({ role, count: counts.get(role) ?? 0 })));
  },
} satisfies Partial<Handlers>;
