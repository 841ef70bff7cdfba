import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedPdAssetId } from "../../server/src/sandbox/seed/pd.ts";
import { MAILS } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const TALK = seedPdAssetId("evaluar-sin-notas");
const PODCAST = seedPdAssetId("preguntas-que-esperan");
const PLAIN = seedPdAssetId("imagenes-inventadas");
const GUIDE = seedPdAssetId("adaptar-una-prueba");

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  token = await tokenOf(sandbox, MAILS.teacher);
});

afterAll(() => sandbox.stop());

const OPERATIONS = [
  ["listPdAssets", {}],
  ["getPdAsset", {}],
  ["countPdView", {}],
  ["ratePdAsset", { body: { like: 1 } }],
  ["getPdLargeThumbnail", {}],
  ["getPdSmallThumbnail", {}],
  ["getPdContent", {}],
] as const;

const reasonOf = ({ status, body }: Answered) => [status, body.reason];
const read = async (uuid: string) => (await call(sandbox, "getPdAsset", { token, path: { uuid } })).body;
const view = (uuid: string, query = {}) => call(sandbox, "countPdView", { token, path: { uuid }, query });
const rate = (uuid: string, like: unknown) => call(sandbox, "ratePdAsset", { token, path: { uuid }, body: { like } });
const get = (url: string, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ url, headers: { "x-access-token": token, ...headers } });

describe("who may use the library", () => {
  test.each(OPERATIONS)("T-343 %s is refused to a teacher without the permission", async (id, input) => {
    const other = await tokenOf(sandbox, MAILS.emptyShelf);
    const answer = await call(sandbox, id, { token: other, path: { uuid: TALK }, ...input });
    expect(reasonOf(answer)).toEqual([403, "ROLE_REFUSED"]);
  });

  test.each(OPERATIONS.slice(1))("%s knows no asset of another id", async (id, input) => {
    const answer = await call(sandbox, id, { token, path: { uuid: UNKNOWN }, ...input });
    expect(reasonOf(answer)).toEqual([404, "NOT_FOUND"]);
  });
});

