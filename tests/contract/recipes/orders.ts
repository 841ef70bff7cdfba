import type { Reason } from "@anaquel/openapi/errors";
import { SEED_FREE_BOOKS } from "../../../server/src/sandbox/seed/free-books.ts";
import { SEED_ORDERS } from "../../../server/src/sandbox/seed/gratis-orders.ts";
import { type ApiClient, MAILS } from "../../support/api.ts";
import { ask, type Recipe, type Stage } from "./stage.ts";

const MARIO = { id: 48_261, mail: "mario.mec@demo.anaquel.example" };
const MARTA = { id: 48_213, mail: MAILS.teacher };
const { ribera, level, maths, mathsIsbn, workbookIsbn } = SEED_FREE_BOOKS;

async function sendGratis(stage: Stage, orderId: number, units: Record<number, number>) {
  const materiales = Object.entries(units).map(([id, count]) => ({ idMaterial: Number(id), unidadesActual: count }));
  const order = { alumnosPeticion: 50, aulasPeticion: 2, profesoresPeticion: 2, materiales };
  return ask(await stage.as(MARIO.mail), "sendGratisOrder", { path: { orderId }, body: { order, alert: true } });
}

const newOrderId = async (client: ApiClient): Promise<number> => (await ask(client, "createFreeBooksOrderId")).body.id;

async function uploadFamilyBook(client: ApiClient, content: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set("libro_familia", new File([content], "familia.jpg", { type: "image/jpeg" }));
  form.set("id_peticion", String(await newOrderId(client)));
  form.set("hijo", "1");
  return client.call("POST", "/api/gratishp/image", form);
}

function image(size: number, signature = [0xff, 0xd8, 0xff, 0xe0]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(signature);
  return bytes;
}

/** Sends an order of one new child with one book for 13.00 euros, changed as asked. */
async function saveFreeBooks(client: ApiClient, teacher: typeof MARIO, change: object = {}, child: object = {}) {
  const id_peticion = await newOrderId(client);
  const answer = await ask(client, "saveFreeBooksOrder", {
    body: {
      id_peticion,
      iva: 4,
      cost: 12.5,
      vatCost: 0.5,
      totalCost: 13,
      id_profesor: teacher.id,
      id_centro_profesor: ribera,
      f_solicitud: new Date().toISOString().slice(0, 10),
      hijos: [
        {
          numero_hijo: 1,
          libro_familia: "familia.jpg",
          t_nombre: "Noa",
          t_apellido1: "Cano",
          t_apellido2: null,
          f_nacimiento: "2013-02-03",
          id_centro_hijo: ribera,
          codigo_postal: "09400",
          level,
          subject: maths,
          componentes: [{ isbn: mathsIsbn, titulo: "Matemáticas 2º ESO", coste: 31.9, stock: "S" }],
          ...child,
        },
      ],
      ...change,
    },
  });
  return { id_peticion, answer };
}

/** Who has paid which order. */
interface Paid {
  client: ApiClient;
  id: number;
}

const paid = new WeakMap<Stage, Promise<Paid>>();

/** An order of Marta that is paid at the card gateway of the sandbox; the same one each time. */
function paidOrder(stage: Stage): Promise<Paid> {
  const order = paid.get(stage) ?? payOrder(stage);
  paid.set(stage, order);
  return order;
}

async function payOrder(stage: Stage): Promise<Paid> {
  const client = await stage.as(MARTA.mail);
  await uploadFamilyBook(client, image(4000));
  const { id_peticion: id } = await saveFreeBooks(client, MARTA);
  const { body } = await startPayment(client, id);
  await client.call("POST", "/dev/card-gateway/answers", new URLSearchParams({ ...body.parameters, decision: "pay" }));
  return { client, id };
}

const startPayment = (client: ApiClient, id: number) =>
  ask(client, "startFreeBooksPayment", { path: { id_peticion: id, totalCost: "13.00" } });

/** Reasons of the two kinds of free books. */
export const orderRecipes = {
  POSITION_UNKNOWN: async (stage) =>
    ask(await stage.as("gloria.avisos@demo.anaquel.example"), "setGratisResponsible", { body: { position: 99_999 } }),
  GRATIS_ORDER_REFUSED: (stage) => sendGratis(stage, SEED_ORDERS.openOfGloria, { 71: 3 }),
  GRATIS_ORDER_CLOSED: (stage) => sendGratis(stage, SEED_ORDERS.shipped, { 71: 1 }),

  async FREE_BOOKS_AMOUNT_REFUSED(stage) {
    const mario = await stage.as(MARIO.mail);
    await uploadFamilyBook(mario, image(4000));
    return (await saveFreeBooks(mario, MARIO, { totalCost: 13.01 })).answer;
  },
  async FREE_BOOKS_CHILD_REFUSED(stage) {
    const mario = await stage.as(MARIO.mail);
    await uploadFamilyBook(mario, image(4000));
    const componentes = [{ isbn: workbookIsbn, titulo: "Cuaderno", coste: 9.5, stock: "S" }];
    return (await saveFreeBooks(mario, MARIO, {}, { componentes })).answer;
  },
  async FAMILY_BOOK_TOO_LARGE(stage) {
    return uploadFamilyBook(await stage.as(MARIO.mail), image(2_097_152));
  },
  async FAMILY_BOOK_REFUSED(stage) {
    return uploadFamilyBook(await stage.as(MARIO.mail), image(4000, [0x89, 0x50, 0x4e, 0x47]));
  },
  async FREE_BOOKS_ORDER_PAID(stage) {
    const { client, id } = await paidOrder(stage);
    return startPayment(client, id);
  },
  async FREE_BOOKS_REFUSED(stage) {
    const { client } = await paidOrder(stage);
    return ask(client, "createFreeBooksOrderId");
  },
} satisfies Partial<Record<Reason, Recipe>>;
