import type { Reason } from "@anaquel/openapi/errors";
import { SEED_ANNOUNCEMENTS } from "../../../server/src/sandbox/seed/courses.ts";
import { ROSA_LIBRARY } from "../../../server/src/sandbox/seed/digital-library.ts";
import { SEED_LICENCES } from "../../../server/src/sandbox/seed/licences.ts";
import { seedPdAssetId } from "../../../server/src/sandbox/seed/pd.ts";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK, THREE_DEVICE_LINK } from "../../support/api.ts";
import { ask, type Recipe, type Stage } from "./stage.ts";

const DAY_MS = 86_400_000;
const DIGITAL_BOOK = "9a1c7e30-4d52-4b8f-8e61-0c2d3f4a5b60";

/** Opens a students' link in one browser after the other until one is refused; at most `browsers` of them. */
async function openUntilRefused(stage: Stage, token: string, browsers: number) {
  const enter = () => ask(stage.visitor(), "getStudentsZone", { path: { token } });
  let answer = await enter();
  for (let count = 1; count < browsers && answer.status === 200; count += 1) answer = await enter();
  return answer;
}

const register = async (stage: Stage, mail: string, course: object) =>
  ask(await stage.as(mail), "changeCourseRegistration", {
    body: {
      action: "ALTA",
      courseId: 5101,
      master: "CONFLICT_ES",
      announcementKey: SEED_ANNOUNCEMENTS.current,
      ...course,
    },
  });

const activate = async (stage: Stage, code: string) =>
  ask(await stage.as(MAILS.teacher), "activateLicence", { path: { code } });

/** Reasons of the library, its titles, licences and links, and of professional development. */
export const teachingRecipes = {
  LIBRARY_EMPTY: async (stage) => ask(await stage.as(MAILS.emptyShelf), "getLibrary"),
  async LIBRARY_TOO_LARGE(stage) {
    const library = Array.from({ length: 101 }, (_, at) => `${at + 1}00`);
    return ask(await stage.as(MAILS.internalUser), "saveLibrary", { body: { library } });
  },
  async TITLE_NOT_SELECTABLE(stage) {
    return ask(await stage.as(MAILS.teacher), "saveLibrary", { body: { library: ["99999900"] } });
  },
  async TITLE_NOT_YOURS(stage) {
    return ask(await stage.as(MAILS.plus), "getTitle", { path: { titleid: MATEMATICAS } });
  },

  LICENCE_UNKNOWN: async (stage) =>
    ask(await stage.as(MAILS.teacher), "locateLicence", { path: { code: "OUP0000000000" } }),
  LICENCE_TAKEN: (stage) => activate(stage, SEED_LICENCES.usedUp),
  async LICENCE_YOURS_ALREADY(stage) {
    await activate(stage, SEED_LICENCES.matematicas);
    return activate(stage, SEED_LICENCES.matematicas);
  },

  DEVICES_EXCEEDED: (stage) => openUntilRefused(stage, THREE_DEVICE_LINK, 4),
  // Before the link is full: its zone tells which resource the book is.
  async PRODUCT_EXPIRED(stage) {
    const zone = await ask(stage.visitor(), "getStudentsZone", { path: { token: OPEN_LINK } });
    const products: { uuid: string; resourceUuid: string }[] = zone.body.products;
    const resource = products.find(({ uuid }) => uuid === DIGITAL_BOOK)?.resourceUuid ?? "";
    const path = { couponRef: ROSA_LIBRARY, product: DIGITAL_BOOK, resource, license: SEED_LICENCES.historia };
    return ask(stage.visitor(), "openLibraryProduct", { path });
  },
  USERS_EXCEEDED: (stage) => openUntilRefused(stage, OPEN_LINK, 34),
  LINK_CLOSED: (stage) => ask(stage.visitor(), "getStudentsZone", { path: { token: ENDED_LINK } }),
  async SHARE_NOT_ALLOWED(stage) {
    const teacher = await stage.as(MAILS.teacher);
    const library: { adoption: number; nodeRef: string }[] = (await ask(teacher, "getLibrary")).body;
    const demo = library.find(({ adoption }) => adoption === 0);
    return ask(teacher, "shareTitle", { body: { uuid: demo?.nodeRef } });
  },

  async RANGE_REFUSED(stage) {
    const path = { uuid: seedPdAssetId("adaptar-una-prueba") };
    const headers = { range: "bytes=99999999999-" };
    return ask(await stage.as(MAILS.teacher), "getPdContent", { path, headers });
  },
  COURSE_REGISTRATION_CLOSED: (stage) => register(stage, MAILS.teacher, { announcementKey: SEED_ANNOUNCEMENTS.closed }),
  COURSE_ALREADY_REGISTERED: (stage) =>
    register(stage, MAILS.onlyResources, { courseId: 5102, master: "CLASSROOM_EN" }),
  COURSE_UNAVAILABLE: (stage) => register(stage, MAILS.teacher, { courseId: 5103, master: "COOPERATIVE_ES" }),
  COURSE_ACCESS_CLOSED: (stage) =>
    stage.later(28 * DAY_MS, async () => {
      const client = stage.visitor();
      await client.signIn(MAILS.onlyResources);
      return ask(client, "openCourse", { path: { announcementId: 31, registrationId: 90_417 } });
    }),

  async PROMOTION_REFUSED(stage) {
    const body = { promotionTitles: ["0"], promotionIds: ["1"] };
    return ask(await stage.as(MAILS.teacher), "acceptPromotion", { body });
  },
} satisfies Partial<Record<Reason, Recipe>>;
