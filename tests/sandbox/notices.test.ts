import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAILS } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const at = (name: string) => `${name}@demo.anaquel.example`;

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

describe("what is new", () => {
  test("P-254 T-077 the dot is on until the list was read, and the list is newest first", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const dot = async () => (await call(sandbox, "getNewNotifications", { token })).body.newNotifications;
    expect(await dot()).toBe(true);
    const { body } = await call(sandbox, "listUserNotifications", { token });
    const dates = body.notifications.map(({ date }: { date: string }) => date);
    expect(dates.length).toBeGreaterThan(0);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await dot()).toBe(false);
    expect((await call(sandbox, "listUserNotifications", { token })).body).toEqual(body);
  });

  test("an empty shelf has no news", async () => {
    const token = await tokenOf(sandbox, MAILS.emptyShelf);
    expect((await call(sandbox, "getNewNotifications", { token })).body).toEqual({ newNotifications: false });
    expect((await call(sandbox, "listUserNotifications", { token })).body).toEqual({ notifications: [] });
  });
});

describe("the dialog of the home page", () => {
  const type = async (token: string) => (await call(sandbox, "getHomeNotification", { token })).body.type;

  test("P-255 is nobody's but theirs whom the server chose", async () => {
    expect(await type(await tokenOf(sandbox, MAILS.teacher))).toBeNull();
    expect(await type(await tokenOf(sandbox, at("hugo.adopciones")))).toBe("changedAdoptions");
  });

  test("P-260 the free-adoption dialog comes back until it is refused for good", async () => {
    const token = await tokenOf(sandbox, at("gloria.avisos"));
    expect(await type(token)).toBe("gpa");
    await call(sandbox, "updateGpaNotification", { token, body: { noShowModal: false } });
    expect(await type(token)).toBe("gpa");
    await call(sandbox, "updateGpaNotification", { token, body: { noShowModal: true } });
    expect(await type(token)).toBeNull();
  });

  test("P-261 the changed-adoptions dialog is gone once it was closed", async () => {
    const token = await tokenOf(sandbox, at("hugo.adopciones"));
    await call(sandbox, "updateChangedAdoptionsNotification", { token });
    expect(await type(token)).toBeNull();
  });
});

