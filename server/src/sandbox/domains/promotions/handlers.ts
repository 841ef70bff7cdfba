import type { components } from "@anaquel/openapi/types";
import type { Kysely } from "kysely";
import { LANGUAGE_CATEGORIES } from "../../../content/languages.ts";
import { ProblemError } from "../../../contract/problem.ts";
import type { Database } from "../../db/schema.ts";
import { type Handlers, ok } from "../../http/handlers.ts";
import { forgetShelves } from "../library/read-model.ts";
import { endWelcome } from "../session/read-model.ts";
import { isOffered, languageIdOf, parseHomePromotion } from "./rules.ts";
import { findHoldings, findLanguage, findPosts, keepAnswer, listAnswered, shelvePromotion } from "./store.ts";

type Db = Kysely<Database>;

/** Whom each kind of banner is for. Source: T-428, T-429. */
const AUDIENCES = { ad: ["TEACHER", "TEACHER_FAKE"], dm: ["TEACHER_DEMO"] } as const;

async function preferencesOf(db: Db, accountId: number): Promise<components["schemas"]["PromotionPreferences"]> {
  const [answered, language, holdings] = await Promise.all([
    listAnswered(db, accountId),
    findLanguage(db, accountId),
    findHoldings(db, accountId),
  ]);
  const category = Object.entries(LANGUAGE_CATEGORIES).find(([code]) => code === language)?.[1];
  return {
    promotions: answered.map(String),
    languageId: languageIdOf(language),
    languagesWp: [category ?? LANGUAGE_CATEGORIES.es],
    adoptions: [...holdings.adoptions],
    schoolAdoptions: [...holdings.schoolAdoptions],
  };
}

async function requirePost(db: Db, id: number): Promise<void> {
  if ((await findPosts(db, [id])).length === 0) throw new ProblemError("NOT_FOUND");
}

/** The numbers of the titles, when each of the posts offers some of them to the user and together they offer all. */
async function requireOffer(db: Db, accountId: number, titles: readonly string[], posts: readonly number[]) {
  const [found, holdings, answered] = await Promise.all([
    findPosts(db, posts),
    findHoldings(db, accountId),
    listAnswered(db, accountId),
  ]);
  const offers = found.flatMap(({ id, excerpt }) => {
    const promotion = answered.includes(id) ? null : parseHomePromotion(excerpt);
    return promotion && isOffered(promotion, holdings) ? [promotion.offered] : [];
  });
  const offered = offers.flat();
  const isWhole = offers.length === new Set(posts).size && titles.every((title) => offered.includes(title));
  if (!isWhole) throw new ProblemError("PROMOTION_REFUSED");
  return titles.map(Number).filter(Number.isSafeInteger);
}

/** Ids of the public feed are whole numbers; anything else names no post. */
function toPostIds(texts: readonly string[]): number[] {
  const ids = texts.map(Number);
  if (!ids.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)) {
    throw new ProblemError("PROMOTION_REFUSED");
  }
  return ids;
}

export const promotionsHandlers = {
  async getBannerPreferences({ caller, query }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const audience: readonly string[] = AUDIENCES[query.type];
    // The role may ask, only not for this kind.
    if (!audience.includes(caller.role)) throw new ProblemError("VALIDATION_FAILED", { errors: { type: true } });
    return ok<"getBannerPreferences">(await preferencesOf(db, caller.accountId));
  },
  async requestBannerInfo({ caller, path, body, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await requirePost(db, path.promotionId);
    await keepAnswer(db, {
      account_id: caller.accountId,
      post_id: path.promotionId,
      answer: "informed",
      title_number: body.idTitle,
      promotion_title: body.titlePromotion,
      information_url: body.urlInformation,
      answered_at: now,
    });
    return ok<"requestBannerInfo">({ result: "OK" });
  },
  async closeBanner({ caller, path, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    await requirePost(db, path.promotionId);
    await keepAnswer(db, {
      account_id: caller.accountId,
      post_id: path.promotionId,
      answer: "closed",
      answered_at: now,
    });
    return ok<"closeBanner">({ result: "OK" });
  },
  async getPromotionPreferences({ caller }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    return ok<"getPromotionPreferences">(await preferencesOf(db, caller.accountId));
  },
  async acceptPromotion({ caller, body, now }, { db }) {
    if (!caller) throw new ProblemError("NO_SESSION");
    const { accountId, tokenHash } = caller;
    const posts = toPostIds(body.promotionIds);
    await db.transaction().execute(async (trx) => {
      // Two tabs that accept at once must not shelve a title twice.
      await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
      await shelvePromotion(trx, accountId, await requireOffer(trx, accountId, body.promotionTitles, posts));
      for (const post_id of posts) {
        await keepAnswer(trx, { account_id: accountId, post_id, answer: "accepted", answered_at: now });
      }
    });
    await endWelcome(db, tokenHash);
    forgetShelves(db);
    return ok<"acceptPromotion">({ result: "OK" });
  },
} satisfies Partial<Handlers>;
