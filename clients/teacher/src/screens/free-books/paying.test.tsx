import { type Answers, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choose, chooseTitles, field, jpeg, openFreeBooks, press, SAVED, sent } from "./testing.tsx";

const replace = vi.fn();
const submitted: { action: string; fields: Record<string, string> }[] = [];

beforeEach(() => {
  submitted.length = 0;
  replace.mockReset();
  vi.spyOn(window.location, "replace").mockImplementation(replace);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    submitted.push({ action: this.action, fields: Object.fromEntries(new FormData(this)) as Record<string, string> });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Fills the order of a saved child up to its summary. */
async function review(answers: Answers = {}) {
  const opened = openFreeBooks({ ...SAVED, ...answers });
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

  it("T-153 T-154 T-199 T-200 the image of a new child goes first and may take its time, and the progress is told at every step", async () => {
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
    const limits = vi.spyOn(AbortSignal, "timeout");
    await press("Pay €13.00");
    await waitFor(() => expect(document.querySelector("progress")?.value).toBe(100));
    expect(limits.mock.calls[0]).toEqual([200_000]);
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
