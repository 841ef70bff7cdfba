import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { addressesJson, categoriesJson, subjectNameSql } from "../titles/sql.ts";
import { PRESENT_MS, type Visit } from "./rules.ts";

type Db = Kysely<Database>;

export function findLink(db: Db, token: string) {
  return db.selectFrom("share_link").selectAll().where("token", "=", token).executeTakeFirst();
}

/**
 * Decides on a visit and notes it, with the link locked, so that simultaneous visitors cannot take the same place.
 *
 * @param decide throws when the visit is refused; then nothing is noted
 */
export async function visit(
  db: Db,
  token: string,
  deviceId: string,
  now: Date,
  decide: (visit: Visit) => void,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom("share_link").select("token").where("token", "=", token).forUpdate().execute();
    const devices = await trx
      .selectFrom("share_device")
      .select(["device_id", "last_seen_at"])
      .where("token", "=", token)
      .execute();
    const present = devices.filter(
      ({ device_id, last_seen_at }) => device_id !== deviceId && now.getTime() - last_seen_at.getTime() < PRESENT_MS,
    );
    decide({
      isKnownDevice: devices.some(({ device_id }) => device_id === deviceId),
      devices: devices.length,
      present: present.length,
    });
    await trx
      .insertInto("share_device")
      .values({ token, device_id: deviceId, first_seen_at: now, last_seen_at: now })
      .onConflict((conflict) => conflict.columns(["token", "device_id"]).doUpdateSet({ last_seen_at: now }))
      .execute();
  });
}

export async function countDevices(db: Db, token: string): Promise<number> {
  const { count } = await db
    .selectFrom("share_device")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What students see of a shared title, as JSON text. */
export async function readZone(db: Db, token: string, devicesUsed: number, devicesAllowed: number, base: string) {
  const { rows } = await sql<{ zone: string }>`
    SELECT json_build_object(
      'info', json_build_object('uuid', t.id, 'name', t.name, 'cover', NULL,
        'subject', json_build_array(json_build_object('categoryId', t.subject, 'name', ${subjectNameSql()})),
        'level', t.level, 'teacher', concat_ws(' ', a.name, a.surname1, a.surname2), 'school', s.name, 'rights', t.rights,
        'devicesUsed', ${devicesUsed}::int, 'devicesAllowed', ${devicesAllowed}::int),
      'units', coalesce((SELECT json_agg(json_build_object('uuid', u.id, 'name', u.name) ORDER BY u.position)
        FROM unit u WHERE u.title_id = t.id), '[]'),
      'resources', coalesce((SELECT json_agg(json_build_object(
          'uuid', r.id, 'unitUuid', r.unit_id, 'name', r.name, 'description', r.description, 'type', r.type,
          'mimetype', r.mimetype, 'size', r.size, 'duration', r.duration, ${addressesJson(base)},
          'categories', ${categoriesJson}) ORDER BY r.position)
        FROM resource r JOIN category c ON c.title_id = r.title_id AND c.id = r.category_id
        WHERE r.title_id = t.id AND r.for_students AND NOT r.is_installer), '[]'),
      'products', coalesce((SELECT json_agg(json_build_object('uuid', p.id, 'title', p.name,
          'resourceUuid', p.resource_id, 'cover', NULL) ORDER BY p.position)
        FROM product p WHERE p.title_id = t.id AND p.user_type IN ('Alumno', 'Ambos') AND p.resource_id IS NOT NULL), '[]')
    )::text AS zone
    FROM share_link l JOIN title t ON t.id = l.title_id JOIN account a ON a.id = l.account_id
    LEFT JOIN school s ON s.id = a.school_id
    WHERE l.token = ${token}`.execute(db);
  return rows[0]?.zone ?? null;
}

/** A product that students of a title may open. */
export function findStudentProduct(db: Db, titleId: string, productId: string, resourceId: string) {
  return db
    .selectFrom("product")
    .select(["path", "url"])
    .where("id", "=", productId)
    .where("title_id", "=", titleId)
    .where("resource_id", "=", resourceId)
    .where("user_type", "in", ["Alumno", "Ambos"])
    .executeTakeFirst();
}
