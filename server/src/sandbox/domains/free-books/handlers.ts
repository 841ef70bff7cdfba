import { dayInMadrid } from "@anaquel/openapi/checks/days";
import { ProblemError } from "../../../contract/problem.ts";
import { keptKey } from "../../../lib/secrets.ts";
import type { Caller, Services } from "../../http/context.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { yearInMadrid } from "../../lib/madrid.ts";
import { amountsOf, toHundredths, wrongAmounts } from "./amounts.ts";
import { CARD_KEY, chargeParameters, signed } from "./card-payment.ts";
import { childFaults, isDayOfOrder, personKey, receivedKey } from "./children.ts";
import { readUpload } from "./family-book.ts";
import * as orders from "./orders.ts";
import { ACCESS, accessOf, addressLine } from "./rules.ts";
import * as store from "./store.ts";

type Db = Services["db"];

async function accessFor(db: Db, caller: Caller, now: Date) {
  return accessOf({
    isInSpain: caller.permissions.includes("spain"),
    role: caller.role,
    isCampaignOpen: await store.isCampaignOpen(db),
    hasPaidThisYear: await store.hasPaid(db, caller.accountId, yearInMadrid(now)),
  });
}

/** The caller, when the access check admits them. Source: T-143, G02. */
async function admitted({ caller, now }: { caller: Caller | null; now: Date }, { db }: { db: Db }): Promise<Caller> {
  if (!caller) throw new ProblemError("NO_SESSION");
  if ((await accessFor(db, caller, now)) !== ACCESS.granted) throw new ProblemError("FREE_BOOKS_REFUSED");
  return caller;
}

/** An own order that may still change. Who has paid it is told so, although the year is used up then. */
async function openOrder(call: { caller: Caller | null; now: Date }, db: Db, id: number, find = orders.findOrder) {
  if (!call.caller) throw new ProblemError("NO_SESSION");
  const order = await find(db, id, call.caller.accountId);
  if (order?.status === "paid") throw new ProblemError("FREE_BOOKS_ORDER_PAID");
  await admitted(call, { db });
  if (!order) throw new ProblemError("NOT_FOUND");
  return order;
}

