import { type Answers, problem } from "@anaquel/client-kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { GratisOrder } from "../gratis-order.ts";
import { openOrders, order } from "../testing.tsx";

const openOrder = (answers: Answers = {}) => openOrders("/gratis-adoption/512340", answers);
const puts = (requests: Request[]) => requests.filter(({ method }) => method === "PUT");
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function type(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

async function fillAndSubmit() {
  await userEvent.click(await screen.findByRole("checkbox"));
  await press("Send order");
}

describe("the page of an order", () => {
  it.each<[string, GratisOrder, string]>([
    [
      "T-104 of another teacher",
      order("APROBADA", { idProfesor: 1, desProfesor: "Ana Gil" }),
      "Only Ana Gil can change this order.",
    ],
    ["that is shipped", order("ENVIADA"), "This order is on its way to your school. It can no longer be changed."],
    ["that is rejected", order("RECHAZADA"), "The publisher has rejected this order. It can no longer be changed."],
    ["that is closed", order("APROBADA", { detalleModificable: false }), "This order cannot be changed now."],
  ])("T-085 one %s can be looked at only", async (_what, read, reason) => {
    openOrder({ "GET /gratis-adoption/orders/512340": read });
    await screen.findByText(reason);
    const table = screen.getByRole("table", { name: "Material" });
    expect(within(table).getByText("Poster")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Send order" })).toBeNull();
  });

  it("T-103 the own approved one is a form with what was asked for", async () => {
    openOrder();
    expect((await field("Students")).value).toBe("90");
    expect((await field("Poster")).value).toBe("1");
    const note = document.getElementById((await field("Poster")).getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("For classrooms · up to 3 · 1 sent before");
  });

  it("T-108 T-109 counts take four digits and nothing else", async () => {
    openOrder();
    await type("Students", "1x2345");
    expect((await field("Students")).value).toBe("1234");
  });

  it("T-106 T-107 a changed count sets its material to 0", async () => {
    openOrder();
    const units = async () =>
      Promise.all(["Student book", "Guide", "Poster"].map(async (name) => (await field(name)).value));
    await userEvent.type(await field("Students"), "1");
    expect(await units()).toEqual(["1", "2", "1"]);
    await userEvent.type(await field("Classrooms"), "1");
    expect(await units()).toEqual(["1", "2", "0"]);
    await userEvent.type(await field("Teachers"), "1");
    expect(await units()).toEqual(["0", "0", "0"]);
  });

  it("T-115 T-116 T-117 says everything that is missing, focuses the first, and sends nothing", async () => {
    const { requests } = openOrder();
    for (const name of ["Students", "Classrooms", "Teachers"]) await userEvent.clear(await field(name));
    await press("Send order");
    expect(screen.getAllByText("Enter a number.")).toHaveLength(3);
    screen.getByText("Ask for at least one unit of some material.");
    screen.getByText("Confirm that your school authorizes you.");
    expect(document.activeElement).toBe(await field("Students"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(puts(requests)).toEqual([]);
  });

  it("T-118 T-114 a material above its limit is marked at once and keeps the order from being sent", async () => {
    const { requests } = openOrder();
    await type("Poster", "4");
    screen.getByText("Too many units: up to 3.");
    await fillAndSubmit();
    expect(document.activeElement).toBe(await field("Poster"));
    expect(puts(requests)).toEqual([]);
  });
});

describe("sending an order", () => {
  it("T-126 asks once more, sends the order with alert, and says that it was sent", async () => {
    const { requests } = openOrder();
    await type("Poster", "2");
    await fillAndSubmit();
    const dialog = await screen.findByRole("dialog", { name: "Do you want to send this order?" });
    expect(puts(requests)).toEqual([]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
    const told = await screen.findByText("Your order has been sent");
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(await puts(requests)[0]?.json()).toMatchObject({
      alert: true,
      order: {
        idSolicitud: 512340,
        alumnosPeticion: 90,
        aulasPeticion: 4,
        profesoresPeticion: 2,
        materiales: [
          { idMaterial: 71, unidadesActual: 1 },
          { idMaterial: 72, unidadesActual: 2 },
          { idMaterial: 73, unidadesActual: 2 },
        ],
      },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Send order" })).toBeNull();
  });

  it("T-121 T-122 a warning lets the teacher go back, or send without alert", async () => {
    const warned = async (request: Request) => {
      const { alert } = (await request.clone().json()) as { alert: boolean };
      return Response.json({ data: { alert: alert ? "More than last year?" : null } });
    };
    const { requests } = openOrder({ "PUT /gratis-adoption/orders/512340": warned });
    await fillAndSubmit();
    await press("Send");
    const warning = await screen.findByRole("dialog", { name: "Before you send the order" });
    within(warning).getByText("More than last year?");
    await userEvent.click(within(warning).getByRole("button", { name: "Go back" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect((await field("Guide")).value).toBe("2");
    await press("Send order");
    await press("Send");
    await press("Send anyway");
    await screen.findByText("Your order has been sent");
    const alerts = await Promise.all(puts(requests).map(async (request) => (await request.json()).alert));
    expect(alerts).toEqual([true, true, false]);
  });

  it("T-119 T-120 a failure opens an error dialog, and the form keeps what was filled", async () => {
    openOrder({ "PUT /gratis-adoption/orders/512340": () => problem(500, "UNEXPECTED", { message: "Down." }) });
    await type("Guide", "1");
    await fillAndSubmit();
    await press("Send");
    const dialog = await screen.findByRole("dialog", { name: "Your order has not been sent" });
    expect(within(dialog).getByRole("alert").textContent).toBe("Down.");
    await press("Back to the order");
    expect((await field("Guide")).value).toBe("1");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send order" }));
  });

  it("T-119 an order that somebody sent meanwhile is read again", async () => {
    let sent = false;
    openOrder({
      "GET /gratis-adoption/orders/512340": () => Response.json(order(sent ? "ENREVISION" : "APROBADA")),
      "PUT /gratis-adoption/orders/512340": () => {
        sent = true;
        return problem(409, "GRATIS_ORDER_CLOSED", { message: "Too late." });
      },
    });
    await fillAndSubmit();
    await press("Send");
    await press("Back to the order");
    await screen.findByText("The publisher is reviewing this order. Until then it cannot be changed.");
  });
});
