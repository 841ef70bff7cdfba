import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK, THREE_DEVICE_LINK } from "../support/api.ts";
import { call, startSandbox, type TestSandbox, tokenOf } from "./harness.ts";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const MINUTE_MS = 60_000;

/** The path of a file inside its title. */
const pathIn = (address: string | null) => address?.split("/").slice(3).join("/");

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

beforeEach(async () => {
  sandbox.services.clock.offsetMs = 0;
  await sandbox.services.db.deleteFrom("share_device").execute();
});

const enter = (token: string, device: string) =>
  call(sandbox, "getStudentsZone", { path: { token }, query: { token: "x" }, device });
const ping = (token: string, device: string) => call(sandbox, "pingStudentsZone", { path: { token }, device });

async function limits(token: string, link: { students: number; different_devices: number; percentage: number }) {
  const { students, different_devices, percentage: increasement_percentage } = link;
  const values = { students, different_devices, increasement_percentage };
  await sandbox.services.db.updateTable("share_link").set(values).where("token", "=", token).execute();
}

function outcomes(answers: { status: number; body: { reason?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status < 300 ? "in" : (body.reason ?? String(status));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe("device places", () => {
  test("fifty devices at once never take more places than there are", async () => {
    await limits(THREE_DEVICE_LINK, { students: 20, different_devices: 1, percentage: 100 });
    const devices = Array.from({ length: 50 }, (_, index) => `device-${index}`);
    const answers = await Promise.all(devices.map((device) => enter(THREE_DEVICE_LINK, device)));
    expect(outcomes(answers)).toEqual({ in: 20, DEVICES_EXCEEDED: 30 });
    const taken = await sandbox.services.db.selectFrom("share_device").selectAll().execute();
    expect(taken).toHaveLength(20);
  });

  test("the same device, asking many times at once, takes one", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(OPEN_LINK, "one")));
    expect(outcomes(answers)).toEqual({ in: 20 });
    expect((await enter(OPEN_LINK, "one")).body.info.devicesUsed).toBe(1);
  });

  test("a known device comes in when every place is taken", async () => {
    await limits(THREE_DEVICE_LINK, { students: 1, different_devices: 2, percentage: 100 });
    expect((await enter(THREE_DEVICE_LINK, "a")).status).toBe(200);
    expect((await enter(THREE_DEVICE_LINK, "b")).status).toBe(200);
    expect((await enter(THREE_DEVICE_LINK, "c")).body.reason).toBe("DEVICES_EXCEEDED");
    expect((await enter(THREE_DEVICE_LINK, "a")).body.info).toMatchObject({ devicesUsed: 2, devicesAllowed: 2 });
  });
});

describe("visitors at once", () => {
  test("are the students and the extra percentage, rounded up", async () => {
    await limits(OPEN_LINK, { students: 3, different_devices: 3, percentage: 10 });
    const answers = [];
    for (const device of ["a", "b", "c", "d", "e"]) answers.push(await enter(OPEN_LINK, device));
    expect(outcomes(answers)).toEqual({ in: 4, USERS_EXCEEDED: 1 });
  });

  test("who stops saying so is gone after two intervals, who goes on stays", async () => {
    await limits(OPEN_LINK, { students: 1, different_devices: 3, percentage: 100 });
    expect(outcomes([await enter(OPEN_LINK, "a"), await enter(OPEN_LINK, "b"), await enter(OPEN_LINK, "c")])).toEqual({
      in: 2,
      USERS_EXCEEDED: 1,
    });
    sandbox.services.clock.offsetMs = 3 * MINUTE_MS;
    expect((await ping(OPEN_LINK, "b")).status).toBe(204);
    expect((await enter(OPEN_LINK, "c")).body.reason).toBe("USERS_EXCEEDED");
    sandbox.services.clock.offsetMs = 4 * MINUTE_MS + 1000;
    expect((await enter(OPEN_LINK, "c")).status).toBe(200);
    expect((await ping(OPEN_LINK, "a")).body.reason).toBe("USERS_EXCEEDED");
  });
});

