import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { EMBEDDED_TOOL } from "../lib/lti.ts";

type Db = Kysely<Database>;

const DAY_MS = 86_400_000;

/** Keys of the announcements of the demo data. */
export const SEED_ANNOUNCEMENTS = { current: "OTONO-2026", closed: "CERRADA-2026" } as const;

/** Accounts with courses: Marta has completed one and may register, Elena is registered, Omar has nothing yet. */
export const COURSE_TAKERS = { completed: 48213, registered: 48220 } as const;

const [CONFLICT, CLASSROOM, COOPERATIVE] = ["CONFLICT_ES", "CLASSROOM_EN", "COOPERATIVE_ES"] as const;
const NAMES = {
  [CONFLICT]: "Resolución de conflictos",
  [CLASSROOM]: "Classroom management",
  [COOPERATIVE]: "Aprendizaje cooperativo",
} as const;

/**
 * Writes the announcements of courses: one in the past, one whose registration is over, the one in force and the next. Their
 * days lie around the first start, so that registration and access are on while the portal is being tried.
 */
export async function seedCourses(db: Db, now: Date): Promise<void> {
  await seedAnnouncements(db, now);
  const course = (id: number, announcement_id: number, master: keyof typeof NAMES, registration_enabled = true) => ({
    id,
    announcement_id,
    name: NAMES[master],
    master,
    registration_enabled,
  });
  await db
    .insertInto("course")
    .values([
      course(4901, 27, CONFLICT),
      course(4902, 27, CLASSROOM),
      course(5001, 30, CONFLICT),
      course(5101, 31, CONFLICT),
      course(5102, 31, CLASSROOM),
      course(5103, 31, COOPERATIVE, false),
    ])
    .execute();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await db
    .insertInto("course_registration")
    .values([
      {
        id: 81204,
        account_id: COURSE_TAKERS.completed,
        announcement_id: 27,
        course_id: 4902,
        birthday: "1984-03-14",
        completed: true,
        registered_at: at(-240),
      },
      {
        id: 90417,
        account_id: COURSE_TAKERS.registered,
        announcement_id: 31,
        course_id: 5101,
        birthday: null,
        registered_at: at(-8),
      },
    ])
    .execute();
}

async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  const day = (days: number) => dayInMadrid(new Date(now.getTime() + days * DAY_MS));
  const platform = { lti_key: EMBEDDED_TOOL.key, lti_secret: EMBEDDED_TOOL.secret, lti_url: "dev/lti-tool" };
  const common = { ...platform, access_date: null, master: null };
  await db
    .insertInto("course_announcement")
    .values([
      {
        ...common,
        id: 27,
        key: "PRIMAVERA-2026",
        description: text("Cursos de primavera", "Spring courses", "Corsi di primavera"),
        registration_start: day(-255),
        registration_end: day(-230),
        start_date: day(-225),
        end_date: day(-162),
      },
      {
        ...common,
        id: 30,
        key: SEED_ANNOUNCEMENTS.closed,
        description: text("Cursos de septiembre", "September courses", "Corsi di settembre"),
        registration_start: day(-80),
        registration_end: day(-66),
        start_date: day(-62),
        end_date: day(-34),
      },
      {
        ...common,
        id: 31,
        key: SEED_ANNOUNCEMENTS.current,
        is_current: true,
        description: text(
          "Cursos de otoño: formación en línea, a tu ritmo y con certificado de horas.",
          "Autumn courses: online training at your own pace, with a certificate of hours.",
          "Corsi d’autunno: formazione online, al tuo ritmo e con attestato delle ore.",
        ),
        registration_start: day(-12),
        registration_end: day(9),
        access_date: day(-5),
        start_date: day(-3),
        end_date: day(27),
      },
      {
        ...common,
        id: 32,
        key: "INVIERNO-2027",
        description: text("Cursos de invierno", "Winter courses", "Corsi d’inverno"),
        registration_start: day(51),
        registration_end: day(70),
        start_date: day(75),
        end_date: day(110),
      },
    ])
    .execute();
}

function text(es: string, en: string, it: string): string {
  return JSON.stringify({ es, en, it });
}
