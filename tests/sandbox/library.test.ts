import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAILS, MATEMATICAS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  token = await tokenOf(sandbox, MAILS.teacher);
});

afterAll(() => sandbox.stop());

const title = (input = {}) => call(sandbox, "getTitle", { path: { titleid: MATEMATICAS }, token, ...input });

describe("the library", () => {
  test("of the demo teacher has adopted, demo and extra titles", async () => {
    const { body } = await call(sandbox, "getLibrary", { token });
    const group = (wanted: string) =>
      body.filter((entry: { adoptionType: string; adoption: number }) =>
        wanted === "resources" ? entry.adoptionType === "RESOURCE" : entry.adoption === (wanted === "adopted" ? 1 : 0),
      );
    for (const wanted of ["adopted", "demo", "resources"]) expect(group(wanted).length, wanted).toBeGreaterThan(0);
  });

  test("that is empty is 404 with its own reason", async () => {
    const { status, body } = await call(sandbox, "getLibrary", { token: await tokenOf(sandbox, MAILS.emptyShelf) });
    expect([status, body.reason]).toEqual([404, "LIBRARY_EMPTY"]);
  });

  test("of somebody with only resources has nothing else", async () => {
    const { body } = await call(sandbox, "getLibrary", { token: await tokenOf(sandbox, MAILS.onlyResources) });
    expect(new Set(body.map((entry: { adoptionType: string }) => entry.adoptionType))).toEqual(new Set(["RESOURCE"]));
  });

  test("counts the same new resources that the title shows, and both follow the clock (D13: fifteen days)", async () => {
    const count = async () => {
      const fresh = await tokenOf(sandbox, MAILS.teacher);
      const library = await call(sandbox, "getLibrary", { token: fresh });
      const entry = library.body.find(({ nodeRef }: { nodeRef: string }) => nodeRef === MATEMATICAS);
      const shown = (await title({ token: fresh })).body.resources.filter((resource: { new: boolean }) => resource.new);
      expect(shown).toHaveLength(entry.newResources);
      return entry.newResources as number;
    };
    expect(await count()).toBeGreaterThan(0);
    sandbox.services.clock.offsetMs = 16 * DAY_MS;
    try {
      expect(await count()).toBe(0);
    } finally {
      sandbox.services.clock.offsetMs = 0;
    }
  });
});

describe("a title", () => {
  test("that is not on the shelf is 403, one that does not exist 404", async () => {
    const other = await tokenOf(sandbox, MAILS.emptyShelf);
    expect((await title({ token: other })).body.reason).toBe("TITLE_NOT_YOURS");
    expect((await title({ path: { titleid: UNKNOWN } })).body.reason).toBe("NOT_FOUND");
    expect((await title({ path: { titleid: "all" } })).body.reason).toBe("VALIDATION_FAILED");
    const products = await call(sandbox, "listTitleProducts", { path: { titleid: MATEMATICAS }, token: other });
    expect(products.body.reason).toBe("TITLE_NOT_YOURS");
  });

  test("names only units and categories that it has", async () => {
    const { body } = await title();
    const units = new Set(body.units.map(({ uuid }: { uuid: string }) => uuid));
    const categories = new Set(body.categories.map(({ categoryId }: { categoryId: string }) => categoryId));
    for (const { unitUuid, categories: places } of body.resources) {
      if (unitUuid) expect(units).toContain(unitUuid);
      for (const place of places) expect(categories).toContain(place.categoryId);
    }
  });

  test("has every kind of resource somewhere on the shelf", async () => {
    const { body } = await call(sandbox, "getLibrary", { token });
    const types = new Set<string>();
    for (const { nodeRef } of body) {
      const detail = await title({ path: { titleid: nodeRef } });
      for (const { type } of detail.body.resources) types.add(type);
    }
    for (const type of ["document", "video", "audio", "image", "presentation", "download", "link"]) {
      expect(types).toContain(type);
    }
  });

  test("of five thousand resources is one answer, well within its time limit", async () => {
    const internal = await tokenOf(sandbox, MAILS.internalUser);
    const library = await call(sandbox, "getLibrary", { token: internal });
    const atlas = library.body.find(({ name }: { name: string }) => /atlas/i.test(name));
    const url = `/title/${atlas.nodeRef}`;
    const started = performance.now();
    const answer = await sandbox.app.inject({ url, headers: { "x-access-token": internal } });
    const took = performance.now() - started;
    expect(JSON.parse(answer.body).resources).toHaveLength(5000);
    expect(took).toBeLessThan(2500);
  });
});

