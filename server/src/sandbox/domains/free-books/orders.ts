import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { yearInMadrid } from "../../lib/madrid.ts";
import type { PaymentNews } from "./card-payment.ts";
import type { SentChild } from "./children.ts";

type Db = Kysely<Database>;

/** The number of the order that an account prepares; a draft is begun when there is none. */
export async function prepareOrder(db: Db, accountId: number): Promise<number> {
  // Of two windows that ask at the same time, one begins the draft and the other finds it.
  await db
    .insertInto("free_books_order")
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column("account_id").where("status", "<>", "paid").doNothing())
    .execute();
  const { id } = await db
    .selectFrom("free_books_order")
    .select("id")
    .where("account_id", "=", accountId)
    .where("status", "<>", "paid")
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of an account. */
export function findOrder(db: Db, id: number, accountId: number) {
  return db
    .selectFrom("free_books_order")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Like `findOrder`, for a change: nobody else changes it meanwhile. */
export function lockOrder(trx: Db, id: number, accountId: number) {
  return trx
    .selectFrom("free_books_order")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps the image of a position; a second one replaces the first. */
export async function keepFamilyBook(
  db: Db,
  place: { orderId: number; number: number },
  file: { sha256: string; size: number },
): Promise<void> {
  await db
    .insertInto("free_books_family_book")
    .values({ order_id: place.orderId, number: place.number, ...file })
    .onConflict((conflict) => conflict.columns(["order_id", "number"]).doUpdateSet(file))
    .execute();
}

/** The positions of an order that have an image. */
export async function listFamilyBooks(db: Db, orderId: number): Promise<number[]> {
  const rows = await db.selectFrom("free_books_family_book").select("number").where("order_id", "=", orderId).execute();
  return rows.map(({ number }) => number);
}

/** A child that was accepted, with the names that only a new one needs. */
export interface AcceptedChild extends SentChild {
  t_apellido2?: string | null | undefined;
}

/** An order that was accepted. */
export interface AcceptedOrder {
  id: number;
  accountId: number;
  schoolId: number;
  day: string;
  totalCents: number;
  children: readonly AcceptedChild[];
}

/** Keeps a whole order in place of what was sent under its number, and its children for later orders. Source: T-201. */
export async function keepOrder(trx: Db, order: AcceptedOrder): Promise<void> {
  await trx
    .updateTable("free_books_order")
    .set({ status: "sent", total_cents: order.totalCents, school_id: order.schoolId, ordered_on: order.day })
    .where("id", "=", order.id)
    .execute();
  await trx.deleteFrom("free_books_line").where("order_id", "=", order.id).execute();
  for (const child of order.children) {
    await trx
      .insertInto("free_books_line")
      .values({
        order_id: order.id,
        number: child.numero_hijo,
        child_id: await keepChild(trx, order.accountId, child),
        school_id: child.id_centro_hijo,
        level_id: child.level,
        subject_id: child.subject,
        isbns: child.componentes.map(({ isbn }) => isbn),
      })
      .execute();
  }
}

async function keepChild(trx: Db, accountId: number, child: AcceptedChild): Promise<number> {
  if (child.id != null) {
    await trx
      .updateTable("free_books_child")
      .set({ school_id: child.id_centro_hijo })
      .where("id", "=", child.id)
      .execute();
    return child.id;
  }
  const kept = await trx
    .insertInto("free_books_child")
    .values({
      account_id: accountId,
      name: child.t_nombre.trim(),
      surname1: child.t_apellido1.trim(),
      surname2: child.t_apellido2?.trim() || null,
      birth: child.f_nacimiento,
      school_id: child.id_centro_hijo,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`account_id, lower(name), lower(surname1), lower(coalesce(surname2, '')), birth`)
        .doUpdateSet({ school_id: child.id_centro_hijo }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return kept.id;
}

/**
 * Makes an order paid, once, when the card gateway charged exactly its total. Source: D16.
 *
 * @returns whether the order is paid now
 */
export function takePayment(db: Db, { orderId, amountCents }: PaymentNews, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("free_books_order")
      .selectAll()
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order?.status === "paid") return true;
    if (order?.status !== "sent" || order.total_cents !== amountCents) return false;
    await trx.updateTable("free_books_order").set({ status: "paid", paid_at: now }).where("id", "=", orderId).execute();
    await trx
      .insertInto("free_books_payment")
      .values({ account_id: order.account_id, year: yearInMadrid(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}
