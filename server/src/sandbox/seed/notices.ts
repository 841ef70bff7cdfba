import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { PERSONAS } from "./personas.ts";

const MAX_DELAYS = 3;

/** What single personas are told and asked on the home page; nobody else is, so that the page stays quiet. */
export async function seedNotices(db: Kysely<Database>): Promise<void> {
  const idOf = (mail: string) => PERSONAS.find((persona) => persona.mail.startsWith(`${mail}@`))?.id ?? 0;
  await db
    .insertInto("home_notice")
    .values([
      { account_id: idOf("gloria.avisos"), type: "gpa" },
      { account_id: idOf("hugo.adopciones"), type: "changedAdoptions" },
    ])
    .execute();
  const asked = idOf("inma.encuesta");
  await db
    .insertInto("survey")
    .values([
      {
        account_id: asked,
        name: "satisfaction",
        url: "https://encuestas.anaquel.example/satisfaccion",
        max_delay_number: MAX_DELAYS,
      },
      {
        account_id: asked,
        name: "local",
        url: "https://encuestas.anaquel.example/local?c=",
        max_delay_number: MAX_DELAYS,
      },
    ])
    .execute();
  await db.insertInto("poll").values({ account_id: asked, poll: "nps-2026" }).execute();
}
