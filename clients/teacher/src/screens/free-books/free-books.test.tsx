import { type Answers, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routes } from "../../routes.tsx";
import { choose, chooseTitles, field, jpeg, LEO, openFreeBooks, press, SAVED, sent } from "./testing.tsx";

const assign = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  for (const mock of [assign, replace]) mock.mockReset();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
  vi.spyOn(window.location, "replace").mockImplementation(replace);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("who opens the area", () => {
  it("T-138 P-025 its routes are the order and the two results", () => {
    const mine = routes.flatMap(({ paths }) => paths).filter((path) => String(path).startsWith("/gratishp"));
    expect(mine).toEqual(["/gratishp", "/gratishp/HPSuccess", "/gratishp/HPError"]);
  });

  it.each<[string, unknown]>([
    ["T-141 T-143 the answer 1", { access: 1 }],
    ["T-141 T-143 the answer 4", { access: 4 }],
    ["T-141 what is no number", { access: "0" }],
    ["T-142 a refusal", () => problem(403, "ROLE_REFUSED")],
    ["T-142 no answer", () => problem(500, "UNEXPECTED")],
  ])("%s sends to /app, and nothing is asked for", async (_what, answer) => {
    const { requests } = openFreeBooks({ "GET /gratishp/validateaccess": answer });
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/app`));
    expect(sent(requests, "order")).toEqual([]);
  });

  it.each([
    ["T-139", "/gratishp/HPSuccess", "Thank you for your order"],
    ["T-140", "/gratishp/HPError", "The payment was not completed"],
  ])("%s the page %s is accepted to /app", async (_id, path, heading) => {
    const { requests } = openFreeBooks({}, path);
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(sent(requests, "order")).toEqual([]);
    await press("Accept");
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/app`);
  });

  it.each([
    [4, "The bank has accepted your payment"],
    [0, "The bank has not confirmed your payment yet"],
  ])("T-139 the success page believes the server, not its address: access %i", async (access, text) => {
    openFreeBooks({ "GET /gratishp/validateaccess": { access } }, "/gratishp/HPSuccess");
    await screen.findByText(text);
  });

  it.each([
    ["T-139", "/gratishp/HPSuccess", "gratishp-success"],
    ["T-140", "/gratishp/HPError", "gratishp-error"],
  ])("%s the editors may put %s in other words", async (_id, path, page) => {
    openFreeBooks(
      { [`GET /webContent/${page}/en`]: { id: 1, title: "x", content: "<p>Words of the editors.</p>" } },
      path,
    );
    await screen.findByText("Words of the editors.");
  });
});

