import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { GratisMaterialTable, GratisOrderTable, GratisStatus } from "../db/tables/gratis-adoption.ts";
import { titleOf } from "./licences.ts";
import { seedTitleId } from "./seed-title.ts";

const MARTA = 48213;
const ELENA = 48220;
const GLORIA = 48240;
const INMA = 48242;
const MARIO = 48261;
const TEO = 48264;
/** They took responsibility before; the other teachers with the permission name their position first. */
const RESPONSIBLE = [INMA, MARIO];
/** Has the position still, but no longer the permission. */
const FORMER = TEO;
const HEAD_OF_DEPARTMENT = 3;

const RIBERA_DEL_DUERO = 9007741;
const BAHIA_DE_CADIZ = 9007743;

/**
 * Orders of IES Ribera del Duero that tests and people name. Who sends `sentBefore` or `approved` with units of what was sent before
 * is warned; who sends an order that another window has just sent is refused. A school without orders: change to DUERO2026.
 */
export const SEED_ORDERS = {
  /** Marta's; the publisher changed it. */
  changed: 512340,
  /** Marta's; nothing was asked for yet. */
  open: 512341,
  /** Marta's; approved and partly sent. */
  approved: 512344,
  /** Mario's; the publisher changed it. */
  changedOfMario: 512345,
  rejected: 512346,
  /** Gloria's, which everybody with a position may change. */
  openOfGloria: 512347,
  shipped: 512348,
  /** Mario's; not asked for, but material came before. */
  sentBefore: 512350,
  /** Of another school. */
  foreign: 512360,
} as const;

/** Name, for whom, units now, units sent before. */
type SeedMaterial = readonly [name: string, kind: GratisMaterialTable["kind"], units?: number, sent?: number];

interface SeedOrder {
  id: number;
  area: string;
  title: string;
  teacher: number;
  status: GratisStatus;
  school?: number;
  opens?: "whole" | "detail";
  /** Students, classrooms, teachers. */
  counts?: readonly [number, number, number];
  remark?: string;
  materials: readonly SeedMaterial[];
}

