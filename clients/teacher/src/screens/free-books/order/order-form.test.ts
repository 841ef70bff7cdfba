import { ApiError } from "@anaquel/client-kit/api";
import { describe, expect, it } from "vitest";
import { type BookTitle, type ChildDraft, emptyChild } from "./child.ts";
import { beginOrder, MAX_CHILDREN, type OrderEvent, type OrderState, orderForm, PROGRESS } from "./order-form.ts";

const TODAY = "2026-11-21";
const TITLE: BookTitle = { isbn: "9788400026011", titulo: "Matemáticas", coste: 31.9, stock: "S" };
const SCHOOL = { id: 1, name: "IES" };
const CHILD: ChildDraft = {
  ...emptyChild(1),
  id: 3301,
  name: "Leo",
  surname1: "Soto",
  birthDate: "2013-05-18",
  zip: "09400",
  school: SCHOOL,
  level: { id: 22, name: "2º ESO" },
  subject: { id: 12, name: "Matemáticas" },
  titles: [TITLE],
};
const FILLED: OrderState = { ...beginOrder([CHILD]), step: "form", isLegalAccepted: true };
const FAILURE = new ApiError(500);
const play = (state: OrderState, ...events: OrderEvent[]) => events.reduce(orderForm, state);
const childAfter = (child: Partial<ChildDraft>, event: OrderEvent) =>
  orderForm({ ...FILLED, children: [{ ...CHILD, ...child }] }, event).children[0];

describe("the steps of an order", () => {
  it("T-136 T-137 are terms, form, summary and paying, in this order", () => {
    const start = { ...FILLED, step: "terms" as const };
    const events: OrderEvent[] = [{ type: "terms-accepted" }, { type: "submitted", today: TODAY }, { type: "paying" }];
    expect([start.step, ...events.map((_event, at) => play(start, ...events.slice(0, at + 1)).step)]).toEqual([
      "terms",
      "form",
      "summary",
      "paying",
    ]);
  });

  it.each<[string, OrderState["step"], OrderEvent]>([
    ["the summary before the terms are accepted", "terms", { type: "submitted", today: TODAY }],
    ["the paying before the summary", "form", { type: "paying" }],
    ["progress without paying", "summary", { type: "progressed", progress: 50 }],
    ["a failure without paying", "form", { type: "failed", error: FAILURE }],
    ["the closing while it is paid", "paying", { type: "closed" }],
  ])("T-136 nothing comes of %s", (_what, step, event) => {
    const state = { ...FILLED, step };
    expect(orderForm(state, event)).toEqual(state);
  });

  it("T-153 T-154 the paying begins at 0 and goes on by quarters", () => {
    expect(Object.values(PROGRESS)).toEqual([0, 25, 50, 75, 100]);
    const paying = orderForm({ ...FILLED, step: "summary", progress: 75 }, { type: "paying" });
    expect(paying.progress).toBe(0);
    expect(orderForm(paying, { type: "progressed", progress: 25 }).progress).toBe(25);
  });

  it("T-155 a failure closes the paying and keeps what was filled", () => {
    const failed = orderForm({ ...FILLED, step: "paying" }, { type: "failed", error: FAILURE });
    expect(failed).toEqual({ ...FILLED, failure: FAILURE });
    expect(orderForm(failed, { type: "closed" })).toEqual(FILLED);
  });

  it("the summary is closed back to the form", () => {
    expect(orderForm({ ...FILLED, step: "summary" }, { type: "closed" })).toEqual(FILLED);
  });
});

describe("asking for the summary", () => {
  it.each<[string, Partial<OrderState>]>([
    ["T-178 the legal advice not accepted", { isLegalAccepted: false }],
    ["T-179 no child", { children: [] }],
    ["T-177 a child without titles", { children: [CHILD, { ...CHILD, key: 2, titles: [] }] }],
  ])("with %s counts as a try", (_what, change) => {
    const state = orderForm({ ...FILLED, ...change }, { type: "submitted", today: TODAY });
    expect([state.step, state.tries]).toEqual(["form", 1]);
  });
});

describe("changing a child", () => {
  it.each<[string, OrderEvent, string]>([
    ["T-180 the postal code", { type: "zip-typed", key: 1, zip: "0940" }, "zip"],
    ["T-181 the school", { type: "school-chosen", key: 1, school: { id: 2, name: "X" } }, "school"],
    ["T-182 the level", { type: "level-chosen", key: 1, level: { id: 3, name: "X" } }, "level"],
  ])("%s stays once titles are chosen, and an error says so until they are taken out", (_what, event, blocked) => {
    const child = childAfter({}, event);
    expect(child).toEqual({ ...CHILD, blocked });
    expect(childAfter({ blocked: "zip" }, { type: "title-ticked", key: 1, title: TITLE, isChosen: false })).toEqual({
      ...CHILD,
      titles: [],
    });
  });

  it.each<[string, OrderEvent, Partial<ChildDraft>]>([
    [
      "T-180 the postal code begins the way to the titles anew",
      { type: "zip-typed", key: 1, zip: "16002-x9" },
      { zip: "16002", school: null, level: null, subject: null },
    ],
    [
      "T-181 the school as well",
      { type: "school-chosen", key: 1, school: { id: 2, name: "B" } },
      { school: { id: 2, name: "B" }, level: null, subject: null },
    ],
    [
      "T-182 the level as well",
      { type: "level-chosen", key: 1, level: { id: 3, name: "L" } },
      { level: { id: 3, name: "L" }, subject: null },
    ],
  ])("%s while no title is chosen", (_what, event, change) => {
    expect(childAfter({ titles: [], blocked: "zip" }, event)).toEqual({ ...CHILD, titles: [], ...change });
  });

  it("another subject takes its titles out", () => {
    const subject = { id: 41, name: "Física" };
    expect(childAfter({}, { type: "subject-chosen", key: 1, subject })).toEqual({ ...CHILD, subject, titles: [] });
  });

  it("T-148 a title that is out of stock is not taken", () => {
    const title = { ...TITLE, isbn: "9788400000004", stock: "N" as const };
    expect(childAfter({}, { type: "title-ticked", key: 1, title, isChosen: true })?.titles).toEqual([TITLE]);
  });

  it("the same postal code changes nothing", () => {
    expect(childAfter({}, { type: "zip-typed", key: 1, zip: "09400" })).toEqual(CHILD);
  });
});

describe("the children", () => {
  it("an order without saved children begins with an empty one", () => {
    expect(beginOrder([]).children).toEqual([emptyChild(1)]);
  });

  it("are added and removed, each with a key of its own, a saved one once", () => {
    const added = play(FILLED, { type: "child-added" }, { type: "child-added", saved: CHILD });
    expect(added.children.map(({ key, id }) => [key, id])).toEqual([
      [1, 3301],
      [2, null],
    ]);
    const back = play(added, { type: "child-removed", key: 1 }, { type: "child-added", saved: CHILD });
    expect(back.children.map(({ key, id }) => [key, id])).toEqual([
      [2, null],
      [3, 3301],
    ]);
  });

  it("are not more than an order takes", () => {
    const events = Array.from({ length: MAX_CHILDREN + 3 }, (): OrderEvent => ({ type: "child-added" }));
    expect(play(FILLED, ...events).children).toHaveLength(MAX_CHILDREN);
  });
});
