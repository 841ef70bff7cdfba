import type { components } from "@anaquel/openapi/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { subjectNameSql } from "../titles/sql.ts";
import type { Material, OrderState } from "./rules.ts";

type Db = Kysely<Database>;
type Order = components["schemas"]["GratisOrder"];

/** The orders of the school of an account with their areas, in the order of areas; only one of them when `orderId` is given. */
export async function findOrders(
  db: Db,
  accountId: number,
  orderId: number | null,
): Promise<{ area: string; order: Order }[]> {
  const { rows } = await sql<{ area: string; order: Order }>`
    SELECT o.area, json_build_object(
      'idSolicitud', o.id,
      'idProfesor', o.account_id,
      'desProfesor', concat_ws(' ', p.name, p.surname1, p.surname2),
      'desTitulo', t.name,
      'desAsignatura', ${subjectNameSql()},
      'desNivel', coalesce(t.level, t.stage),
      'portadaTitulo', '/api/cover/' || t.id,
      'estado', json_build_object('idEstado', o.status),
      'pedidoModificable', o.is_editable,
      'detalleModificable', o.is_detail_editable,
      'alumnosPeticion', o.students,
      'aulasPeticion', o.classrooms,
      'profesoresPeticion', o.teachers,
      'comentarioPublico', o.remark,
      'materiales', coalesce((
        SELECT json_agg(json_build_object(
          'idMaterial', m.id, 'desMaterial', m.name, 'tipoMaterial', m.kind,
          'unidadesActual', m.units, 'unidadesEnviadas', m.sent_units) ORDER BY m.id)
        FROM gratis_material m WHERE m.order_id = o.id), '[]'::json)
    ) AS "order"
    FROM gratis_order o
    JOIN account caller ON caller.id = ${accountId} AND caller.school_id = o.school_id
    JOIN account p ON p.id = o.account_id
    JOIN title t ON t.id = o.title_id
    WHERE ${orderId}::int IS NULL OR o.id = ${orderId}::int
    ORDER BY o.area, o.id`.execute(db);
  return rows;
}

/** An order of the school of an account, locked until the transaction ends. */
export function lockOrder(trx: Transaction<Database>, orderId: number, accountId: number) {
  return trx
    .selectFrom("gratis_order")
    .select(["account_id", "status", "is_editable", "is_detail_editable"])
    .where("id", "=", orderId)
    .where("school_id", "=", (eb) => eb.selectFrom("account").select("school_id").where("id", "=", accountId))
    .forUpdate()
    .executeTakeFirst() satisfies Promise<OrderState | undefined>;
}

/** The materials of an order. */
export function listMaterials(db: Db, orderId: number): Promise<Material[]> {
  return db
    .selectFrom("gratis_material")
    .select(["id", "name", "kind", "units", "sent_units"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** Keeps what a teacher asks for; the publisher reviews it, and nobody changes it meanwhile. Source: T-100, G04. */
export async function keepSending(
  db: Db,
  orderId: number,
  counts: { students: number; classrooms: number; teachers: number },
  materials: readonly Material[],
): Promise<void> {
  await db
    .updateTable("gratis_order")
    .set({ ...counts, status: "ENREVISION", is_editable: false })
    .where("id", "=", orderId)
    .execute();
  for (const { id, units } of materials) {
    await db
      .updateTable("gratis_material")
      .set({ units })
      .where("order_id", "=", orderId)
      .where("id", "=", id)
      .execute();
  }
}