const ORDERS: readonly SeedOrder[] = [
  {
    id: SEED_ORDERS.changed,
    area: "Ciencias",
    title: "matematicas-2",
    teacher: MARTA,
    status: "MODIFICADA",
    opens: "detail",
    counts: [90, 3, 2],
    remark: "Enviamos un cuaderno por docente.",
    materials: [
      ["Guía del profesorado", "PROF", 2],
      ["Póster de aula", "AULA", 3],
    ],
  },
  {
    id: SEED_ORDERS.open,
    area: "Ciencias",
    title: "fisica-3",
    teacher: MARTA,
    status: "NOSOLICITA",
    opens: "whole",
    materials: [
      ["Libro del alumnado", "ALUM"],
      ["Propuesta didáctica", "PROF"],
      ["Cuaderno de laboratorio con soluciones", "PROF"],
      ["Tabla periódica mural", "AULA"],
    ],
  },
  {
    id: 512342,
    area: "Ciencias",
    title: "biologia-1",
    teacher: GLORIA,
    status: "APROBADA",
    opens: "detail",
    counts: [58, 2, 2],
    materials: [
      ["Libro del alumnado", "ALUM", 2],
      ["Atlas de anatomía comparada", "AULA", 2],
    ],
  },
  {
    id: 512343,
    area: "Ciencias",
    title: "tecnologia-2",
    teacher: MARIO,
    status: "ENREVISION",
    counts: [84, 3, 1],
    materials: [
      ["Propuesta didáctica", "PROF", 1],
      ["Caja de componentes electrónicos", "AULA", 3],
    ],
  },
  {
    id: SEED_ORDERS.approved,
    area: "Humanidades",
    title: "lengua-3",
    teacher: MARTA,
    status: "APROBADA",
    opens: "detail",
    counts: [112, 4, 4],
    materials: [
      ["Libro del alumnado", "ALUM", 4],
      ["Propuesta didáctica", "PROF", 2, 1],
      ["Mapa de la literatura en castellano", "AULA", 1],
    ],
  },
  {
    id: SEED_ORDERS.changedOfMario,
    area: "Humanidades",
    title: "historia-1",
    teacher: MARIO,
    status: "MODIFICADA",
    opens: "detail",
    counts: [87, 3, 2],
    remark: "Quedan pocos mapas murales: os reservamos dos.",
    materials: [
      ["Propuesta didáctica", "PROF", 2],
      ["Mapa mural físico y político", "AULA", 2],
    ],
  },
  {
    id: SEED_ORDERS.rejected,
    area: "Humanidades",
    title: "arte-2",
    teacher: MARTA,
    status: "RECHAZADA",
    counts: [24, 1, 6],
    remark: "El título se ha adoptado para un solo grupo. Escribe a tu delegado si el dato no es correcto.",
    materials: [
      ["Propuesta didáctica", "PROF", 6],
      ["Láminas de análisis de obras", "AULA", 1],
    ],
  },
  {
    id: SEED_ORDERS.openOfGloria,
    area: "Humanidades",
    title: "filosofia-1",
    teacher: GLORIA,
    status: "NOSOLICITA",
    opens: "whole",
    materials: [
      ["Libro del alumnado", "ALUM"],
      ["Antología de textos comentados", "PROF"],
    ],
  },
  {
    id: SEED_ORDERS.shipped,
    area: "Idiomas",
    title: "bridges-b1",
    teacher: MARTA,
    status: "ENVIADA",
    counts: [78, 3, 2],
    materials: [
      ["Teacher’s Book", "PROF", 0, 2],
      ["Class audio CDs", "AULA", 0, 3],
    ],
  },
  {
    id: 512349,
    area: "Expresión artística",
    title: "musica-5",
    teacher: MARIO,
    status: "NOSOLICITA",
    materials: [["Propuesta didáctica", "PROF"]],
  },
  {
    id: SEED_ORDERS.sentBefore,
    area: "Expresión artística",
    title: "plastica-6",
    teacher: MARIO,
    status: "NOSOLICITA",
    opens: "whole",
    counts: [50, 2, 2],
    materials: [
      ["Propuesta didáctica", "PROF", 0, 1],
      ["Círculo cromático de pared", "AULA", 0, 1],
    ],
  },
  {
    id: SEED_ORDERS.foreign,
    area: "Educación Infantil",
    title: "infantil-4",
    teacher: ELENA,
    school: BAHIA_DE_CADIZ,
    status: "NOSOLICITA",
    opens: "whole",
    materials: [["Letras manipulables", "AULA"]],
  },
];

/** Ids of the materials of an order; those of the contract's example are 71 and 72. */
const FIRST_MATERIAL = 71;

/** Writes the orders of free material, and gives those responsible the permission and the position to open them. */
export async function seedGratisOrders(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable("account")
    .from("school_position")
    .set((eb) => ({
      position_id: eb.ref("school_position.id"),
      position_name: eb.ref("school_position.name"),
    }))
    .where("account.id", "in", [...RESPONSIBLE, FORMER])
    .where("school_position.id", "=", HEAD_OF_DEPARTMENT)
    .execute();
  await db
    .updateTable("account")
    .set((eb) => ({
      permissions: eb.fn<string[]>("array_append", ["account.permissions", eb.val("gpaPermission")]),
    }))
    .where("id", "in", RESPONSIBLE)
    .execute();
  await db.insertInto("gratis_order").values(ORDERS.map(toRow)).execute();
  await db
    .insertInto("gratis_material")
    .values(
      ORDERS.flatMap(({ id, materials }) =>
        materials.map(([name, kind, units = 0, sent_units = 0], at) => ({
          order_id: id,
          id: FIRST_MATERIAL + at,
          name,
          kind,
          units,
          sent_units,
        })),
      ),
    )
    .execute();
}

function toRow(order: SeedOrder): Insertable<GratisOrderTable> {
  const [students, classrooms, teachers] = order.counts ?? [null, null, null];
  return {
    id: order.id,
    school_id: order.school ?? RIBERA_DEL_DUERO,
    account_id: order.teacher,
    title_id: seedTitleId(titleOf(order.title)),
    area: order.area,
    status: order.status,
    is_editable: order.opens === "whole",
    is_detail_editable: order.opens === "detail",
    students,
    classrooms,
    teachers,
    remark: order.remark ?? null,
  };
}
