import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Screen } from "../home/admin-home-screen.tsx";
import { homeView } from "../home/home-view.ts";
import { isId, NO_FILTERS, pageSize, readFilters, toQuery } from "./search-filters.ts";
import { readSorting, sortUsers, type UserRow } from "./sort-users.ts";
import { UserSearch } from "./user-search.tsx";

const row = (id: number, change: Partial<UserRow> = {}): UserRow => ({
  id,
  name: "Marta",
  surname1: "Ruiz",
  surname2: null,
  email: `user${id}@school.example`,
  role: "TEACHER",
  creationDate: "2024-09-12T09:00:00Z",
  lastAccessDate: null,
  ...change,
});

const COUNTS = [
  { role: "TEACHER", count: 18412 },
  { role: "TEACHER_DEMO", count: 2306 },
];

function open(answers: object, path = "/admin", screenToOpen = <UserSearch />) {
  const api = fakeApi({ "GET /admin/customer/users-count-by-role": COUNTS, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(screenToOpen, path) };
}

const searches = (requests: Request[]) => requests.filter(({ url }) => new URL(url).pathname.endsWith("/users"));

describe("the start of the back-office", () => {
  const staff = (role: string) => ({
    "GET /user": { id: 2, role, profile: "SUPPORT_USER", name: "Lucía", surname: "Sanz", mail: "l@school.example" },
  });

  it("B-051 B-052 B-053 B-054 gives customer support exactly three buttons", async () => {
    open(staff("CUSTOMER_SUPPORT"), "/admin", <Screen />);
    await screen.findByRole("button", { name: /^Administration/ });
    const names = screen.getAllByRole("button").map((button) => button.querySelector("strong")?.textContent);
    expect(names).toEqual(["Administration", "SZ Administration", "Product Access Control"]);
  });

  it.each(["INVOICE", "ADMINISTRATOR", "CGC", "DIGITAL_SUPPORT"])(
    "B-055 B-056 gives %s the invoice panel",
    async (role) => {
      open(staff(role), "/admin", <Screen />);
      const links = await screen.findAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["/admin/blink", "/admin/lasalle"]);
    },
  );

  it.each([
    ["B-057 the state of the menu", "", { admin: true }, "users"],
    ["a shared link", "surname1=ruiz", null, "users"],
    ["B-053 another tool", "tool=students-zone", null, "later"],
    ["B-051 nothing", "", null, "menu"],
    ["a foreign state", "", { admin: "yes" }, "menu"],
  ])("%s", (_title, search, state, view) => {
    expect(homeView(search, state)).toBe(view);
  });
});

describe("the filters", () => {
  it("B-075 are read from the address and sent without what is empty", () => {
    const filters = readFilters("id=48213&surname1=%20Ruiz%20&role=TEACHER&page=2");
    expect(toQuery(filters)).toEqual({ id: 48213, surname1: "Ruiz", role: "TEACHER" });
    expect(toQuery(NO_FILTERS)).toBeNull();
    expect(toQuery({ ...NO_FILTERS, name: "  " })).toBeNull();
    expect(toQuery({ ...NO_FILTERS, name: "a", role: "ADMINISTRATOR" })).toEqual({ name: "a" });
  });

  it.each([
    ["", true],
    ["48213", true],
    ["0", false],
    ["-1", false],
    ["12a", false],
    ["2147483648", false],
  ])("take the id %j: %s", (id, taken) => {
    expect(isId(id)).toBe(taken);
  });

  it("B-079 B-080 show 100 rows on a page, and 1000 fictitious teachers", () => {
    expect([pageSize({ role: "" }), pageSize({ role: "TEACHER" }), pageSize({ role: "TEACHER_FAKE" })]).toEqual([
      100, 100, 1000,
    ]);
  });
});

describe("the order", () => {
  const rows = [
    row(1, { lastAccessDate: "2026-01-02T00:00:00Z" }),
    row(2),
    row(3, { lastAccessDate: "2026-01-03T00:00:00Z", creationDate: "2020-01-01T00:00:00Z" }),
  ];
  it.each([
    ["B-063", "lastLogin.desc", [3, 1, 2]],
    ["B-063", "lastLogin.asc", [1, 3, 2]],
    ["B-062", "createDate.asc", [3, 1, 2]],
    ["an unknown column", "name.asc", [1, 2, 3]],
  ])("%s %s", (_id, text, ids) => {
    expect(sortUsers(rows, readSorting(text)).map(({ id }) => id)).toEqual(ids);
  });
});

