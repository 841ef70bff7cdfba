import type { Insertable } from "kysely";
import { seededRandom } from "../covers/random.ts";
import type { AccountTable } from "../db/schema.ts";
import { SCHOOLS } from "./schools.ts";

const NAMES = [
  "Ainhoa",
  "Álvaro",
  "Andrea",
  "Begoña",
  "Carla",
  "Daniel",
  "Elisa",
  "Fátima",
  "Gonzalo",
  "Hugo",
  "Íñigo",
  "Joan",
  "Júlia",
  "Laia",
  "Lorenzo",
  "Manuel",
  "Mireia",
  "Noa",
  "Núria",
  "Óscar",
  "Pau",
  "Pilar",
  "Rosa",
  "Sara",
  "Tomás",
  "Uxía",
  "Valeria",
  "Xoán",
  "Yolanda",
  "Zoe",
  "Chiara",
  "Giulia",
  "Liam",
  "Olivia",
];
const SURNAMES = [
  "Ruiz",
  "Etxeberria",
  "Núñez",
  "Peñalver",
  "D'Amico",
  "Carmona",
  "Villanueva",
  "Gil",
  "Soler",
  "Arteaga",
  "Muñoz",
  "Iglesias",
  "López",
  "García",
  "Fernández",
  "Castaño",
  "Ibáñez",
  "Pujades",
  "O'Brien",
  "Bianchi",
  "Ferrero",
  "Domènech",
  "Güell",
  "Sánchez",
  "Vázquez",
  "Zubizarreta",
  "Marín",
  "Santamaría",
  "Colón",
  "Rey",
];
const ROLES = ["TEACHER", "TEACHER", "TEACHER", "TEACHER_DEMO", "STUDENT", "STUDENT", "TEACHER_FAKE"];
const LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const DAY_MS = 86_400_000;

/** People who fill the back-office: the same every time, with accents, ñ and apostrophes. */
export function crowd(count: number, now: Date): Insertable<AccountTable>[] {
  const random = seededRandom("crowd");
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, at) => {
    const [name, surname1, surname2] = [pick(NAMES), pick(SURNAMES), random() < 0.8 ? pick(SURNAMES) : null];
    const role = pick(ROLES);
    const created = new Date(now.getTime() - Math.floor(random() * 2000) * DAY_MS - Math.floor(random() * DAY_MS));
    const seen = random() < 0.85 ? new Date(created.getTime() + random() * (now.getTime() - created.getTime())) : null;
    const number = 10_000_000 + Math.floor(random() * 80_000_000);
    return {
      id: 60_000 + at,
      mail: `${slug(name)}.${slug(surname1)}${at}@escuelas.example`,
      password_hash: null,
      name,
      surname1,
      surname2,
      role,
      profile: role === "STUDENT" ? null : "CUSTOMER_USER_PREMIUM",
      language: "es",
      school_id: pick(SCHOOLS).id,
      phone: null,
      card: random() < 0.6 ? `${number}${LETTERS[number % 23]}` : null,
      position_id: null,
      position_name: null,
      on_board_carousel_at: null,
      birth: null,
      ccaa_id: null,
      created_at: created,
      last_access_at: seen,
    };
  });
}

function slug(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase();
}
