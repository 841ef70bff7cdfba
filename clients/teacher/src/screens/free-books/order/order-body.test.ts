import { expect, it } from "vitest";
import { emptyChild } from "./child.ts";
import { orderBody } from "./order-body.ts";

const TITLE = { isbn: "9788400026011", titulo: "Matemáticas 2º ESO", coste: 31.9, stock: "S" as const };

it("T-145 T-146 T-147 the whole order is sent, a new child without id and a saved one without family book", () => {
  const filled = {
    ...emptyChild(1),
    name: " Noa ",
    surname1: "Cano",
    birthDate: "2013-02-03",
    familyBook: new File(["x"], "familia.jpg", { type: "image/jpeg" }),
    zip: "09400",
    school: { id: 9007741, name: "IES" },
    level: { id: 22, name: "2º ESO" },
    subject: { id: 12, name: "Matemáticas" },
    titles: [TITLE],
  };
  const saved = { ...filled, key: 2, id: 3301, name: "Leo", surname2: "Ruiz", familyBook: null };
  const by = { teacherId: 48213, schoolId: 9007741, today: "2026-11-21" };
  const line = {
    t_apellido1: "Cano",
    f_nacimiento: "2013-02-03",
    id_centro_hijo: 9007741,
    codigo_postal: "09400",
    level: 22,
    subject: 12,
    componentes: [TITLE],
  };
  expect(orderBody({ orderId: 880214, vat: 4, cost: 12.5 }, [filled, saved], by)).toEqual({
    id_peticion: 880214,
    iva: 4,
    cost: 12.5,
    vatCost: 0.5,
    totalCost: 13,
    id_profesor: 48213,
    id_centro_profesor: 9007741,
    f_solicitud: "2026-11-21",
    hijos: [
      { ...line, numero_hijo: 1, t_nombre: "Noa", t_apellido2: null, libro_familia: "familia.jpg" },
      { ...line, numero_hijo: 2, id: 3301, t_nombre: "Leo", t_apellido2: "Ruiz", libro_familia: null },
    ],
  });
});
