import type { components } from "@anaquel/openapi/types";
import { amountsOf } from "./amounts.ts";
import type { ChildDraft } from "./child.ts";
import type { OrderStart } from "./start.ts";

type ChildBooksOrder = components["schemas"]["ChildBooksOrder"];
type ChildOrderLine = components["schemas"]["ChildOrderLine"];

/** Who orders, and when. */
export interface Orderer {
  teacherId: number;
  schoolId: number;
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** The order as it is sent. Source: T-145 to T-147, G10. */
export function orderBody(start: OrderStart, children: readonly ChildDraft[], by: Orderer): ChildBooksOrder {
  return {
    id_peticion: start.orderId,
    iva: start.vat,
    ...amountsOf(start),
    id_profesor: by.teacherId,
    id_centro_profesor: by.schoolId,
    f_solicitud: by.today,
    hijos: children.flatMap((child, at) => lineOf(child, at + 1)),
  };
}

/** Nothing for a child that is not complete; such an order is never sent. */
function lineOf(child: ChildDraft, number: number): ChildOrderLine[] {
  const { school, level, subject } = child;
  if (!school || !level || !subject) return [];
  return [
    {
      numero_hijo: number,
      ...(child.id === null ? {} : { id: child.id }),
      t_nombre: child.name.trim(),
      t_apellido1: child.surname1.trim(),
      t_apellido2: child.surname2.trim() || null,
      f_nacimiento: child.birthDate,
      id_centro_hijo: school.id,
      codigo_postal: child.zip,
      level: level.id,
      subject: subject.id,
      libro_familia: child.familyBook?.name ?? null,
      componentes: [...child.titles],
    },
  ];
}