describe("surveys", () => {
  test("a teacher whom they do not concern gets 404", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    for (const id of ["getSatisfactionSurvey", "getLocalSurvey", "getPollConfig"] as const) {
      const { status, body } = await call(sandbox, id, { token });
      expect([id, status, body.reason]).toEqual([id, 404, "NOT_FOUND"]);
    }
  });

  test("putting off counts, answering takes the button away, and the two surveys do not mix", async () => {
    const token = await tokenOf(sandbox, at("inma.encuesta"));
    const states = async () => [
      (await call(sandbox, "getSatisfactionSurvey", { token })).body,
      (await call(sandbox, "getLocalSurvey", { token })).body,
    ];
    const isWelcomed = async () => (await call(sandbox, "getCurrentUser", { token })).body.postLogin;
    expect(await isWelcomed()).toBe(true);
    await call(sandbox, "answerSatisfactionSurvey", { token, body: { action: "RETRASAR" } });
    expect(await isWelcomed()).toBe(false);
    await call(sandbox, "answerLocalSurvey", { token, body: { action: "responder" } });
    expect(await states()).toEqual([
      expect.objectContaining({ delayNumber: 1, maxDelayNumber: 3, showButton: true }),
      expect.objectContaining({ delayNumber: 0, maxDelayNumber: 3, showButton: false }),
    ]);
  });

  test("the poll names the teacher and the day of the account", async () => {
    const { body } = await call(sandbox, "getPollConfig", { token: await tokenOf(sandbox, at("inma.encuesta")) });
    expect(body).toEqual({
      poll: "nps-2026",
      id_profesor: 48242,
      fecha_registro_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });
});

describe("choosing the library", () => {
  const numbers = (titles: { idTitulo: number }[]) => titles.map(({ idTitulo }) => idTitulo);

  test("P-193 a search knows neither case nor accents, and is for internal users", async () => {
    const token = await tokenOf(sandbox, MAILS.internalUser);
    const { body } = await call(sandbox, "searchTitles", { token, query: { search: "MATEMATICAS" } });
    expect(body.map(({ name }: { name: string }) => name)).toContain("Matemáticas");
    expect((await call(sandbox, "searchTitles", { token, query: { search: "%%%" } })).body).toEqual([]);
    const refused = await call(sandbox, "searchTitles", {
      token: await tokenOf(sandbox, MAILS.teacher),
      query: { search: "mat" },
    });
    expect(refused.body.reason).toBe("ROLE_REFUSED");
  });

  test("P-196 a save replaces the shelf, keeps what a licence brought, and tells what was there from what was not", async () => {
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    const { body: all } = await call(sandbox, "listSelectableTitles", { token });
    const [first, second] = all.filter(({ origin }: { origin: string }) => origin === "NOTLIBRARY");
    const saved = await call(sandbox, "saveLibrary", {
      token,
      body: { library: [`${first.idTitulo}00`, `${second.idTitulo}00`] },
    });
    expect(saved.body).toEqual({ result: "OK" });
    const { body: shelf } = await call(sandbox, "getLibrary", { token });
    expect(numbers(shelf)).toEqual([first.idTitulo, second.idTitulo]);

    const teacher = await tokenOf(sandbox, MAILS.onlyResources);
    const before = numbers((await call(sandbox, "getLibrary", { token: teacher })).body);
    await call(sandbox, "saveLibrary", { token: teacher, body: { library: [`${first.idTitulo}00`] } });
    const after = numbers((await call(sandbox, "getLibrary", { token: teacher })).body);
    expect(after).toEqual(expect.arrayContaining([...before, first.idTitulo]));
  });

  test("P-189 an adopted title that is taken off the shelf stays adopted, and comes back as it was", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const shelf = async () => (await call(sandbox, "getLibrary", { token })).body;
    const save = (titles: { idTitulo: number; adoption: number; promotion: number }[]) =>
      call(sandbox, "saveLibrary", {
        token,
        body: { library: titles.map((title) => `${title.idTitulo}${title.adoption}${title.promotion}`) },
      });
    const before = await shelf();
    const adopted = before.find(({ adoptionType }: { adoptionType: string }) => adoptionType === "ADOPTION");
    const rest = before.filter(({ idTitulo }: { idTitulo: number }) => idTitulo !== adopted.idTitulo);
    expect((await save(rest)).body).toEqual({ result: "OK" });
    expect(numbers(await shelf())).toEqual(numbers(rest));
    const { body: all } = await call(sandbox, "listSelectableTitles", { token });
    const offered = all.find(({ idTitulo }: { idTitulo: number }) => idTitulo === adopted.idTitulo);
    expect(offered).toMatchObject({ origin: "NOTLIBRARY", adoption: 1, adoptionType: "ADOPTION" });
    expect((await save([...rest, offered])).body).toEqual({ result: "OK" });
    expect(await shelf()).toEqual(before);
  });

  test("an unknown title is refused, and nothing is changed", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const before = (await call(sandbox, "getLibrary", { token })).body;
    const { status, body } = await call(sandbox, "saveLibrary", { token, body: { library: ["99999900"] } });
    expect([status, body.reason]).toEqual([400, "TITLE_NOT_SELECTABLE"]);
    expect((await call(sandbox, "getLibrary", { token })).body).toEqual(before);
  });

  test("P-191 P-197 an internal user may have a hundred titles, and not one more", async () => {
    const library = Array.from({ length: 101 }, (_, at) => `${at + 1}00`);
    const { status, body } = await call(sandbox, "saveLibrary", {
      token: await tokenOf(sandbox, MAILS.internalUser),
      body: { library },
    });
    expect([status, body.code, body.reason]).toEqual([400, 400_101, "LIBRARY_TOO_LARGE"]);
    expect(body.message).not.toBe("");
  });
});

test("the carousel is stopped for good", async () => {
  const token = await tokenOf(sandbox, MAILS.fakeTeacher);
  await call(sandbox, "disableTitleCarousel", { token });
  expect((await call(sandbox, "getCurrentUser", { token })).body.onBoardCarouselDate).toMatch(/^\d{4}-/);
});
