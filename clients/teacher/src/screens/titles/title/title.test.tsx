import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Link, Route } from "wouter";
import { activationsOf, canOpen, canReadCode, canShare, type Product, shownCode } from "./product-rules.ts";
import { shareFlow, studentLink } from "./share-flow.ts";
import { Screen } from "./title-screen.tsx";
import { type Resource, shortUnitName, type Title } from "./title-view.ts";

const TITLE = "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01";
const OTHER_TITLE = "3c1a9f70-52f4-4b0e-8d36-6a0f5b7c9e12";
const U1 = "11111111-1111-4111-8111-111111111111";
const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "marta@school.example",
} as const;

function resource(uuid: string, change: Partial<Resource> = {}): Resource {
  return {
    uuid,
    name: uuid,
    type: "image",
    mimetype: "image/png",
    previewURL: "/m/1",
    downloadURL: null,
    externalURL: null,
    classroom: false,
    favourite: false,
    new: false,
    modified: false,
    unitName: "1. Numbers",
    unitUuid: U1,
    editions: ["e1"],
    languages: ["es"],
    categories: [{ parentId: "c1", parentName: "Guide", categoryId: "s1", name: "Answers" }],
    isInstaller: false,
    plus: false,
    ...change,
  };
}

const detail: Title = {
  info: { uuid: TITLE, name: "Maths 2", cover: null, subject: [], adoption: 1, studentable: true },
  units: [{ uuid: U1, name: "1. Numbers" }],
  categories: [
    { parentId: "c1", parentName: "Guide", categoryId: "s1", name: "Answers" },
    { parentId: "c2", parentName: "Games", categoryId: "s2", name: "Quiz" },
  ],
  editions: [{ id: "e1", name: "Edition 2026", languages: ["es"] }],
  resources: [
    resource("Equation", { new: true }),
    resource("Fraction", {
      unitUuid: null,
      categories: [{ parentId: "c2", parentName: "Games", categoryId: "s2", name: "Quiz" }],
    }),
    resource("Museum", { externalURL: "https://museum.example/", previewURL: null }),
    resource("Film", { plus: true }),
    resource("Program", { isInstaller: true }),
  ],
};

const leave = vi.fn();
beforeEach(() => {
  leave.mockClear();
  vi.spyOn(window.location, "replace").mockImplementation(leave);
  vi.spyOn(window.location, "reload").mockImplementation(leave);
});

