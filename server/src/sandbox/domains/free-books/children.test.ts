import { describe, expect, it } from "vitest";
import { childFaults, isDayOfOrder, type OrderFacts, personKey, receivedKey, type SentChild } from "./children.ts";

const TITLE = { isbn: "9788400026011", schoolId: 1, postalCode: "09400", level: 22, subject: 12, inStock: true };
const FACTS: OrderFacts = {
  today: "2026-11-21",
  offer: [
    TITLE,
    { ...TITLE, isbn: "9788400000004", inStock: false },
    { ...TITLE, isbn: "9788400021120", level: 21 },
    { ...TITLE, isbn: "9788400022417", subject: 41 },
  ],
  savedChildren: new Map([[3301, personKey("Nora", "Soto", null, "2012-02-02")]]),
  familyBooks: new Set([1]),
  received: new Set([receivedKey(3301, "9788400021120")]),
};
const CHILD: SentChild = {
  numero_hijo: 1,
  t_nombre: "Leo",
  t_apellido1: "Soto",
  f_nacimiento: "2013-05-18",
  id_centro_hijo: 1,
  codigo_postal: "09400",
  level: 22,
  subject: 12,
  libro_familia: "familia.jpg",
  componentes: [{ isbn: "9788400026011" }],
};
const SAVED = { id: 3301, libro_familia: null };

describe("a child of an order", () => {
  it.each<[string, Partial<SentChild>, string | null]>([
    ["a good new one", {}, null],
    ["T-163 a new one without a file name", { libro_familia: null }, "libro_familia"],
    ["T-163 a new one without an upload", { numero_hijo: 2 }, "libro_familia"],
    ["T-163 a saved one without a family book", SAVED, null],
    ["a saved one of somebody else", { id: 9, libro_familia: null }, "id"],
    ["T-161 T-162 one born on the first day", { f_nacimiento: "1990-01-01" }, null],
    ["T-161 T-162 one born before", { f_nacimiento: "1989-12-31" }, "f_nacimiento"],
    ["T-160 one born today", { f_nacimiento: "2026-11-21" }, null],
    ["T-160 one born tomorrow", { f_nacimiento: "2026-11-22" }, "f_nacimiento"],
    ["T-174 an unknown school", { id_centro_hijo: 2 }, "id_centro_hijo"],
    ["T-172 a school of another postal code", { codigo_postal: "16002" }, "id_centro_hijo"],
    ["T-175 a level without adoptions", { level: 23 }, "level"],
    ["T-176 a subject without adoptions", { subject: 52 }, "subject"],
    ["T-177 no title", { componentes: [] }, "componentes"],
    ["a title of another subject", { componentes: [{ isbn: "9788400022417" }] }, "componentes"],
    ["T-148 a title that is out of stock", { componentes: [{ isbn: "9788400000004" }] }, "componentes"],
    ["a title twice", { componentes: [{ isbn: "9788400026011" }, { isbn: "9788400026011" }] }, "componentes"],
    [
      "a title that a child got before who is sent as a new one",
      {
        t_nombre: " NORA",
        f_nacimiento: "2012-02-02",
        level: 21,
        componentes: [{ isbn: "9788400021120" }],
      },
      "componentes",
    ],
    [
      "a title that the child got before",
      { ...SAVED, level: 21, componentes: [{ isbn: "9788400021120" }] },
      "componentes",
    ],
  ])("%s", (_what, change, fault) => {
    expect(childFaults([{ ...CHILD, ...change }], FACTS)).toEqual(fault ? { [`hijos.0.${fault}`]: true } : {});
  });

  it("a new child stands in an order once", () => {
    const twin = { ...CHILD, numero_hijo: 2, t_nombre: "leo " };
    const facts = { ...FACTS, familyBooks: new Set([1, 2]) };
    expect(childFaults([CHILD, twin], facts)).toEqual({ "hijos.1.numero_hijo": true });
    expect(childFaults([CHILD, { ...twin, t_nombre: "Lea" }], facts)).toEqual({});
  });

  it("a saved child or a position stands in an order once", () => {
    const saved = { ...CHILD, ...SAVED };
    expect(childFaults([saved, { ...saved, numero_hijo: 2 }], FACTS)).toEqual({ "hijos.1.numero_hijo": true });
    expect(childFaults([CHILD, saved], FACTS)).toEqual({ "hijos.1.numero_hijo": true });
  });
});

describe("the day of an order", () => {
  it.each([
    ["2026-11-21", true],
    ["2026-11-20", true],
    ["2026-11-22", true],
    ["2026-11-19", false],
    ["2027-11-21", false],
  ])("%s: %s", (day, isGood) => {
    expect(isDayOfOrder(day, "2026-11-21")).toBe(isGood);
  });
});