describe("the user search", () => {
  it("B-077 refuses a search with nothing filled, and sends none", async () => {
    const { requests } = open({});
    await userEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(screen.getByRole("alert").textContent).toBe("Please enter atleast one field");
    expect(searches(requests)).toEqual([]);
  });

  it("B-058 B-059 B-061 B-064 searches with Enter and tells how many were found", async () => {
    const { requests, history } = open({
      "GET /admin/customer/users": () => Response.json([row(1), row(2)], { headers: { "x-total-count": "2" } }),
    });
    for (const label of ["ID", "Name", "First Surname", "Second Surname", "Email Address", "DNI/NIE", "Role"]) {
      expect(screen.getByLabelText(label)).toBeTruthy();
    }
    await userEvent.type(screen.getByLabelText("First Surname"), "ruiz{Enter}");
    expect(await screen.findByText("2 records found")).toBeTruthy();
    expect(searches(requests).map(({ url }) => new URL(url).search)).toEqual(["?surname1=ruiz"]);
    expect(history.at(-1)).toBe("/admin?surname1=ruiz");
  });

  it("B-064 tells that there are more than are counted", async () => {
    const answer = () => Response.json([row(1)], { headers: { "x-total-count": "10000" } });
    open({ "GET /admin/customer/users": answer }, "/admin?role=TEACHER");
    expect(await screen.findByText("10,000 records found, or more")).toBeTruthy();
  });

  it("B-078 says that nothing was found", async () => {
    open({ "GET /admin/customer/users": [] }, "/admin?name=zzz");
    expect(await screen.findByRole("heading", { name: "No results found" })).toBeTruthy();
  });

  it("B-065 B-079 shows the second hundred on the second page", async () => {
    const rows = Array.from({ length: 130 }, (_, index) => row(index + 1));
    open({ "GET /admin/customer/users": rows }, "/admin?name=marta&page=2");
    const table = await screen.findByRole("table");
    expect(within(table).getAllByRole("row")).toHaveLength(31);
    expect(within(table).getByText("user101@school.example")).toBeTruthy();
  });

  it("B-062 B-063 sorts by the two dates only", async () => {
    open({ "GET /admin/customer/users": [row(1)] }, "/admin?name=marta");
    const table = await screen.findByRole("table");
    const sorted = within(table)
      .getAllByRole("columnheader")
      .filter((header) => within(header).queryByRole("button"));
    expect(sorted.map((header) => header.textContent)).toEqual(["Create Date", "Last Login"]);
  });

  it("B-068 B-069 shows the counts of each role and reads them again on demand", async () => {
    let count = 5;
    open({ "GET /admin/customer/users-count-by-role": () => Response.json([{ role: "TEACHER", count }]) });
    expect(await screen.findByText("5")).toBeTruthy();
    count = 6;
    await userEvent.click(screen.getByRole("button", { name: "Refresh teachers" }));
    expect(await screen.findByText("6")).toBeTruthy();
  });

  it("B-085 shows the message of status 500 when the counts fail", async () => {
    open({ "GET /admin/customer/users-count-by-role": () => problem(403, "ROLE_REFUSED") });
    expect((await screen.findByRole("alert")).textContent).toBe("An error has occurred. Please try again.");
  });

  it("shows the account of a row and keeps it in the address", async () => {
    const account = { ...row(1), password: "", validatedEmail: true, idexternalplatform: 3, phone: "600000214" };
    const { history } = open(
      { "GET /admin/customer/users": [row(1)], "GET /admin/customer/user/1": account },
      "/admin?name=marta",
    );
    await userEvent.click(await screen.findByRole("button", { name: "View the account of Marta Ruiz" }));
    expect(await screen.findByText("600000214")).toBeTruthy();
    await waitFor(() => expect(history.at(-1)).toBe("/admin?name=marta&user=1"));
  });
});
