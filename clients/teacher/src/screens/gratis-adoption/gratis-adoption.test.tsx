import { decide } from "@anaquel/client-kit/session";
import { type Answers, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes.tsx";
import type { GratisOrder, GratisStatus } from "./gratis-order.ts";
import { openOrders, order, USER } from "./testing.tsx";

const openList = (areas: object[], answers: Answers = {}) =>
  openOrders("/gratis-adoption", { "GET /gratis-adoption/orders": { Areas: areas }, ...answers });

describe("the list of orders", () => {
  it("T-080 T-081 groups the orders by area, each a link to its own page", async () => {
    openList([
      { Area: "Sciences", Titulos: [order("APROBADA"), order("ENVIADA", { idSolicitud: 2, desTitulo: "Physics" })] },
      { Area: "Languages", Titulos: [order("ENVIADA", { idSolicitud: 3, desTitulo: "Bridges" })] },
    ]);
    const sciences = await screen.findByRole("region", { name: "Sciences" });
    expect(
      within(sciences)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/gratis-adoption/512340", "/gratis-adoption/2"]);
    expect(
      within(screen.getByRole("region", { name: "Languages" })).getByRole("link", { name: /Bridges/ }),
    ).toBeTruthy();
  });

  it.each<[string, GratisStatus, string, string]>([
    ["T-089", "APROBADA", "Approved", "ok"],
    ["T-090", "ENREVISION", "Under review", "clock"],
    ["T-091", "MODIFICADA", "Changed by the publisher", "remove"],
    ["T-092", "ENVIADA", "Shipped", "send"],
    ["T-094", "RECHAZADA", "Rejected", "blocked"],
  ])("T-088 %s an order in the status %s reads %s, beside the icon %s", async (_id, status, label, icon) => {
    openList([{ Area: "Sciences", Titulos: [order(status)] }]);
    const shown = await screen.findByText(label);
    expect(shown.dataset.icon).toBe(icon);
    expect(shown.querySelector("svg")).toBeTruthy();
  });

  it("T-093 an order that was not asked for has no label", async () => {
    openList([{ Area: "Sciences", Titulos: [order("NOSOLICITA")] }]);
    const line = await screen.findByRole("article");
    expect(line.querySelector("[data-icon]")).toBeNull();
  });

  it.each<[string, GratisStatus, boolean]>([
    ["T-091", "MODIFICADA", true],
    ["T-094", "RECHAZADA", true],
    ["T-091", "APROBADA", false],
  ])("%s the remark stands at an order in the status %s: %s", async (_id, status, isShown) => {
    openList([{ Area: "Sciences", Titulos: [order(status, { comentarioPublico: "One each." })] }]);
    await screen.findByRole("article");
    expect(screen.queryByText("One each.") !== null).toBe(isShown);
  });

  it.each<[string, GratisOrder, boolean]>([
    ["T-101 the whole is open", order("NOSOLICITA", { pedidoModificable: true, idProfesor: 1 }), true],
    ["T-102 the own one was changed", order("MODIFICADA"), true],
    ["T-102 the own one is approved", order("APROBADA"), false],
    ["T-104 that of somebody else was changed", order("MODIFICADA", { idProfesor: 1 }), false],
  ])("T-105 %s", async (_what, listed, isFlagged) => {
    openList([{ Area: "Sciences", Titulos: [listed] }]);
    await screen.findByRole("article");
    expect(screen.queryByText("Action required") !== null).toBe(isFlagged);
    screen.getByText(isFlagged ? "1 order waits for you" : "No order waits for you");
  });

  it("says that a school has no orders", async () => {
    openList([]);
    await screen.findByRole("heading", { level: 1, name: "Your school has no orders yet" });
  });
});

describe("orders that cannot be read", () => {
  it.each(["/gratis-adoption", "/gratis-adoption/512340"])(
    "T-123 at %s there is an alert with a retry",
    async (path) => {
      const down = () => problem(500, "UNEXPECTED", { message: "Down." });
      const { requests } = openOrders(path, {
        "GET /gratis-adoption/orders": down,
        "GET /gratis-adoption/orders/512340": down,
      });
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain("The orders could not be loaded");
      expect(alert.textContent).toContain("Down.");
      const reads = () => requests.filter(({ url }) => url.includes("/gratis-adoption/")).length;
      const before = reads();
      await userEvent.click(screen.getByRole("button", { name: "Try again" }));
      await waitFor(() => expect(reads()).toBe(before + 1));
    },
  );

  it("T-123 the editors may put it in other words", async () => {
    openOrders("/gratis-adoption", {
      "GET /gratis-adoption/orders": () => problem(500, "UNEXPECTED"),
      "GET /content/en": { gxa_50: "Orders rest tonight." },
    });
    await screen.findByRole("heading", { name: "Orders rest tonight." });
  });

  it.each(["abc", "0", "-3", "1.5", "12/3", "99999999999"])(
    "T-086 T-087 the number %s is an error, and nothing is asked",
    async (text) => {
      const { requests } = openOrders(`/gratis-adoption/${text}`);
      const alert = await screen.findByRole("alert");
      within(alert).getByRole("heading", { name: "This is not the number of an order" });
      expect(requests.some(({ url }) => url.includes("/gratis-adoption/"))).toBe(false);
    },
  );
});

describe("who opens the pages", () => {
  it.each([
    [{ gpaPermission: true, positionId: 3 }, { kind: "pass" }],
    [
      { gpaPermission: false, positionId: 3 },
      { kind: "redirect", to: "/" },
    ],
    [
      { gpaPermission: true, positionId: null },
      { kind: "redirect", to: "/" },
    ],
  ])("T-082 T-083 %j: %j", (change, decision) => {
    const mine = routes.filter(({ paths }) => paths.some((path) => String(path).startsWith("/gratis-adoption")));
    expect(mine.flatMap(({ paths }) => paths)).toEqual(["/gratis-adoption", "/gratis-adoption/*"]);
    for (const { rule } of mine) {
      expect(decide(rule, { state: "user", user: { ...USER, ...change } }, "premium")).toEqual(decision);
    }
  });
});
