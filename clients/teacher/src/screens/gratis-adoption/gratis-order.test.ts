import { describe, expect, it } from "vitest";
import { type GratisStatus, isEditable, needsAction, orderIdOf } from "./gratis-order.ts";

const ME = 1;
const OTHER = 2;
const STATUSES = ["NOSOLICITA", "APROBADA", "ENREVISION", "RECHAZADA", "MODIFICADA", "ENVIADA"] as const;

describe("who may change an order", () => {
  it.each<[string, boolean, boolean, number, GratisStatus[], GratisStatus[]]>([
    ["T-101 T-105 the whole is open", true, false, OTHER, [...STATUSES], [...STATUSES]],
    [
      "T-102 T-103 T-105 the detail is open to its teacher",
      false,
      true,
      ME,
      ["MODIFICADA"],
      ["APROBADA", "MODIFICADA"],
    ],
    ["T-104 T-105 the detail is open to another teacher", false, true, OTHER, [], []],
    ["T-105 nothing is open", false, false, ME, [], []],
  ])("%s", (_what, pedidoModificable, detalleModificable, idProfesor, inList, inDetail) => {
    const order = (idEstado: GratisStatus) => ({
      idProfesor,
      estado: { idEstado },
      pedidoModificable,
      detalleModificable,
    });
    expect(STATUSES.filter((status) => needsAction(order(status), ME))).toEqual(inList);
    expect(STATUSES.filter((status) => isEditable(order(status), ME))).toEqual(inDetail);
  });
});

describe("the number of an order in an address", () => {
  it.each([
    ["512340", 512340],
    ["2147483647", 2147483647],
    ["2147483648", null],
    ["0", null],
    ["-1", null],
    ["1.5", null],
    ["007", null],
    ["12/3", null],
    ["abc", null],
    ["", null],
  ])("T-086 T-087 %j is %j", (text, id) => {
    expect(orderIdOf(text)).toBe(id);
  });
});