describe("favourites", () => {
  const save = (body: string[], input = {}) =>
    call(sandbox, "saveFavourites", { path: { titleid: MATEMATICAS }, token, body, ...input });
  const marked = async () =>
    (await title()).body.resources.flatMap(({ uuid, favourite }: { uuid: string; favourite: boolean }) =>
      favourite ? [uuid] : [],
    );

  test("are the list that was sent last, unknown ones left out, and sending it again changes nothing", async () => {
    const uuids = (await title()).body.resources.slice(0, 3).map(({ uuid }: { uuid: string }) => uuid);
    await save([...uuids, UNKNOWN]);
    expect((await marked()).sort()).toEqual([...uuids].sort());
    await save(uuids);
    expect(await marked()).toHaveLength(3);
    await save([uuids[1]]);
    expect(await marked()).toEqual([uuids[1]]);
    await save([]);
    expect(await marked()).toEqual([]);
  });

  test("of one user are not another's", async () => {
    const [first] = (await title()).body.resources;
    await save([first.uuid], { token: await tokenOf(sandbox, MAILS.fakeTeacher) });
    expect(await marked()).toEqual([]);
  });

  test("of a title that is not on the shelf are refused", async () => {
    const { body } = await save([], { token: await tokenOf(sandbox, MAILS.emptyShelf) });
    expect(body.reason).toBe("TITLE_NOT_YOURS");
  });
});

describe("files", () => {
  const fetchFile = (url: string, headers = {}) => sandbox.app.inject({ url, headers });
  const find = async (type: string) =>
    (await title()).body.resources.find(
      (resource: { type: string; previewURL: string | null }) => resource.type === type && resource.previewURL,
    );

  test.each(["image", "document", "audio", "video"])(
    "an %s has the size that it says, and comes in ranges",
    async (type) => {
      const resource = await find(type);
      const whole = await fetchFile(resource.previewURL);
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, resource.size]);
      const part = await fetchFile(resource.previewURL, { range: "bytes=2-5" });
      expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 2-5/${resource.size}`]);
      expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 6));
      const beyond = await fetchFile(resource.previewURL, { range: `bytes=${resource.size}-` });
      expect(beyond.statusCode).toBe(416);
      const again = await fetchFile(resource.previewURL, { "if-none-match": String(whole.headers.etag) });
      expect(again.statusCode).toBe(304);
    },
  );

  test("a ticket of one title opens no file of another, and a changed or old one opens nothing", async () => {
    const { previewURL } = await find("image");
    const [, , ticket = "", ...rest] = previewURL.split("/");
    const other = sandbox.services.tickets.issue(
      { titleId: UNKNOWN, audience: "teachers" },
      sandbox.services.clock.now(),
    );
    const flipped = `${ticket[0] === "A" ? "B" : "A"}${ticket.slice(1)}`;
    for (const wrong of [other, flipped, "x"]) {
      expect((await fetchFile(`/media/${wrong}/${rest.join("/")}`)).statusCode).toBe(404);
    }
    sandbox.services.clock.offsetMs = DAY_MS;
    try {
      expect((await fetchFile(previewURL)).statusCode).toBe(404);
    } finally {
      sandbox.services.clock.offsetMs = 0;
    }
  });

  test("there is no way out of a title's files", async () => {
    const { previewURL } = await find("image");
    const base = previewURL.split("/").slice(0, 3).join("/");
    for (const path of ["../../db/PG_VERSION", "..%2f..%2fdb%2fPG_VERSION", "%2e%2e/sandbox.json", "/etc/passwd"]) {
      expect((await fetchFile(`${base}/${path}`)).statusCode, path).toBe(404);
    }
  });

  test("a cover is an image that stays the same, and an unknown one is 404", async () => {
    const cover = () => call(sandbox, "getCover", { path: { nodeRef: MATEMATICAS } });
    const [first, second] = [await cover(), await cover()];
    expect(first.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    expect(first.body).toBe(second.body);
    expect((await call(sandbox, "getCover", { path: { nodeRef: UNKNOWN } })).status).toBe(404);
  });
});
