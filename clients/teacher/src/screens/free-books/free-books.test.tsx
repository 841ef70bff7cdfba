import { type Answers, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routes } from "../../routes.tsx";
import { choose, chooseTitles, field, jpeg, LEO, openFreeBooks, press } from "./testing.tsx";

const assign = vi.fn();
const replace = vi.fn();
const submitted: { action: string; fields: Record<string, string> }[] = [];

beforeEach(() => {
  submitted.length = 0;
  for (const mock of [assign, replace]) mock.mockReset();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    submitted.push({ action: this.action, fields: Object.fromEntries(new FormData(this)) as Record<string, string> });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const saved = { "GET /gratishp/order/children": { children: [LEO] } };
const sent = (requests: Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.startsWith(`/api/gratishp/${path}`));

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
    expect(sent(requests, "")).toEqual([]);
    await press("Accept");
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/app`);
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
    openFreeBooks({ ...saved, "GET /gratishp/levels/9007741": { levels: [] } });
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
    const { requests } = openFreeBooks(saved);
    await press("Accept and continue");
    await screen.findByRole("option", { name: "2º ESO" });
    expect(screen.queryByRole("option", { name: "Broken" })).toBeNull();
    expect(sent(requests, "levels").map(({ url }) => new URL(url).search)).toEqual(["?idhijo=3301"]);
  });

  it("T-148 a title out of stock cannot be chosen", async () => {
    openFreeBooks(saved);
    await press("Accept and continue");
    await chooseTitles();
    expect((await field(/Cuaderno/)).disabled).toBe(true);
  });

  it("T-180 T-181 T-182 once titles are chosen, postal code, school and level stay, with an error", async () => {
    openFreeBooks(saved);
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
    openFreeBooks(saved);
    await press("Accept and continue");
    await press("Remove Leo Soto Ruiz");
    expect(document.activeElement?.textContent).toBe("Add a child");
    await press("Review the order");
    expect((await screen.findByRole("alert")).textContent).toContain("Add at least one child to the order.");
    await press("Add Leo");
    await screen.findByRole("heading", { level: 2, name: "Leo Soto Ruiz" });
  });
});

/** Fills the order of a saved child up to its summary. */
async function review(answers: Answers = {}) {
  const opened = openFreeBooks({ ...saved, ...answers });
  await press("Accept and continue");
  await chooseTitles();
  await userEvent.click(await field(/The data are true/));
  await press("Review the order");
  return { ...opened, dialog: await screen.findByRole("dialog", { name: "Summary of your order" }) };
}

describe("paying an order", () => {
  it("T-136 T-188 T-189 T-194 the summary tells titles, delivery and amounts, and sends nothing", async () => {
    const { requests, dialog } = await review();
    await within(dialog).findByText(/Calle del Puente 12/);
    for (const text of ["Leo Soto Ruiz", "Matemáticas 2º ESO", "€12.50", "€0.50", "€13.00"])
      within(dialog).getByText(text);
    expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("T-201 T-202 T-203 a saved child needs no image; the order is sent, and the browser posted to the gateway", async () => {
    const { requests } = await review();
    await press("Pay €13.00");
    await waitFor(() => expect(submitted).toHaveLength(1));
    expect(submitted[0]).toEqual({ action: `${location.origin}/dev/card-gateway`, fields: { Ds_Signature: "s" } });
    expect(sent(requests, "image")).toEqual([]);
    const order = requests.find(({ method }) => method === "POST");
    expect(await order?.json()).toMatchObject({
      id_peticion: 880214,
      totalCost: 13,
      hijos: [{ numero_hijo: 1, id: 3301, level: 22, subject: 12, libro_familia: null }],
    });
  });

  it("T-153 T-154 T-199 the image of a new child goes first, and the progress is told at every step", async () => {
    const at = (percent: number, body: object) => async () => {
      await waitFor(() => expect(document.querySelector("progress")?.value).toBe(percent));
      return Response.json(body);
    };
    const { requests } = openFreeBooks({
      "POST /gratishp/image": at(0, { result: "OK" }),
      "POST /gratishp/order": at(25, { result: "OK" }),
      "GET /gratishp/pay/880214/13.00": at(50, { url: `${location.origin}/dev/card-gateway`, parameters: {} }),
    });
    await press("Accept and continue");
    await userEvent.type(await field("Name"), "Noa");
    await userEvent.type(await field("First surname"), "Cano");
    await userEvent.type(await field("Day of birth"), "2013-02-03");
    await userEvent.upload(await field("Family book"), jpeg());
    await userEvent.type(await field("Postal code of the school"), "09400");
    await choose("School", "IES Ribera");
    await chooseTitles();
    await userEvent.click(await field(/The data are true/));
    await press("Review the order");
    await press("Pay €13.00");
    await waitFor(() => expect(document.querySelector("progress")?.value).toBe(100));
    const form = await sent(requests, "image")[0]?.formData();
    expect([form?.get("id_peticion"), form?.get("hijo")]).toEqual(["880214", "1"]);
    expect(form?.get("libro_familia")).toBeInstanceOf(File);
  });

  it.each<[string, Answers]>([
    ["T-204 the order", { "POST /gratishp/order": () => problem(500, "UNEXPECTED", { message: "Down." }) }],
    ["the payment", { "GET /gratishp/pay/880214/13.00": () => problem(500, "UNEXPECTED", { message: "Down." }) }],
    [
      "a gateway without encryption",
      { "GET /gratishp/pay/880214/13.00": { url: "http://bank.example/", parameters: {} } },
    ],
  ])("T-155 %s that fails closes the paying with an alert, and may be tried again", async (_what, answers) => {
    await review(answers);
    await press("Pay €13.00");
    const dialog = await screen.findByRole("dialog", { name: "An error has occurred while sending the order" });
    within(dialog).getByRole("alert");
    expect(document.querySelector("progress")).toBeNull();
    expect(submitted).toEqual([]);
    await press("Back to the order");
    await press("Review the order");
    await screen.findByRole("dialog", { name: "Summary of your order" });
  });

  it("a price that has changed is read again", async () => {
    const refused = () => problem(400, "FREE_BOOKS_AMOUNT_REFUSED", { message: "Changed." });
    let cost = 12.5;
    await review({
      "POST /gratishp/order": refused,
      "GET /gratishp/order/cost": () => Response.json({ ordercost: cost }),
    });
    cost = 20;
    await press("Pay €13.00");
    await press("Back to the order");
    await waitFor(async () => {
      await press("Review the order");
      screen.getByText("€20.80");
    });
  });

  it("an order that is paid already leads to the success page, T-142 and who is refused meanwhile leaves", async () => {
    const { history, unmount } = await review({ "POST /gratishp/order": () => problem(409, "FREE_BOOKS_ORDER_PAID") });
    await press("Pay €13.00");
    await waitFor(() => expect(history.at(-1)).toBe("/gratishp/HPSuccess"));
    unmount();
    await review({ "POST /gratishp/order": () => problem(403, "FREE_BOOKS_REFUSED") });
    await press("Pay €13.00");
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/app`));
  });
});
