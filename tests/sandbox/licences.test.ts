import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { licenceDays } from "../../server/src/sandbox/seed/licence-days.ts";
import { SEED_LICENCES } from "../../server/src/sandbox/seed/licences.ts";
import { MAILS, MATEMATICAS } from "../support/api.ts";
import { type Answered, call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const query = { token: "x" };
const BOOK = "9a1c7e30-4d52-4b8f-8e61-0c2d3f4a5b60";
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

const days = () => licenceDays(new Date(sandbox.services.clock.now()));
const locate = (token: string, code: string) => call(sandbox, "locateLicence", { token, path: { code }, query });
const activate = (token: string, code: string) => call(sandbox, "activateLicence", { token, path: { code }, query });
const reasonOf = ({ status, body }: Answered) => [status, body.code, body.reason];

describe("looking a code up", () => {
  test("tells the product, the title and the last day", async () => {
    const { body } = await locate(await tokenOf(sandbox, MAILS.teacher), SEED_LICENCES.matematicas);
    expect(body).toEqual({
      productName: "Libro digital Matemáticas",
      titleName: "Matemáticas",
      expires: days().valid,
    });
  });

  test("finds a licence that ends soon as well", async () => {
    const { body } = await locate(await tokenOf(sandbox, MAILS.teacher), SEED_LICENCES.endsSoon);
    expect(body).toMatchObject({ titleName: "Tecnología y Digitalización", expires: days().endsSoon });
  });

  test.each(["OUP0000000000", SEED_LICENCES.ended])("%s stands for nothing", async (code) => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const refused = [404, 404_944, "LICENCE_UNKNOWN"];
    expect(reasonOf(await locate(token, code))).toEqual(refused);
    expect(reasonOf(await activate(token, code))).toEqual(refused);
  });
});

test("T-534 T-535 neither call is answered without a captcha token", async () => {
  const token = await tokenOf(sandbox, MAILS.teacher);
  for (const id of ["locateLicence", "activateLicence"] as const) {
    const answer = await call(sandbox, id, { token, path: { code: SEED_LICENCES.matematicas } });
    expect(reasonOf(answer)).toEqual([400, 400_900, "VALIDATION_FAILED"]);
  }
});

describe("activating a code", () => {
  const shelf = async (token: string) => {
    const { status, body } = await call(sandbox, "getLibrary", { token });
    return status === 200 ? body : [];
  };

  test("puts its title on an empty shelf, where it stays", async () => {
    const token = await tokenOf(sandbox, MAILS.emptyShelf);
    expect(await shelf(token)).toEqual([]);
    expect((await activate(token, SEED_LICENCES.historia)).body).toEqual({ result: "OK" });
    expect(await shelf(token)).toEqual([expect.objectContaining({ adoption: 1, adoptionType: "RESOURCE" })]);
    await call(sandbox, "saveLibrary", { token, body: { library: ["260100"] } });
    expect((await shelf(token)).length).toBe(2);
  });

  test("twice is refused, and takes one activation only", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const before = await shelf(token);
    const free = async () =>
      (await call(sandbox, "getProductLicence", { token, path: { uuid: BOOK } })).body.freeActivations;
    expect(await free()).toBe(22);
    expect((await activate(token, SEED_LICENCES.matematicas)).status).toBe(200);
    expect(reasonOf(await activate(token, SEED_LICENCES.matematicas))).toEqual([409, 409_946, "LICENCE_YOURS_ALREADY"]);
    expect(await free()).toBe(21);
    expect(await shelf(token)).toEqual(before);
  });

  test("of which none is left is refused", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    expect(reasonOf(await activate(token, SEED_LICENCES.usedUp))).toEqual([409, 409_945, "LICENCE_TAKEN"]);
  });

  test("two who want the last activation at the same time do not both get it", async () => {
    const [one, other] = [await tokenOf(sandbox, MAILS.emptyShelf), await tokenOf(sandbox, MAILS.fakeTeacher)];
    const answers = await Promise.all([activate(one, SEED_LICENCES.single), activate(other, SEED_LICENCES.single)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("is for teachers and fictitious teachers", async () => {
    const token = await tokenOf(sandbox, MAILS.demoTeacher);
    expect((await locate(token, SEED_LICENCES.matematicas)).body.reason).toBe("ROLE_REFUSED");
    expect((await activate(token, SEED_LICENCES.matematicas)).body.reason).toBe("ROLE_REFUSED");
  });
});

describe("the licence of a product", () => {
  test("T-539 is its students' code with its counts and last day", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const { body: products } = await call(sandbox, "listTitleProducts", { token, path: { titleid: MATEMATICAS } });
    const blink = products.find(({ productType }: { productType: string }) => productType === "Blink");
    const { body } = await call(sandbox, "getProductLicence", { token, path: { uuid: blink.productUuid } });
    expect(body).toEqual({ token: "BLK8842771", activations: 25, freeActivations: 0, endDate: days().valid });
  });

  test("is not told of unknown products, of those without a code, and of those of others", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const { body: products } = await call(sandbox, "listTitleProducts", { token, path: { titleid: MATEMATICAS } });
    const external = products.find(({ productType }: { productType: string }) => productType === "Externo online");
    const others = await tokenOf(sandbox, MAILS.onlyResources);
    for (const [who, uuid] of [
      [token, UNKNOWN],
      [token, external.productUuid],
      [others, BOOK],
    ]) {
      const answer = await call(sandbox, "getProductLicence", { token: who, path: { uuid } });
      expect(reasonOf(answer)).toEqual([404, 404_900, "NOT_FOUND"]);
    }
  });
});

describe("opening a product by LTI", () => {
  const launch = (token: string, titleUuid: string) => call(sandbox, "createLtiLaunch", { token, body: { titleUuid } });
  const post = (fields: Record<string, string>) =>
    sandbox.app.inject({
      method: "POST",
      url: "/dev/lti-tool",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });

  test("T-536 T-537 the tool takes a signed launch once, and no changed one", async () => {
    const { headers, body } = await launch(await tokenOf(sandbox, MAILS.teacher), MATEMATICAS);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toMatchObject({ action: "http://localhost:4190/dev/lti-tool", method: "POST" });
    expect(body.parameters.resource_link_id).toBe(MATEMATICAS);
    expect((await post({ ...body.parameters, user_id: "1" })).statusCode).toBe(403);
    expect((await post(body.parameters)).statusCode).toBe(200);
    expect((await post(body.parameters)).statusCode).toBe(403);
  });

  test("a launch is good for five minutes", async () => {
    const { body } = await launch(await tokenOf(sandbox, MAILS.teacher), MATEMATICAS);
    sandbox.services.clock.offsetMs = 301_000;
    expect((await post(body.parameters)).statusCode).toBe(403);
    sandbox.services.clock.offsetMs = 0;
    expect((await post(body.parameters)).statusCode).toBe(200);
  });

  test("an unknown title and the title of others are refused", async () => {
    expect(reasonOf(await launch(await tokenOf(sandbox, MAILS.teacher), UNKNOWN))).toEqual([404, 404_900, "NOT_FOUND"]);
    const others = await launch(await tokenOf(sandbox, MAILS.plus), MATEMATICAS);
    expect(reasonOf(others)).toEqual([403, 403_903, "TITLE_NOT_YOURS"]);
  });
});