describe("reading the library", () => {
  test("T-345 T-346 T-350 gives the categories in order and the assets newest first", async () => {
    const { body } = await call(sandbox, "listPdAssets", { token });
    expect(body.categories.map(({ title }: { title: string }) => title)).toEqual([
      "Evaluación",
      "Vida en el aula",
      "Competencia digital",
      "Inclusión y bienestar",
    ]);
    const dates = body.assets.map(({ date }: { date: string }) => date);
    expect(dates).toHaveLength(14);
    expect(dates).toEqual(dates.toSorted().reverse());
    const parents = new Set(body.categories.map(({ uuid }: { uuid: string }) => uuid));
    expect(body.assets.every(({ parent }: { parent: string }) => parents.has(parent))).toBe(true);
    const starred = body.assets.filter((asset: { starred: boolean }) => asset.starred);
    expect(starred.map(({ order }: { order: number }) => order).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test("T-345 T-351 one asset tells its counts and what the user did", async () => {
    expect(await read(TALK)).toMatchObject({
      title: "Evaluar sin notas",
      type: "video/mp4",
      author: "Carmen Oria",
      category: "Evaluación",
      viewed: false,
      thumbUp: false,
      thumbDown: false,
    });
    expect(await read(seedPdAssetId("primer-dia"))).toMatchObject({ viewed: true, thumbUp: true, thumbDown: false });
    expect(await read(seedPdAssetId("debates-ordenados"))).toMatchObject({ description: null, thumbDown: true });
  });

  test("it speaks the language of the reader", async () => {
    const inItalian = { token, headers: { "accept-language": "it" } };
    const { body } = await call(sandbox, "getPdAsset", { ...inItalian, path: { uuid: TALK } });
    expect(body).toMatchObject({ title: "Valutare senza voti", category: "Valutazione" });
  });
});

describe("what a user does with an asset", () => {
  test("T-352 T-353 every view counts, with and without preview; reading counts nothing", async () => {
    const before = await read(GUIDE);
    expect((await view(GUIDE)).body).toEqual({ result: "OK" });
    expect((await view(GUIDE, { preview: "" })).body).toEqual({ result: "OK" });
    expect(await read(GUIDE)).toMatchObject({ views: before.views + 2, viewed: true });
  });

  test("T-347 T-354 a rating replaces the one before, and 0 takes it back", async () => {
    const { totalThumbsUp: up, totalThumbsDown: down, viewed } = await read(PODCAST);
    for (const [like, expected] of [
      [1, { thumbUp: true, thumbDown: false, totalThumbsUp: up + 1, totalThumbsDown: down }],
      [1, { thumbUp: true, thumbDown: false, totalThumbsUp: up + 1, totalThumbsDown: down }],
      [-1, { thumbUp: false, thumbDown: true, totalThumbsUp: up, totalThumbsDown: down + 1 }],
      [0, { thumbUp: false, thumbDown: false, totalThumbsUp: up, totalThumbsDown: down }],
    ] as const) {
      expect((await rate(PODCAST, like)).body).toEqual({ result: "OK" });
      expect(await read(PODCAST)).toMatchObject(expected);
    }
    expect((await read(PODCAST)).viewed).toBe(viewed);
  });

  test("T-354 any other number is refused", async () => {
    for (const like of [2, -2, "1", null]) {
      expect(reasonOf(await rate(PODCAST, like))).toEqual([400, "VALIDATION_FAILED"]);
    }
  });

  test("ratings that come at the same time are all counted once", async () => {
    const { totalThumbsUp } = await read(TALK);
    await Promise.all([rate(TALK, 1), rate(TALK, 1), rate(TALK, 1)]);
    expect((await read(TALK)).totalThumbsUp).toBe(totalThumbsUp + 1);
  });
});

describe("pictures and contents", () => {
  test("T-355 T-357 both pictures are drawn in their size, and an asset may have none", async () => {
    for (const [name, width] of [
      ["largeThumbnail", 1280],
      ["smallThumbnail", 480],
    ]) {
      const { statusCode, headers, body } = await get(`/pd/${TALK}/${name}`);
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(body).toContain(`width="${width}"`);
      expect((await get(`/pd/${PLAIN}/${name}`)).statusCode).toBe(404);
    }
  });

  test.each([
    [TALK, "video/mp4", "evaluar-sin-notas.mp4", 4, "ftyp"],
    [PODCAST, "audio/wav", "preguntas-que-esperan.wav", 0, "RIFF"],
    [GUIDE, "application/pdf", "adaptar-una-prueba.pdf", 0, "%PDF"],
  ])("T-356 the content of %s is %s", async (uuid, type, name, at, mark) => {
    const { headers, rawPayload } = await get(`/pd/${uuid}/content`);
    expect([headers["content-type"], headers["content-disposition"]]).toEqual([type, `inline; filename="${name}"`]);
    expect(rawPayload.toString("latin1", at, at + 4)).toBe(mark);
  });

  test.each([
    ["bytes=0-3", 206, "bytes 0-3/", 4],
    ["bytes=-10", 206, "bytes ", 10],
    ["bytes=0-1,5-6", 200, undefined, null],
  ] as const)("T-356 of the content, %s is answered with %i", async (range, status, part, length) => {
    const { statusCode, headers, rawPayload } = await get(`/pd/${GUIDE}/content`, { range });
    expect([statusCode, headers["accept-ranges"]]).toEqual([status, "bytes"]);
    if (part) expect(headers["content-range"]).toContain(part);
    if (length) expect(rawPayload).toHaveLength(length);
  });

  test("T-356 a part that lies outside the content is refused", async () => {
    const answer = await get(`/pd/${GUIDE}/content`, { range: "bytes=99999999999-" });
    expect([answer.statusCode, answer.json().reason]).toEqual([416, "RANGE_REFUSED"]);
  });

  test("T-356 a document is written in the language of the reader", async () => {
    const [spanish, english] = await Promise.all(
      ["es", "en"].map((language) => get(`/pd/${GUIDE}/content`, { "accept-language": language })),
    );
    expect(spanish?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  });
});
