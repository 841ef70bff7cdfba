import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROSA_LIBRARY, ROSA_LICENCE } from "../../server/src/sandbox/seed/digital-library.ts";
import { SEED_LICENCES, titleOf } from "../../server/src/sandbox/seed/licences.ts";
import { BOOK, seedProductId, seedTitleId } from "../../server/src/sandbox/seed/seed-title.ts";
import { MATEMATICAS } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox } from "./harness.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const LENGUA = titleOf("lengua-3");

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];

/** The address of a book, as the library shows it. */
async function addressOf(product: string, license: string) {
  const row = await sandbox.services.db
    .selectFrom("product")
    .select("resource_id")
    .where("id", "=", product)
    .executeTakeFirstOrThrow();
  return { couponRef: ROSA_LIBRARY, product, resource: row.resource_id ?? "", license };
}

describe("a product of a digital library", () => {
  const open = (path: Record<string, string>) => call(sandbox, "openLibraryProduct", { path });
  const matematicas = () => addressOf(seedProductId(titleOf("matematicas-2"), BOOK), ROSA_LICENCE);

  test("B-495 opens on the files of its title", async () => {
    const { status, headers } = await open(await matematicas());
    expect(status).toBe(302);
    const page = await sandbox.app.inject(String(headers.location));
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
  });

  test("is not found when the library does not hold it", async () => {
    const foreign = await open(await addressOf(seedProductId(titleOf("historia-1"), BOOK), SEED_LICENCES.historia));
    expect(reasonOf(foreign)).toEqual([404, 404_900, "NOT_FOUND"]);
  });

  test("does not open when its licence has ended or is not of this library", async () => {
    const expired = await open(await addressOf(seedProductId(LENGUA, BOOK), SEED_LICENCES.ended));
    expect(reasonOf(expired)).toEqual([403, 403_942, "PRODUCT_EXPIRED"]);
    const foreign = await open({ ...(await matematicas()), license: SEED_LICENCES.historia });
    expect(reasonOf(foreign)).toEqual([403, 403_942, "PRODUCT_EXPIRED"]);
  });

  test.each(["couponRef", "product", "resource"])("does not open with an unknown %s", async (part) => {
    expect(reasonOf(await open({ ...(await matematicas()), [part]: UNKNOWN }))).toEqual([404, 404_900, "NOT_FOUND"]);
  });
});

describe("what is new in a title", () => {
  const clear = (couponRef: string, uuid: string) =>
    call(sandbox, "clearTitleNovelties", { path: { couponRef, uuid } });

  /** The titles and products that are still new. */
  async function news() {
    const { db } = sandbox.services;
    const titles = await db.selectFrom("digital_library_title").select("title_id").where("is_new", "=", true).execute();
    const products = await db
      .selectFrom("digital_library_licence")
      .select("product_id")
      .where("is_new", "=", true)
      .execute();
    return [...titles.map(({ title_id }) => title_id), ...products.map(({ product_id }) => product_id)];
  }

  test("B-493 is forgotten for this title and its products only, and again without harm", async () => {
    expect(await news()).toHaveLength(4);
    expect((await clear(ROSA_LIBRARY, MATEMATICAS)).status).toBe(204);
    expect(await news()).toEqual([seedTitleId(LENGUA), seedProductId(LENGUA, BOOK)]);
    expect((await clear(ROSA_LIBRARY, MATEMATICAS)).status).toBe(204);
  });

  test.each([
    ["an unknown library", UNKNOWN, MATEMATICAS],
    ["a title that the library does not hold", ROSA_LIBRARY, seedTitleId(titleOf("historia-1"))],
    ["an unknown title", ROSA_LIBRARY, UNKNOWN],
  ])("is not found for %s", async (_what, couponRef, uuid) => {
    expect(reasonOf(await clear(couponRef, uuid))).toEqual([404, 404_900, "NOT_FOUND"]);
  });
});
