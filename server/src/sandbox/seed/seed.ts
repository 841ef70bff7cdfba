import type { Insertable, Kysely } from "kysely";
import type { AccountTable, Database, LibraryEntryTable } from "../db/schema.ts";
import { hashPassword } from "../lib/password.ts";
import type { MediaStore } from "../media/store.ts";
import { seedCourses } from "./courses.ts";
import { crowd } from "./crowd.ts";
import { seedDigitalLibraries } from "./digital-library.ts";
import { seedFreeBooks } from "./free-books.ts";
import { seedGratisOrders } from "./gratis-orders.ts";
import { licenceDays } from "./licence-days.ts";
import { seedLicences } from "./licences.ts";
import { seedNotices } from "./notices.ts";
import { seedPdLibrary } from "./pd.ts";
import { PERSONA_PASSWORD, PERSONAS, type Persona } from "./personas.ts";
import { seedPosts } from "./posts.ts";
import { seedSchools } from "./schools.ts";
import { seedLargeTitle } from "./seed-large-title.ts";
import { seedTitle, seedTitleId } from "./seed-title.ts";
import { LARGE_TITLE, TITLES } from "./titles.ts";
import { seedZoneAdmin } from "./zone-admin.ts";

const CROWD = 2500;
const ROWS_AT_ONCE = 400;
const DAY_MS = 86_400_000;
const SEEDED = "seeded";

/** Told of every step. */
export type SeedProgress = (step: string, done: number, total: number) => void;

/** Fills a new database with the demo data, once, in one transaction: a start that is broken off leaves nothing behind. */
export async function seedOnce(
  db: Kysely<Database>,
  store: MediaStore,
  now: Date,
  progress: SeedProgress,
): Promise<boolean> {
  const seeded = await db.selectFrom("setting").select("value").where("name", "=", SEEDED).executeTakeFirst();
  if (seeded) return false;
  await db.transaction().execute(async (trx) => {
    await seedPeople(trx, now);
    const titles = [...TITLES, LARGE_TITLE];
    for (const [at, title] of titles.entries()) {
      progress(`Writing titles`, at, titles.length);
      if (title === LARGE_TITLE) await seedLargeTitle(trx, title, now);
      else await seedTitle(trx, store, title, now);
    }
    await seedShelves(trx);
    await seedLinks(trx, now);
    await seedZoneAdmin(trx, now);
    await seedNotices(trx);
    await seedLicences(trx, now);
    await seedGratisOrders(trx);
    await seedFreeBooks(trx, now);
    await seedDigitalLibraries(trx, now);
    await seedCourses(trx, now);
    await seedPdLibrary(trx, store, now);
    await trx.insertInto("content_post").values(seedPosts(now)).execute();
    await trx
      .insertInto("feature_flag")
      .values(
        ["carousel", "oldApp", "polls", "managedSurvey", "localPublishingSurvey", "couponTestPage"].map((name) => ({
          name,
          enabled: true,
        })),
      )
      .execute();
    await trx.insertInto("setting").values({ name: SEEDED, value: now.toISOString() }).execute();
  });
  return true;
}

async function seedPeople(db: Kysely<Database>, now: Date): Promise<void> {
  await seedSchools(db);
  const passwordHash = await hashPassword(PERSONA_PASSWORD);
  await db
    .insertInto("account")
    .values(PERSONAS.map((persona) => toAccount(persona, passwordHash, now)))
    .execute();
  const linked = PERSONAS.filter(({ platformId }) => platformId === 1 || platformId === 2);
  await db
    .insertInto("identity")
    .values(
      linked.map(({ id, mail, platformId }) => ({
        provider: platformId === 1 ? "google" : "microsoft",
        subject: mail,
        account_id: id,
      })),
    )
    .execute();
  const people = crowd(CROWD, now);
  for (let at = 0; at < people.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto("account")
      .values(people.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

function toAccount(persona: Persona, passwordHash: string, now: Date): Insertable<AccountTable> {
  const { platformId = 3 } = persona;
  return {
    id: persona.id,
    mail: persona.mail,
    // Accounts of an identity provider have no password here.
    password_hash: platformId === 3 ? passwordHash : null,
    name: persona.name,
    surname1: persona.surname1,
    surname2: persona.surname2 ?? null,
    role: persona.role,
    profile: persona.profile,
    platform_id: platformId,
    language: persona.language ?? "es",
    school_id: persona.schoolId ?? null,
    phone: persona.phone ?? null,
    card: persona.card ?? null,
    permissions: [...(persona.permissions ?? [])],
    validated: persona.validated ?? true,
    active: persona.active ?? true,
    position_id: null,
    position_name: null,
    on_board_carousel_at: persona.carouselSeen ? new Date(now.getTime() - 60 * DAY_MS) : null,
    birth: null,
    ccaa_id: null,
    created_at: new Date(now.getTime() - 400 * DAY_MS),
    last_access_at: null,
  };
}

async function seedShelves(db: Kysely<Database>): Promise<void> {
  const ids = new Map([...TITLES, LARGE_TITLE].map((title) => [title.key, seedTitleId(title)]));
  const entries: Insertable<LibraryEntryTable>[] = [];
  for (const { id, shelf } of PERSONAS) {
    const groups = [
      [shelf?.adopted, 1, "ADOPTION"],
      [shelf?.demo, 0, "DEMO"],
      [shelf?.resources, 1, "RESOURCE"],
    ] as const;
    for (const [keys, adoption, type] of groups) {
      for (const key of keys ?? []) {
        const titleId = ids.get(key);
        if (titleId)
          entries.push({
            account_id: id,
            title_id: titleId,
            adoption,
            adoption_type: type,
            promotion: 0,
            position: entries.length,
          });
      }
    }
  }
  await db.insertInto("library_entry").values(entries).execute();
}

/** Links to the students' zone: one that is open, one with three devices, one that has ended. */
export const SEED_LINKS = {
  open: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c20",
  threeDevices: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c21",
  ended: "5e2f9a70-3b61-4d0f-a2c8-9b1f4e6d7c22",
} as const;

async function seedLinks(db: Kysely<Database>, now: Date): Promise<void> {
  const link = (
    token: string,
    key: string,
    accountId: number,
    students: number,
    devices: number,
    endDate: string | null,
  ) => ({
    token,
    title_id: seedTitleId(TITLES.find((title) => title.key === key) ?? LARGE_TITLE),
    account_id: accountId,
    students,
    increasement_percentage: 10,
    different_devices: devices,
    created_at: now,
    end_date: endDate,
  });
  await db
    .insertInto("share_link")
    .values([
      link(SEED_LINKS.open, "matematicas-2", 48213, 30, 3, null),
      link(SEED_LINKS.threeDevices, "lengua-3", 48219, 3, 1, null),
      link(SEED_LINKS.ended, "fisica-3", 48213, 30, 3, licenceDays(now).over),
    ])
    .execute();
}
