import type { Insertable, Kysely } from "kysely";
import { SPAIN } from "../../contract/known-ids.ts";
import type { Database, SchoolTable } from "../db/schema.ts";

const IN_SPAIN = { country_id: SPAIN, country_name: "España" };
const ITALY = { country_id: 1132, country_name: "Italia" };
const BRITAIN = { country_id: 1133, country_name: "United Kingdom" };

/** Schools of the demo accounts. */
export const SCHOOLS = [
  {
    id: 9007741,
    code: "RIBERA2026",
    name: "IES Ribera del Duero",
    street: "Calle del Puente",
    house_number: "12",
    postal_code: "09400",
    town: "Aranda de Duero",
    province: "Burgos",
    premium: "PREMIUM",
    ...IN_SPAIN,
  },
  {
    id: 9007742,
    code: "SENDAVERDE",
    name: "Colegio La Senda Verde",
    street: "Calle de los Hidalgos",
    house_number: "4",
    postal_code: "16002",
    town: "Cuenca",
    province: "Cuenca",
    premium: "PLUS",
    ...IN_SPAIN,
  },
  {
    id: 9007743,
    code: "BAHIACADIZ",
    name: "IES Bahía de Cádiz",
    street: "Avenida del Faro",
    house_number: "31",
    postal_code: "11010",
    town: "Cádiz",
    province: "Cádiz",
    premium: "PREMIUM",
    ...IN_SPAIN,
  },
  {
    id: 9007744,
    code: "PRUEBAS001",
    name: "Centro de pruebas",
    street: null,
    house_number: null,
    postal_code: "28001",
    town: "Madrid",
    province: "Madrid",
    premium: null,
    ...IN_SPAIN,
  },
  {
    id: 9007745,
    code: "LEONARDO26",
    name: "Istituto Leonardo da Vinci",
    street: "Via delle Arti",
    house_number: "8",
    postal_code: "40121",
    town: "Bologna",
    province: "Bologna",
    premium: "PREMIUM",
    ...ITALY,
  },
  {
    id: 9007746,
    code: "RIVERSIDE1",
    name: "Riverside Academy",
    street: "Harbour Road",
    house_number: "70",
    postal_code: "BS1 5TR",
    town: "Bristol",
    province: "Bristol",
    premium: "PREMIUM",
    ...BRITAIN,
  },
] as const satisfies readonly Insertable<SchoolTable>[];

/** Schools without a demo account: to change to, to register at, and to be refused at. */
const OTHER_SCHOOLS: readonly Insertable<SchoolTable>[] = [
  {
    id: 9007802,
    code: "DUERO2026",
    name: "Colegio Puerta del Duero",
    street: "Plaza del Trigo",
    house_number: "3",
    postal_code: "09400",
    town: "Aranda de Duero",
    province: "Burgos",
    premium: "PREMIUM",
    ...IN_SPAIN,
  },
  {
    id: 9007803,
    code: "BERGAMO026",
    name: "Liceo della Città Alta",
    street: "Via Porta Dipinta",
    house_number: "19",
    postal_code: "24129",
    town: "Bergamo",
    province: "Bergamo",
    premium: "PREMIUM",
    ...ITALY,
  },
];

/** Writes the schools and the delegates of two of them. */
export async function seedSchools(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("school")
    .values([...SCHOOLS, ...OTHER_SCHOOLS])
    .execute();
  const montes = {
    name: "Javier",
    surname1: "Montes",
    surname2: "Alba",
    phone: "600000377",
    mail: "javier.montes@demo.anaquel.example",
  };
  await db
    .insertInto("school_delegate")
    .values([
      { school_id: 9007741, position: 0, ...montes },
      { school_id: 9007802, position: 0, ...montes },
      {
        school_id: 9007802,
        position: 1,
        name: "Olga",
        surname1: "Prieto",
        surname2: null,
        phone: null,
        mail: "olga.prieto@demo.anaquel.example",
      },
    ])
    .execute();
}