describe("links", () => {
  test("that are unknown or have ended tell so, and take no place", async () => {
    expect((await enter(UNKNOWN, "a")).body.reason).toBe("NOT_FOUND");
    expect((await enter(ENDED_LINK, "a")).body.reason).toBe("LINK_CLOSED");
    expect((await ping(ENDED_LINK, "a")).body.reason).toBe("LINK_CLOSED");
    expect(await sandbox.services.db.selectFrom("share_device").selectAll().execute()).toEqual([]);
  });

  test("a teacher and a title have one link, however many ask for it at once", async () => {
    const token = await tokenOf(sandbox, MAILS.fakeTeacher);
    const library = await call(sandbox, "getLibrary", { token });
    const adopted = library.body.find(
      ({ adoption, adoptionType }: { adoption: number; adoptionType: string }) =>
        adoption === 1 && adoptionType === "ADOPTION",
    );
    const share = () => call(sandbox, "shareTitle", { token, body: { uuid: adopted.nodeRef } });
    const answers = await Promise.all(Array.from({ length: 10 }, share));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const links = new Set(answers.map(({ body }) => body.uuid));
    expect(links.size).toBe(1);
    expect((await enter([...links][0], "a")).body.info.name).toBe(adopted.name);
  });

  test("demo titles are not shared; titles of others even less", async () => {
    const token = await tokenOf(sandbox, MAILS.teacher);
    const library = await call(sandbox, "getLibrary", { token });
    const demo = library.body.find(({ adoption }: { adoption: number }) => adoption === 0);
    const refused = await call(sandbox, "shareTitle", { token, body: { uuid: demo.nodeRef } });
    expect([refused.status, refused.body.reason]).toEqual([401, "SHARE_NOT_ALLOWED"]);
    expect((await call(sandbox, "shareTitle", { token, body: { uuid: UNKNOWN } })).body.reason).toBe("NOT_FOUND");
  });
});

describe("the zone", () => {
  test("shows resources with files that open, and none of the teachers' favourites or new markers", async () => {
    const { body } = await enter(OPEN_LINK, "a");
    expect(body.resources.length).toBeGreaterThan(0);
    for (const resource of body.resources) expect(Object.keys(resource)).not.toContain("favourite");
    const shown = body.resources.find(({ previewURL }: { previewURL: string | null }) => previewURL);
    expect((await sandbox.app.inject({ url: shown.previewURL })).statusCode).toBe(200);
  });

  test("the address of one file opens no solution that lies beside it, and the figures of a page it does", async () => {
    const { body } = await enter(OPEN_LINK, "a");
    const { previewURL } = body.resources.find(({ previewURL }: { previewURL: string | null }) => previewURL);
    const ticket = previewURL.split("/").slice(0, 3).join("/");
    const statusOf = async (url: string) => (await sandbox.app.inject({ url })).statusCode;
    const token = await tokenOf(sandbox, MAILS.teacher);
    const title = await call(sandbox, "getTitle", { token, path: { titleid: MATEMATICAS } });
    const addresses: string[] = title.body.resources.flatMap(({ downloadURL }: { downloadURL: string | null }) =>
      downloadURL ? [downloadURL] : [],
    );
    const shown = new Set(body.resources.map(({ downloadURL }: { downloadURL: string | null }) => pathIn(downloadURL)));
    const hidden = addresses.filter((address) => !shown.has(pathIn(address)));
    expect(hidden.length).toBeGreaterThan(0);
    for (const address of hidden) {
      expect([address, await statusOf(`${ticket}/${pathIn(address)}`)]).toEqual([address, 404]);
      expect(await statusOf(address)).toBe(200);
    }
    const files = sandbox.services.db;
    const some = await files
      .selectFrom("title_file")
      .selectAll()
      .where("title_id", "=", MATEMATICAS)
      .executeTakeFirstOrThrow();
    const figure = { ...some, path: "u1/figura-de-una-seccion.png" };
    await files.insertInto("title_file").values(figure).execute();
    expect(await statusOf(`${ticket}/${figure.path}`)).toBe(200);
  });

  test("opens its products, and nobody else's", async () => {
    const { body } = await enter(OPEN_LINK, "a");
    const [product] = body.products;
    const path = { token: OPEN_LINK, uuid: product.uuid, resourceUuid: product.resourceUuid };
    const opened = await call(sandbox, "openStudentProduct", { path, device: "a" });
    expect((await sandbox.app.inject({ url: new URL(opened.body.url, "http://x").pathname })).statusCode).toBe(200);
    const other = await call(sandbox, "openStudentProduct", { path: { ...path, uuid: UNKNOWN }, device: "a" });
    expect(other.body.reason).toBe("NOT_FOUND");
  });

  test("counts the opening of its resources, not of other titles'", async () => {
    const { body } = await enter(OPEN_LINK, "a");
    const open = (resourceId: string) =>
      call(sandbox, "trackStudentResourceOpen", { path: { titleid: body.info.uuid ?? MATEMATICAS, resourceId } });
    expect((await open(body.resources[0].uuid)).status).toBe(204);
    expect((await open(UNKNOWN)).body.reason).toBe("NOT_FOUND");
  });
});
