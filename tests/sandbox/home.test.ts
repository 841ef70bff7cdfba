import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient, MAILS } from "../support/api.ts";
import { startPortal } from "../support/portal.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const at = (name: string) => `${name}@demo.anaquel.example`;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

async function postId(slug: string): Promise<number> {
  const { id } = await sandbox.services.db
    .selectFrom("content_post")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return id;
}

describe("taking responsibility for free adoptions", () => {
  test("P-251 P-317 T-129 T-134 the positions have an id and a name", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const { status, body } = await call(sandbox, "listGratisPositions", { token });
    expect(status).toBe(200);
    expect(body.positions[0]).toEqual({ idCargo: expect.any(Number), desCargo: expect.any(String) });
  });

  test("P-318 T-135 the position is kept with the teacher; an unknown one is refused", async () => {
    const token = await tokenOf(sandbox, at("gloria.avisos"));
    const refused = await call(sandbox, "setGratisResponsible", { token, body: { position: 99999 } });
    expect([refused.status, refused.body.reason]).toEqual([404, "POSITION_UNKNOWN"]);
    expect((await call(sandbox, "getCurrentUser", { token })).body.positionId).toBeNull();
    await call(sandbox, "setGratisResponsible", { token, body: { position: 3 } });
    const { body: user } = await call(sandbox, "getCurrentUser", { token });
    expect([user.positionId, user.positionName]).toEqual([3, "Jefatura de departamento"]);
  });

  test("nobody without the permission may ask", async () => {
    const token = await tokenOf(sandbox, at("hugo.adopciones"));
    const { body } = await call(sandbox, "listGratisPositions", { token });
    expect(body.reason).toBe("ROLE_REFUSED");
  });
});

describe("the access to free family books", () => {
  const access = async (mail: string) =>
    (await call(sandbox, "validateFreeBooksAccess", { token: await tokenOf(sandbox, mail) })).body.access;

  test("is granted to teachers in Spain only", async () => {
    expect(await access(MAILS.teacher)).toBe(0);
    expect(await access(MAILS.plainUser)).toBe(1);
    expect(await access(MAILS.demoTeacher)).toBe(2);
  });

  test("ends with the campaign, and for a year with a paid order", async () => {
    const { db, clock } = sandbox.services;
    const year = new Date(clock.now()).getFullYear();
    await db.insertInto("free_books_payment").values({ account_id: 48221, year }).execute();
    expect(await access(MAILS.emptyShelf)).toBe(4);
    const campaign = db.updateTable("setting").where("name", "=", "free-books-campaign");
    await campaign.set({ value: "closed" }).execute();
    expect(await access(MAILS.teacher)).toBe(3);
    await campaign.set({ value: "open" }).execute();
  });
});

describe("banners", () => {
  const preferences = (token: string, type: string) =>
    call(sandbox, "getBannerPreferences", { token, query: { type } });

  test("T-436 T-445 the preferences tell adoptions of teacher and school, and each kind has its audience", async () => {
    const token = await tokenOf(sandbox, at("hugo.adopciones"));
    const { body } = await preferences(token, "ad");
    expect(body).toMatchObject({ promotions: [], languageId: 2, languagesWp: [311], adoptions: ["2601", "2602"] });
    expect(body.schoolAdoptions).toEqual(expect.arrayContaining(["2601", "2602", "2605"]));
    expect((await preferences(token, "dm")).body).toMatchObject({
      reason: "VALIDATION_FAILED",
      errors: { type: true },
    });
    const demo = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await preferences(demo, "dm")).status).toBe(200);
    expect((await preferences(demo, "ad")).body.reason).toBe("VALIDATION_FAILED");
  });

  test("T-430 T-431 a teacher outside Spain has none", async () => {
    await sandbox.services.db.updateTable("account").set({ school_id: 9007746 }).where("id", "=", 48220).execute();
    const token = await tokenOf(sandbox, MAILS.onlyResources);
    expect((await preferences(token, "ad")).body.reason).toBe("ROLE_REFUSED");
    expect((await call(sandbox, "getPromotionPreferences", { token })).body.reason).toBe("ROLE_REFUSED");
  });

  test("T-446 T-447 one that was closed or asked about is answered, for this teacher only", async () => {
    const token = await tokenOf(sandbox, at("hugo.adopciones"));
    const [closed, informed] = [await postId("ad-matematicas-es"), await postId("ad-infantil-es")];
    for (let time = 0; time < 2; time += 1) {
      expect((await call(sandbox, "closeBanner", { token, path: { promotionId: closed } })).status).toBe(200);
    }
    await call(sandbox, "requestBannerInfo", {
      token,
      path: { promotionId: informed },
      body: { idTitle: "2610", titlePromotion: "Proyectos", urlInformation: "https://anaquel.example/infantil" },
    });
    const answered = [String(closed), String(informed)].sort();
    expect((await preferences(token, "ad")).body.promotions).toEqual(answered);
    expect((await preferences(await tokenOf(sandbox, at("inma.encuesta")), "ad")).body.promotions).toEqual([]);
    const unknown = await call(sandbox, "closeBanner", { token, path: { promotionId: 999_999 } });
    expect([unknown.status, unknown.body.reason]).toEqual([404, "NOT_FOUND"]);
  });
});

