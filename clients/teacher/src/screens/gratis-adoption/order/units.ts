import type { GratisMaterial } from "../gratis-order.ts";

/** The counts at the head of an order; null ones are not filled. */
export interface Counts {
  students: number | null;
  classrooms: number | null;
  teachers: number | null;
}

/** Units asked for, by id of the material. */
export type Units = Readonly<Record<number, number>>;

/** The counts that limit units. */
export type Limit = "classrooms" | "teachers";

/** Digits of a count at most. Source: T-109, T-110. */
export const COUNT_MAX_LENGTH = 4;

/** The positive whole number that was typed, or null; what is no digit or too much falls away. Source: T-108, T-109, G08. */
export function countOf(typed: string): number | null {
  return digitsOf(typed) || null;
}

/** The units that were typed; an empty field is none. Source: G08. */
export function unitsOf(typed: string): number {
  return digitsOf(typed);
}

function digitsOf(typed: string): number {
  return Number(typed.replaceAll(/\D/g, "").slice(0, COUNT_MAX_LENGTH));
}

/** Which count limits a material. The students limit nothing. Source: T-111 to T-113, G08. */
export function limitOf({ tipoMaterial }: Pick<GratisMaterial, "tipoMaterial">): Limit {
  return tipoMaterial === "AULA" ? "classrooms" : "teachers";
}

/** How many units of a material may be asked for beside those sent before; null while its count is not filled. Source: T-114. */
export function freeUnits(material: GratisMaterial, counts: Counts): number | null {
  const limit = counts[limitOf(material)];
  return limit === null ? null : Math.max(0, limit - material.unidadesEnviadas);
}

/** Whether a material exceeds its limit, counting what was sent before. Source: T-111 to T-114, T-118. */
export function isOverLimit(material: GratisMaterial, asked: number, counts: Counts): boolean {
  const limit = counts[limitOf(material)];
  return limit === null ? asked > 0 : asked + material.unidadesEnviadas > limit;
}

/** The units after a count has changed: those it limits begin at 0 again. Source: T-106, T-107. */
export function resetUnits(materials: readonly GratisMaterial[], units: Units, changed: keyof Counts): Units {
  const reset = materials.filter((material) => limitOf(material) === changed);
  return { ...units, ...Object.fromEntries(reset.map(({ idMaterial }) => [idMaterial, 0])) };
}

/** Units of all materials together. */
export function totalUnits(units: Units): number {
  return Object.values(units).reduce((sum, count) => sum + count, 0);
}