function open(place = "unit/all/cat/all/subcat/all?initTab=0", answers: object = {}, user: object = {}) {
  const api = fakeApi({
    "GET /user": { ...USER, ...user },
    [`GET /title/${TITLE}`]: detail,
    [`GET /title/${TITLE}/products`]: [],
    [`PUT /favourites/${TITLE}`]: { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  const view = openScreen(
    <>
      <Link href={`/title/${OTHER_TITLE}/unit/all/cat/all/subcat/all?initTab=0`}>Another title</Link>
      <Route path="/title/:titleid/unit/:unit/cat/:category/subcat/:subcategory">
        <Screen />
      </Route>
    </>,
    `/title/${TITLE}/${place}`,
  );
  return { ...api, ...view };
}

const row = (name: string) => screen.findByRole("button", { name });

describe("the address of a title", () => {
  it.each([
    ["P-158", "unit/nowhere/cat/all/subcat/all?initTab=0"],
    ["P-159", "unit/all/cat/c9/subcat/all?initTab=0"],
    ["P-160", "unit/all/cat/c1/subcat/s2?initTab=0"],
    ["P-161", "unit/all/cat/all/subcat/s1?initTab=0"],
    ["P-153", "unit/all/cat/all/subcat/all?initTab=7"],
  ])("%s an invalid one leads to the error page", async (_id, place) => {
    open(place);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(leave.mock.calls[0]?.[0]).toContain("/error");
  });

  it("P-154 P-162 the plus tab does not exist for the plain user role", async () => {
    open("unit/all/cat/all/subcat/all?initTab=1", {}, { role: "USER" });
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });

  it("P-151 tab 1 lists other multimedia, tab 0 the rest without programs", async () => {
    open("unit/all/cat/all/subcat/all?initTab=1");
    expect(await row("Film")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Equation" })).toBeNull();
    expect(screen.getByRole("link", { name: /Teaching materials 3/ })).toBeTruthy();
  });

  it("P-150 an address without tab is completed", async () => {
    const { history } = open("unit/all/cat/all/subcat/all");
    await row("Equation");
    expect(history.at(-1)).toBe(`/title/${TITLE}/unit/all/cat/all/subcat/all?initTab=0`);
    expect(leave).not.toHaveBeenCalled();
  });

  it("P-156 narrows by unit and category", async () => {
    open(`unit/${U1}/cat/c1/subcat/s1?initTab=0`);
    expect(await row("Equation")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Fraction" })).toBeNull();
  });

  it("P-152 ?new shows only what is new", async () => {
    open("unit/all/cat/all/subcat/all?initTab=0&new");
    expect(await row("Equation")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Fraction" })).toBeNull();
  });

  it("P-164 says that nothing is left, with a way out", async () => {
    open("unit/all/cat/all/subcat/all?initTab=0&q=zzzz");
    expect(await screen.findByRole("heading", { name: "No results" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show everything" }).getAttribute("href")).not.toContain("q=");
  });
});

describe("a title that cannot be read", () => {
  it("shows a retry after a fault", async () => {
    open(undefined, { [`GET /title/${TITLE}`]: () => problem(500, "UNEXPECTED") });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it.each([403, 404])("P-047 leads to the error page after status %i", async (status) => {
    open(undefined, { [`GET /title/${TITLE}`]: () => problem(status, "NOT_FOUND") });
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });
});

describe("resources", () => {
  it("T-502 T-503 T-504 a star flips at once and saves the whole list", async () => {
    const { requests } = open();
    const star = await screen.findByRole("button", { name: "Favourite: Equation" });
    await userEvent.click(star);
    expect(star.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Favourite: Fraction" }));
    await waitFor(async () => {
      const saves = requests.filter(({ method }) => method === "PUT");
      expect(saves).toHaveLength(2);
      expect(await saves[1]?.clone().json()).toEqual(["Equation", "Fraction"]);
    });
  });

  it("those of one title give way to those of the next", async () => {
    const other = { ...detail, info: { ...detail.info, uuid: OTHER_TITLE, name: "Music 3" } };
    open(undefined, {
      [`GET /title/${OTHER_TITLE}`]: { ...other, resources: [resource("Song")] },
      [`GET /title/${OTHER_TITLE}/products`]: [],
    });
    await row("Equation");
    await userEvent.click(screen.getByRole("link", { name: "Another title" }));
    expect(await row("Song")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Music 3" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Equation" })).toBeNull();
  });

  it("T-497 P-350 an external link records the opening, and a failure of that stays silent", async () => {
    const { requests } = open(undefined, {
      [`POST /title/${TITLE}/resource/Museum`]: () => problem(500, "UNEXPECTED"),
    });
    await userEvent.click(await screen.findByRole("link", { name: /Museum/ }));
    await waitFor(() => expect(requests.some(({ method }) => method === "POST")).toBe(true));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each([
    ["USER_INTERNAL", true],
    ["TEACHER", false],
  ])("P-163 offers edition and language filters to %s: %s", async (role, isOffered) => {
    open(undefined, {}, { role });
    await row("Equation");
    expect(screen.queryByLabelText("Edition") !== null).toBe(isOffered);
    expect(screen.queryByLabelText("Language of the resource") !== null).toBe(isOffered);
  });

  it.each([
    ["4. Ecuaciones", 0, "4"],
    ["Unidad 12: Funciones", 0, "12"],
    ["Introducción", 2, "3"],
  ])("the pill of %j is %j", (name, index, short) => {
    expect(shortUnitName(name, index)).toBe(short);
  });
});

describe("sharing", () => {
  const accept = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Students' zone" }));
    await userEvent.click(await screen.findByRole("button", { name: "Accept and get the link" }));
  };

  it("T-553 T-554 T-556 asks first, then gives the link to copy and open", async () => {
    const { requests } = open(undefined, { "PUT /student/sharetitle": { uuid: U1 } });
    await accept();
    const field = await screen.findByLabelText<HTMLInputElement>("Link to the students' zone");
    expect(field.value).toBe(`http://localhost:3000/student/${U1}`);
    expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe(field.value);
    const sent = requests.find(({ method }) => method === "PUT");
    expect(await sent?.clone().json()).toEqual({ uuid: TITLE });
  });

  it("T-557 a 401 has a text of its own", async () => {
    open(undefined, { "PUT /student/sharetitle": () => problem(401, "SHARE_NOT_ALLOWED") });
    await accept();
    expect((await screen.findByRole("alert")).textContent).toContain("not allowed to create a link");
  });

  it("T-558 other failures have the shared text", async () => {
    open(undefined, { "PUT /student/sharetitle": () => problem(500, "UNEXPECTED") });
    await accept();
    expect((await screen.findByRole("alert")).textContent).toContain("An error has occurred. Please try again.");
  });

  it("T-553 cannot obtain a link before the disclaimer is accepted", () => {
    expect(shareFlow({ step: "disclaimer" }, { type: "obtained", link: "x" })).toEqual({ step: "disclaimer" });
    expect(studentLink("t", "https://app.example/")).toBe("https://app.example/student/t");
  });

  it.each([
    ["adopted and made for it", {}, "TEACHER", true],
    ["a demo title", { adoption: 0 }, "TEACHER", false],
    ["without a zone", { studentable: false }, "TEACHER", false],
    ["a demo teacher", {}, "TEACHER_DEMO", false],
  ] as const)("T-543 %s", (_name, info, role, expected) => {
    expect(canShare({ ...detail, info: { ...detail.info, ...info } }, { ...USER, role })).toBe(expected);
  });
});

describe("products", () => {
  const product = (change: Partial<Product>): Product => ({
    productName: "Book",
    productType: "Interno online",
    productUuid: U1,
    titleUuid: TITLE,
    userType: "Ambos",
    token: "ABCD1234EFGH",
    endDate: "2026-11-21",
    students: 30,
    activations: 25,
    freeActivations: 22,
    cover: null,
    url: "/media/1",
    ...change,
  });

  it.each([
    ["T-548", "SongPals", "TEACHER_DEMO", false],
    ["T-548", "SongPals", "USER_INTERNAL", true],
    ["T-549", "HUB", "TEACHER_FAKE", true],
    ["T-549", "HUB", "USER", false],
  ] as const)("%s %s opens for %s: %s", (_id, productType, role, expected) => {
    expect(canOpen(product({ productType }), { ...USER, role })).toBe(expected);
  });

  it("T-549 a HUB product for students only has no button", () => {
    expect(canOpen(product({ productType: "HUB", userType: "Alumno" }), USER)).toBe(false);
  });

  it.each(["Blink", "OLB", "Pangea"] as const)("T-545 T-546 T-547 the code of %s is for teachers", (productType) => {
    expect(canReadCode(product({ productType }), USER)).toBe(true);
    expect(canReadCode(product({ productType }), { ...USER, role: "TEACHER_FAKE" })).toBe(false);
  });

  it("T-540 T-541 groups codes by four and hides the HUB code from internal users", () => {
    expect(shownCode(product({ productType: "OLB" }), USER)).toBe("ABCD-1234-EFGH");
    expect(shownCode(product({ productType: "HUB" }), USER)).toBe("ABCD-1234-EFGH");
    expect(shownCode(product({ productType: "HUB" }), { ...USER, role: "USER_INTERNAL" })).toBe("••••-••••-••••");
    expect(shownCode(product({ productType: "Blink" }), USER)).toBe("ABCD1234EFGH");
  });

  it.each([
    ["on its last day", {}, { used: 3, all: 25, left: 22 }],
    ["after it", { endDate: "2026-11-20" }, null],
    ["without a code", { token: null }, null],
    ["without students", { students: 0 }, null],
  ])("T-550 the activations of a licence %s", (_name, change, expected) => {
    expect(activationsOf(product(change), new Date(2026, 10, 21, 23))).toEqual(expected);
  });

  it("P-179 lists programs to install under Offline", async () => {
    open("unit/all/cat/all/subcat/all?initTab=0&products=offline");
    expect(await screen.findByRole("heading", { name: "Program" })).toBeTruthy();
  });
});
