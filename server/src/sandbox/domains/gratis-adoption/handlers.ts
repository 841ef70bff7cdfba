import { ProblemError } from "../../../contract/problem.ts";
import { type Handlers, ok, type ResultOf } from "../../http/handlers.ts";
import { findOrders, keepSending, listMaterials, lockOrder } from "./orders.ts";
import { maySend, unitsRefusal, warningOf, withUnits } from "./rules.ts";
import { findPosition, listPositions, takePosition } from "./store.ts";

export const gratisAdoptionHandlers = {
  async listGratisPositions(_call, { db }) {
    return ok<"listGratisPositions">({ positions: await listPositions(db) });
  },

  async setGratisResponsible({ caller, body }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const position = await findPosition(db, body.position);
    if (!position) throw new ProblemError("POSITION_UNKNOWN", { errors: { position: true } });
    await takePosition(db, caller.accountId, position);
    return ok<"setGratisResponsible">({ result: "OK" });
  },

  async listGratisOrders({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const areas = new Map<string, ResultOf<"getGratisOrder">[]>();
    for (const { area, order } of await findOrders(db, caller.accountId, null)) {
      areas.set(area, [...(areas.get(area) ?? []), order]);
    }
    return ok<"listGratisOrders">({ Areas: [...areas].map(([Area, Titulos]) => ({ Area, Titulos })) });
  },

  async getGratisOrder({ caller, path }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const [found] = await findOrders(db, caller.accountId, path.orderId);
    if (!found) throw new ProblemError("NOT_FOUND");
    return ok<"getGratisOrder">(found.order);
  },

  async sendGratisOrder({ caller, path, body, language }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { alumnosPeticion: students, aulasPeticion: classrooms, profesoresPeticion: teachers } = body.order;
    const alert = await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, path.orderId, caller.accountId);
      if (!order) throw new ProblemError("NOT_FOUND");
      if (!maySend(order, caller.accountId)) throw new ProblemError("GRATIS_ORDER_CLOSED");
      const materials = withUnits(await listMaterials(trx, path.orderId), body.order.materiales);
      const refusal = materials ? unitsRefusal(materials, { classrooms, teachers }) : "GRATIS_ORDER_REFUSED";
      if (refusal || !materials) throw new ProblemError(refusal ?? "GRATIS_ORDER_REFUSED");
      const warning = body.alert ? warningOf(materials, language) : null;
      if (warning === null) await keepSending(trx, path.orderId, { students, classrooms, teachers }, materials);
      return warning;
    });
    return ok<"sendGratisOrder">({ data: { alert } });
  },
} satisfies Partial<Handlers>;