describe("the home promotion", () => {
  test("T-448 T-449 puts its title on the shelf, is answered, and ends the dialogs after sign-in", async () => {
    const token = await tokenOf(sandbox, at("pilar.promocion"));
    const id = String(await postId("promotion-musica-es"));
    const accept = (titles: string[], ids: string[]) =>
      call(sandbox, "acceptPromotion", { token, body: { promotionTitles: titles, promotionIds: ids } });
    expect((await call(sandbox, "getPromotionPreferences", { token })).body.adoptions).toContain("2611");
    expect((await call(sandbox, "getCurrentUser", { token })).body.postLogin).toBe(true);
    for (const [titles, ids] of [
      [["2601"], [id]],
      [["2612"], ["1"]],
      [["2612"], ["x"]],
      [["2612", "0"], [id]],
    ] as const) {
      expect((await accept([...titles], [...ids])).body.reason).toBe("PROMOTION_REFUSED");
    }
    expect((await accept(["2612"], [id])).status).toBe(200);
    const { body: shelf } = await call(sandbox, "getLibrary", { token });
    expect(shelf.at(-1)).toMatchObject({ idTitulo: 2612, promotion: 1, adoption: 0 });
    expect((await call(sandbox, "getPromotionPreferences", { token })).body.promotions).toEqual([id]);
    expect((await call(sandbox, "getCurrentUser", { token })).body.postLogin).toBe(false);
    expect((await accept(["2612"], [id])).body.reason).toBe("PROMOTION_REFUSED");
  });

  test("is refused to teachers without the adoption it asks for", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const { body } = await call(sandbox, "acceptPromotion", {
      token,
      body: { promotionTitles: ["2612"], promotionIds: [String(await postId("promotion-musica-es"))] },
    });
    expect(body.reason).toBe("PROMOTION_REFUSED");
  });
});

test("T-460 the news of a teacher follow what is taught, and where", async () => {
  const { body } = await call(sandbox, "getNewsFilters", { token: await tokenOf(sandbox, at("hugo.adopciones")) });
  expect(body).toEqual({ language: 311, stages: [342], subjects: [361, 365], regions: [387], countries: [1131] });
  const { body: italian } = await call(sandbox, "getNewsFilters", { token: await tokenOf(sandbox, MAILS.plainUser) });
  expect(italian).toMatchObject({ language: 314, regions: [], countries: [1132] });
});

describe("posts and pages through the gateway", () => {
  test("P-176 P-177 T-521 T-522 the embedded store has slides in every language, with all their parts", async () => {
    const portal = await startPortal();
    const api = new ApiClient(portal.url);
    for (const language of [311, 312, 314]) {
      const { body } = await api.get(`/api/content/help/posts?_embed=1&per_page=50&categories=${language}%2B710`);
      expect(body.map(({ excerpt }: { excerpt: { rendered: string } }) => excerpt.rendered).sort()).toEqual([
        "1:SIEMPRE",
        "2:ALL",
        "3:SI_MEC",
        "4:NO_MEC",
      ]);
      expect(body[0]).toMatchObject({
        title: { rendered: expect.stringMatching(/./) },
        content: { rendered: expect.stringMatching(/^<p>/) },
        categories: [language, 710],
        image: { url: expect.stringMatching(/^\/api\/cover\//), alt: "" },
      });
    }
    const { body: news } = await api.get("/api/content/feed/posts?_embed=1&per_page=50&categories=311%2B322");
    expect(news.length).toBeGreaterThan(3);
    await portal.stop();
  });

  test("P-075 P-301 P-310 a page is kept for a while, and read anew on demand", async () => {
    let text = "first";
    const editors = createServer((_request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify([
          {
            id: 1,
            date: "2026-11-02T09:00:00",
            slug: "footer-es",
            title: { rendered: "footer" },
            content: { rendered: `<p>${text}</p>` },
            categories: [311],
          },
        ]),
      );
    });
    await new Promise<void>((resolve) => editors.listen(0, "127.0.0.1", resolve));
    const { port } = editors.address() as AddressInfo;
    const portal = await startPortal({ CONTENT_URL: `http://127.0.0.1:${port}` });
    const api = new ApiClient(portal.url);
    const read = async (query = "") => (await api.get(`/api/webContent/footer/es${query}`)).body;
    expect(await read()).toEqual({ content: "<p>first</p>" });
    text = "second";
    expect(await read()).toEqual({ content: "<p>first</p>" });
    expect(await read("?cache=false")).toEqual({ content: "<p>second</p>" });
    expect(await read()).toEqual({ content: "<p>second</p>" });
    await portal.stop();
    editors.close();
  });
});
