import type { Reason } from "@anaquel/openapi/errors";
import type { Language } from "../../../contract/problem.ts";
import type { GratisMaterialTable, GratisStatus } from "../../db/tables/gratis-adoption.ts";

/** A material of an order, with the units asked for and those sent before. */
export interface Material {
  id: number;
  name: string;
  kind: GratisMaterialTable["kind"];
  units: number;
  sent_units: number;
}

/** What decides on whether an order may be sent. */
export interface OrderState {
  account_id: number;
  status: GratisStatus;
  is_editable: boolean;
  is_detail_editable: boolean;
}

/** The counts that limit the units. */
export interface Counts {
  classrooms: number;
  teachers: number;
}

/** From where a teacher's sending leads to the review; an order under review or at an end stays. Source: T-100, G04. */
const SENDABLE: readonly GratisStatus[] = ["NOSOLICITA", "MODIFICADA", "APROBADA"];
/** Where the teacher of an order may still change it when only its detail is open. Source: T-103. */
const DETAIL_OPEN: readonly GratisStatus[] = ["MODIFICADA", "APROBADA"];

/** Whether somebody of the school may send an order now. Source: T-100, T-101, T-103, T-104. */
export function maySend(order: OrderState, accountId: number): boolean {
  if (!SENDABLE.includes(order.status)) return false;
  const isOwn = order.account_id === accountId;
  return order.is_editable || (order.is_detail_editable && isOwn && DETAIL_OPEN.includes(order.status));
}

/** The materials with the units that were asked for; one that is not named keeps its units. Null when one is not of the order. */
export function withUnits(
  materials: readonly Material[],
  lines: readonly { idMaterial: number; unidadesActual: number }[],
): Material[] | null {
  const asked = new Map(lines.map((line) => [line.idMaterial, line.unidadesActual]));
  const known = new Set(materials.map(({ id }) => id));
  if ([...asked.keys()].some((id) => !known.has(id))) return null;
  return materials.map((material) => ({ ...material, units: asked.get(material.id) ?? material.units }));
}

/** Why units are refused, or null: at least one, and none above its limit with what was sent before. Source: T-111 to T-118. */
export function unitsRefusal(materials: readonly Material[], { classrooms, teachers }: Counts): Reason | null {
  const total = materials.reduce((sum, { units }) => sum + units, 0);
  const isOver = materials.some(
    ({ kind, units, sent_units }) => units + sent_units > (kind === "AULA" ? classrooms : teachers),
  );
  return total < 1 || isOver ? "GRATIS_ORDER_REFUSED" : null;
}

const NAMED = 3;
const WARNINGS: Record<Language, (names: string) => string> = {
  es: (names) => `Tu centro ya ha recibido unidades de este material: ${names}. ¿Quieres pedir más?`,
  en: (names) => `Your school has already received units of this material: ${names}. Do you want to ask for more?`,
  it: (names) => `La tua scuola ha già ricevuto unità di questo materiale: ${names}. Vuoi chiederne altre?`,
};

/** What the publisher warns of, or null: units are asked for of a material of which some were sent before. Source: T-121. */
export function warningOf(materials: readonly Material[], language: Language): string | null {
  const again = materials.filter(({ units, sent_units }) => units > 0 && sent_units > 0);
  if (again.length === 0) return null;
  const names = again.slice(0, NAMED).map(({ name, sent_units }) => `${name} (${sent_units})`);
  return WARNINGS[language](`${names.join(", ")}${again.length > NAMED ? "…" : ""}`);
}
