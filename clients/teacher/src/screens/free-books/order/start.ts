import { isCalendarDay } from "@anaquel/openapi/checks/days";
import type { components } from "@anaquel/openapi/types";
import { type ChildDraft, emptyChild, isName, ZIP_LENGTH } from "./child.ts";

type PreloadedChild = components["schemas"]["PreloadedChild"];
type Level = components["schemas"]["FreeBooksLevel"];

/** What an order begins with. */
export interface OrderStart {
  orderId: number;
  /** VAT rate in percent. */
  vat: number;
  /** Euros before VAT. */
  cost: number;
}

/** What an order begins with, or null when an answer cannot be: no order is made of such. Source: T-185 to T-187. */
export function startOf(orderId: unknown, vat: unknown, cost: unknown): OrderStart | null {
  const isRight = typeof orderId === "number" && Number.isInteger(orderId) && orderId > 0;
  if (!isRight || !isPositive(vat) || !isPositive(cost)) return null;
  return { orderId, vat, cost };
}

function isPositive(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

/** Whether a level can be chosen. Source: T-183. */
export function isLevel({ C_NIVEL, D_NIVEL }: Partial<Level>): boolean {
  return Number.isInteger(C_NIVEL) && Number(C_NIVEL) > 0 && typeof D_NIVEL === "string" && D_NIVEL.trim() !== "";
}

/** Whether a saved child can stand in an order. Source: T-184. */
export function isPreloaded(child: Partial<PreloadedChild>): child is PreloadedChild {
  const { id, schoolId, schoolName, postalCode, name, surname1, birthDate, levels } = child;
  return (
    Number.isInteger(id) &&
    Number.isInteger(schoolId) &&
    Boolean(schoolName?.trim()) &&
    new RegExp(`^\\d{${ZIP_LENGTH}}$`).test(postalCode ?? "") &&
    isName(name ?? "") &&
    isName(surname1 ?? "") &&
    isCalendarDay(birthDate ?? "") &&
    Array.isArray(levels)
  );
}

/** A saved child as it stands in the form: who it is and its school, without titles. Source: G10. */
export function draftOf(child: PreloadedChild, key: number): ChildDraft {
  return {
    ...emptyChild(key),
    id: child.id,
    name: child.name,
    surname1: child.surname1,
    surname2: child.surname2 ?? "",
    birthDate: child.birthDate,
    zip: child.postalCode,
    school: { id: child.schoolId, name: child.schoolName },
  };
}
