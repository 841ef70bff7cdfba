import { dayInMadrid } from "@anaquel/openapi/checks/days";
import type { OPERATIONS, OperationId, OWNERS } from "@anaquel/openapi/operations";
import { ROSA_LIBRARY, ROSA_LICENCE } from "../../server/src/sandbox/seed/digital-library.ts";
import { SEED_FREE_BOOKS } from "../../server/src/sandbox/seed/free-books.ts";
import { SEED_ORDERS } from "../../server/src/sandbox/seed/gratis-orders.ts";
import { SEED_LICENCES, titleOf } from "../../server/src/sandbox/seed/licences.ts";
import { PERSONAS } from "../../server/src/sandbox/seed/personas.ts";
import { seedProductId, seedTitleId } from "../../server/src/sandbox/seed/seed-title.ts";
import { TITLES } from "../../server/src/sandbox/seed/titles.ts";
import { SEED_ZONE_LINKS } from "../../server/src/sandbox/seed/zone-admin.ts";
import { MAILS, OPEN_LINK } from "./api.ts";
import type { Fields } from "./examples.ts";
import { ASKERS, type Asker } from "./roles.ts";

/** Kinds of owners whose things can be somebody else's. */
export type OwnerOfThings = {
  [Kind in keyof typeof OWNERS]: (typeof OWNERS)[Kind] extends null ? never : Kind;
}[keyof typeof OWNERS];

/** Asks for an operation as somebody, or as a visitor, with values in the place of the examples. */
export type Ask = (
  id: OperationId,
  fields: Fields,
  asker: Asker | null,
  // Things are of every shape; each kind says what it expects.
  // biome-ignore lint/suspicious/noExplicitAny: see above
) => Promise<{ status: number; body: any }>;

/** What names a thing of one's own and one of somebody else's; null where somebody has none. */
export interface Things {
  own: Fields | null;
  foreign: Fields | null;
}

const GUESS = "00000000-0000-4000-8000-000000000000";
/** The kind of product that every demo title has with a students' code. */
const WITH_CODE = "OLB";

const shelfOf = (mail: string) => {
  const { adopted = [], demo = [], resources = [] } = PERSONAS.find((one) => one.mail === mail)?.shelf ?? {};
  return [...adopted, ...demo, ...resources].filter((key) => TITLES.some((title) => title.key === key));
};
const idOf = (mail: string) => PERSONAS.find((one) => one.mail === mail)?.id ?? 0;
const only = (isOwner: boolean, things: Fields): Things =>
  isOwner ? { own: things, foreign: null } : { own: null, foreign: things };

/** A title on the shelf of somebody, and one that stands on other shelves only. */
function titlesFor(asker: Asker | null) {
  const shelf = shelfOf(asker?.mail ?? "");
  const foreign = PERSONAS.flatMap(({ mail }) => shelfOf(mail)).find((key) => !shelf.includes(key));
  return { own: shelf[0] && titleOf(shelf[0]), foreign: foreign && titleOf(foreign) };
}

/** A product of a title, with the resource that it opens, as a students' link of the title shows it. */
async function bookOf(ask: Ask, link: string): Promise<{ product: string; resource: string }> {
  const { body } = await ask("getStudentsZone", { token: link }, null);
  const [{ uuid: product, resourceUuid: resource }] = body.products;
  return { product, resource };
}

type Find = (asker: Asker | null, ask: Ask, operation: (typeof OPERATIONS)[OperationId]) => Promise<Things>;

/** How things of each kind are found. */
export const THINGS: Readonly<Record<OwnerOfThings, Find>> = {
  async title(asker, ask) {
    const { own, foreign } = titlesFor(asker);
    const named = (title: typeof own) => {
      const id = title && seedTitleId(title);
      return { titleid: id, uuid: id, titleUuid: id };
    };
    const { body } = own ? await ask("getTitle", named(own), asker) : { body: { resources: [] } };
    return {
      own: own ? { ...named(own), resourceId: body.resources[0].uuid } : null,
      foreign: foreign ? named(foreign) : null,
    };
  },

  async product(asker) {
    const { own, foreign } = titlesFor(asker);
    return {
      own: own ? { uuid: seedProductId(own, WITH_CODE) } : null,
      foreign: foreign ? { uuid: seedProductId(foreign, WITH_CODE) } : null,
    };
  },

  async "gratis-order"(asker) {
    const isOwner = asker === ASKERS["TEACHER with a position"];
    return {
      own: isOwner ? { orderId: SEED_ORDERS.changedOfMario } : null,
      foreign: { orderId: SEED_ORDERS.foreign },
    };
  },

  async "free-books-order"(asker, ask) {
    const orderOf = async (one: Asker | undefined): Promise<Fields> => {
      const { body } = await ask("createFreeBooksOrderId", {}, one ?? null);
      const image = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "familia.jpg", { type: "image/jpeg" });
      const day = dayInMadrid(new Date());
      return { orderId: body.id, id_peticion: body.id, f_solicitud: day, libro_familia: image };
    };
    const isOwner = asker === ASKERS.TEACHER;
    return {
      own: isOwner ? await orderOf(ASKERS.TEACHER) : null,
      foreign: await orderOf(ASKERS[isOwner ? "TEACHER with exercises" : "TEACHER"]),
    };
  },

  child: async (asker) => only(asker === ASKERS.TEACHER, { idhijo: SEED_FREE_BOOKS.leo }),

  "course-registration": async (asker) =>
    only(asker === ASKERS["TEACHER with a course"], { announcementId: 31, registrationId: 90417 }),

  async "share-link"(_asker, ask, { path }) {
    const named = ({ product, resource }: { product: string; resource: string }) => ({
      token: OPEN_LINK,
      uuid: product,
      resourceUuid: resource,
    });
    const foreign = path.includes("{uuid}") ? named(await bookOf(ask, SEED_ZONE_LINKS.shared)) : { token: GUESS };
    return { own: named(await bookOf(ask, OPEN_LINK)), foreign };
  },

  async "digital-library"(_asker, ask, { path }) {
    const named = async (key: string, link: string, license: string) => ({
      couponRef: ROSA_LIBRARY,
      uuid: seedTitleId(titleOf(key)),
      ...(await bookOf(ask, link)),
      license,
    });
    const isByToken = !path.replace("{couponRef}", "").includes("{");
    return {
      own: await named("matematicas-2", OPEN_LINK, ROSA_LICENCE),
      foreign: isByToken
        ? { couponRef: GUESS }
        : await named("historia-1", SEED_ZONE_LINKS.shared, SEED_LICENCES.historia),
    };
  },

  customer: async () => ({
    own: { userId: idOf(MAILS.teacher), uuid: seedTitleId(titleOf("matematicas-2")) },
    foreign: { userId: idOf(MAILS.support) },
  }),

  staff: async () => ({
    own: { userId: idOf(MAILS.internalUser) },
    foreign: { userId: idOf(MAILS.teacher) },
  }),
};