export const freeBooksHandlers = {
  async validateFreeBooksAccess({ caller, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"validateFreeBooksAccess">({ access: await accessFor(db, caller, now) });
  },

  async createFreeBooksOrderId(call, { db }) {
    const { accountId } = await admitted(call, { db });
    return ok<"createFreeBooksOrderId">({ id: await orders.prepareOrder(db, accountId) });
  },

  async getFreeBooksVat(call, { db }) {
    await admitted(call, { db });
    return ok<"getFreeBooksVat">({ vat: (await store.readTariff(db)).vatRate / 100 });
  },

  async getFreeBooksOrderCost(call, { db }) {
    await admitted(call, { db });
    return ok<"getFreeBooksOrderCost">({ ordercost: (await store.readTariff(db)).costCents / 100 });
  },

  async listFreeBooksChildren(call, { db }) {
    const { accountId } = await admitted(call, { db });
    const children = await store.listChildren(db, accountId);
    const schools = [...new Set(children.map(({ school_id }) => school_id))];
    const levels = await store.listLevels(db, schools, { accountId, childId: undefined });
    return ok<"listFreeBooksChildren">({
      children: children.map(({ school_id, school_name, postal_code, birth, ...child }) => ({
        ...child,
        schoolId: school_id,
        schoolName: school_name,
        postalCode: postal_code ?? "",
        birthDate: birth,
        levels: levels
          .filter(({ schoolId }) => schoolId === school_id)
          .map(({ C_NIVEL, D_NIVEL }) => ({ C_NIVEL, D_NIVEL })),
      })),
    });
  },

  async getFreeBooksSchoolAddress(call, { db }) {
    await admitted(call, { db });
    const school = await store.findSchool(db, call.path.schoolId);
    if (!school) throw new ProblemError("NOT_FOUND");
    return ok<"getFreeBooksSchoolAddress">({ direction: addressLine(school) });
  },

  async listFreeBooksCentres(call, { db }) {
    await admitted(call, { db });
    return ok<"listFreeBooksCentres">({ centros: await store.listCentres(db, call.path.zip) });
  },

  async listFreeBooksLevels(call, { db }) {
    const { accountId } = await admitted(call, { db });
    const childId = call.query.idhijo;
    if (childId !== undefined && !(await store.hasChild(db, accountId, childId))) throw new ProblemError("NOT_FOUND");
    const child = { accountId, childId };
    const levels = await store.listLevels(db, [call.path.schoolId], child);
    return ok<"listFreeBooksLevels">({ levels: levels.map(({ C_NIVEL, D_NIVEL }) => ({ C_NIVEL, D_NIVEL })) });
  },

  async listFreeBooksSubjects(call, { db }) {
    await admitted(call, { db });
    const { schoolId, level } = call.path;
    return ok<"listFreeBooksSubjects">({ asignaturas: await store.listSubjects(db, schoolId, level) });
  },

  async listFreeBooksTitles(call, { db }) {
    const { accountId } = await admitted(call, { db });
    const { schoolId, level, subject, orderId, childNumber } = call.path;
    if (!(await orders.findOrder(db, orderId, accountId))) throw new ProblemError("NOT_FOUND");
    const childId = await store.findChildAt(db, orderId, childNumber);
    const received = new Set(
      (await store.listReceived(db, accountId)).filter((line) => line.childId === childId).map(({ isbn }) => isbn),
    );
    const titles = await store.listTitles(db, schoolId, level, subject);
    return ok<"listFreeBooksTitles">({
      isbns: titles
        .filter(({ isbn }) => !received.has(isbn))
        .map(({ isbn, name, cost_cents, in_stock }) => ({
          isbn,
          titulo: name,
          coste: cost_cents / 100,
          stock: in_stock ? "S" : "N",
        })),
    });
  },

  async uploadFamilyBook(call, { db, store: files }) {
    const { orderId, number, image } = await readUpload(call.body);
    await openOrder(call, db, orderId);
    await orders.keepFamilyBook(db, { orderId, number }, files.put(image));
    return ok<"uploadFamilyBook">({ result: "OK" });
  },

  async saveFreeBooksOrder(call, { db }) {
    const { body, now } = call;
    const today = dayInMadrid(now);
    await db.transaction().execute(async (trx) => {
      const { account_id: accountId } = await openOrder(call, trx, body.id_peticion, orders.lockOrder);
      const tariff = await store.readTariff(trx);
      if (wrongAmounts(body, tariff).length > 0) {
        throw new ProblemError("FREE_BOOKS_AMOUNT_REFUSED", { errors: { totalCost: true } });
      }
      const isOwn = body.id_profesor === accountId;
      const schoolId = await store.schoolOf(trx, accountId);
      if (!isOwn || body.id_centro_profesor !== schoolId || !isDayOfOrder(body.f_solicitud, today)) {
        const field = !isOwn
          ? "id_profesor"
          : body.id_centro_profesor !== schoolId
            ? "id_centro_profesor"
            : "f_solicitud";
        throw new ProblemError("VALIDATION_FAILED", { errors: { [field]: true } });
      }
      const faults = childFaults(body.hijos, {
        today,
        offer: await store.listOffer(trx, [...new Set(body.hijos.map((child) => child.id_centro_hijo))]),
        savedChildren: new Map(
          (await store.listPeople(trx, accountId)).map(({ id, name, surname1, surname2, birth }) => [
            id,
            personKey(name, surname1, surname2, birth),
          ]),
        ),
        familyBooks: new Set(await orders.listFamilyBooks(trx, body.id_peticion)),
        received: new Set(
          (await store.listReceived(trx, accountId)).map(({ childId, isbn }) => receivedKey(childId, isbn)),
        ),
      });
      if (Object.keys(faults).length > 0) throw new ProblemError("FREE_BOOKS_CHILD_REFUSED", { errors: faults });
      await orders.keepOrder(trx, {
        id: body.id_peticion,
        accountId,
        schoolId,
        day: today,
        totalCents: amountsOf(tariff).totalCents,
        children: body.hijos,
      });
    });
    return ok<"saveFreeBooksOrder">({ result: "OK" });
  },

  async startFreeBooksPayment(call, { db, config }) {
    const { id_peticion: orderId, totalCost } = call.path;
    const order = await openOrder(call, db, orderId);
    if (order.total_cents === null) throw new ProblemError("NOT_FOUND");
    if (toHundredths(Number(totalCost)) !== order.total_cents) {
      throw new ProblemError("FREE_BOOKS_AMOUNT_REFUSED", { errors: { totalCost: true } });
    }
    const charge = chargeParameters({
      orderId,
      totalCents: order.total_cents,
      successUrl: `${config.publicUrl}gratishp/HPSuccess`,
      failureUrl: `${config.publicUrl}gratishp/HPError`,
      notificationUrl: `${config.publicUrl}dev/card-gateway/notifications`,
    });
    const parameters = { ...signed(charge, keptKey(config.dataDir, CARD_KEY)) };
    const url = `${config.publicUrl}dev/card-gateway`;
    return ok<"startFreeBooksPayment">({ url, parameters }, { "cache-control": "no-store" });
  },
} satisfies Partial<Handlers>;