describe("what an order begins with", () => {
  it.each<[string, Answers]>([
    ["T-185 an order number that is none", { "GET /gratishp/orderid": { id: 0 } }],
    ["T-186 a rate of 0", { "GET /gratishp/vat": { vat: 0 } }],
    ["T-187 a cost that is no number", { "GET /gratishp/order/cost": { ordercost: "x" } }],
    ["children that cannot be read", { "GET /gratishp/order/children": () => problem(500, "UNEXPECTED") }],
  ])("T-205 %s is an alert", async (_what, answers) => {
    openFreeBooks(answers);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("An error has occurred, please come back to the page later.");
  });

  it("T-136 T-189 says what the order costs, whoever wrote the terms", async () => {
    openFreeBooks({ "GET /webContent/gratishp-terms/en": { content: "<p>Terms of the editors.</p>" } });
    await screen.findByText("Terms of the editors.");
    expect(screen.getByText("€13.00").closest("p")?.textContent).toBe("Preparation of the order: €13.00 with VAT");
  });

  it("T-184 a saved child that lacks something is left out and logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const children = [{ ...LEO, id: 1, name: "" }, LEO];
    openFreeBooks({ "GET /gratishp/order/children": { children } });
    await press("Accept and continue");
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Leo Soto Ruiz",
    ]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("the form of an order", () => {
  it("T-136 T-156 T-157 T-159 T-163 T-167 T-168 T-178 T-206 T-211 says everything that is missing and focuses the first", async () => {
    openFreeBooks();
    await press("Accept and continue");
    expect(document.activeElement).toBe(await field("Name"));
    await press("Review the order");
    for (const text of [
      "Enter the name.",
      "Enter the first surname.",
      "Enter the day of birth.",
      "Attach the family book as a JPEG image.",
      "Enter the five digits of the postal code.",
      "Accept the legal advice to continue.",
    ])
      screen.getByText(text);
    expect(document.activeElement).toBe(await field("Name"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each<[string, File, string]>([
    ["T-165", jpeg(2_097_152), "The image must be smaller than 2 MB."],
    ["T-164", new File(["x"], "familia.png", { type: "image/png" }), "The family book must be a JPEG image."],
  ])("%s T-167 T-211 a wrong family book is told at once", async (_id, file, text) => {
    openFreeBooks();
    await press("Accept and continue");
    await userEvent.setup({ applyAccept: false }).upload(await field("Family book"), file);
    screen.getByText(text);
  });

  it("T-172 T-209 a postal code without schools is wrong", async () => {
    openFreeBooks();
    await press("Accept and continue");
    await userEvent.type(await field("Postal code of the school"), "01001");
    await screen.findByText("There is no school with this postal code.");
  });

  it("T-173 T-210 a school without levels has no adoptions", async () => {
    openFreeBooks({ ...SAVED, "GET /gratishp/levels/9007741": { levels: [] } });
    await press("Accept and continue");
    await screen.findByText("This school has no adopted books to order.");
  });

  it("T-174 T-175 T-176 T-177 T-207 T-208 tells the way to the titles step by step", async () => {
    openFreeBooks();
    await press("Accept and continue");
    await userEvent.type(await field("Postal code of the school"), "09400");
    await press("Review the order");
    screen.getByText("Choose the school.");
    await choose("School", "IES Ribera");
    screen.getByText("Choose the level.");
    await choose("Level", "2º ESO");
    screen.getByText("Choose the subject.");
    await choose("Subject", "Matemáticas");
    await screen.findByText("Choose at least one title.");
  });

  it("T-183 a level without number is not offered, T-196 and a saved child asks with its id", async () => {
    const { requests } = openFreeBooks(SAVED);
    await press("Accept and continue");
    await screen.findByRole("option", { name: "2º ESO" });
    expect(screen.queryByRole("option", { name: "Broken" })).toBeNull();
    expect(sent(requests, "levels").map(({ url }) => new URL(url).search)).toEqual(["?idhijo=3301"]);
  });

  it("T-148 a title out of stock cannot be chosen", async () => {
    openFreeBooks(SAVED);
    await press("Accept and continue");
    await chooseTitles();
    expect((await field(/Cuaderno/)).disabled).toBe(true);
  });

  it("T-180 T-181 T-182 once titles are chosen, postal code, school and level stay, with an error", async () => {
    openFreeBooks(SAVED);
    await press("Accept and continue");
    await chooseTitles();
    const zip = await field("Postal code of the school");
    await userEvent.type(zip, "{Backspace}");
    expect(zip.value).toBe("09400");
    screen.getByText("Take out the chosen titles first.");
    for (const label of ["School", "Level"]) {
      const select = await field(label);
      const before = select.value;
      await userEvent.selectOptions(select, "");
      expect(select.value).toBe(before);
      expect(select.getAttribute("aria-invalid")).toBe("true");
    }
  });

  it("T-179 an order without children is not reviewed", async () => {
    openFreeBooks(SAVED);
    await press("Accept and continue");
    await press("Remove Leo Soto Ruiz");
    expect(document.activeElement?.textContent).toBe("Add a child");
    await press("Review the order");
    expect((await screen.findByRole("alert")).textContent).toContain("Add at least one child to the order.");
    await press("Add Leo");
    await screen.findByRole("heading", { level: 2, name: "Leo Soto Ruiz" });
  });
});
