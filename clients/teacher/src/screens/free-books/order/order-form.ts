import type { ApiError } from "@anaquel/client-kit/api";
import { type BookTitle, type ChildDraft, type Choice, emptyChild, isComplete, ZIP_LENGTH } from "./child.ts";

/** Where an order stands. Source: T-136, T-137. */
export type OrderStep = "terms" | "form" | "summary" | "paying";

/** How far the paying is, in percent. Source: T-153, T-154. */
export const PROGRESS = { uploading: 0, sending: 25, redirecting: 50, answered: 75, leaving: 100 } as const;
/** A step of the paying. */
export type Progress = (typeof PROGRESS)[keyof typeof PROGRESS];

/** Children of an order at most. Source: the contract. */
export const MAX_CHILDREN = 20;

/** An order that is being filled. */
export interface OrderState {
  step: OrderStep;
  children: readonly ChildDraft[];
  isLegalAccepted: boolean;
  /** How often the person asked for the summary without success. */
  tries: number;
  progress: Progress;
  /** Why the last paying failed, until it was read. */
  failure: ApiError | null;
  nextKey: number;
}

/** What a person types about a child. */
export type ChildText = Pick<ChildDraft, "name" | "surname1" | "surname2" | "birthDate" | "familyBook">;

/** What can happen to an order. */
export type OrderEvent =
  | { type: "terms-accepted" }
  | { type: "child-added"; saved?: ChildDraft }
  | { type: "child-removed"; key: number }
  | { type: "typed"; key: number; change: Partial<ChildText> }
  | { type: "zip-typed"; key: number; zip: string }
  | { type: "school-chosen"; key: number; school: Choice | null }
  | { type: "level-chosen"; key: number; level: Choice | null }
  | { type: "subject-chosen"; key: number; subject: Choice | null }
  | { type: "title-ticked"; key: number; title: BookTitle; isChosen: boolean }
  | { type: "legal-ticked"; isAccepted: boolean }
  | { type: "submitted"; today: string }
  | { type: "paying" }
  | { type: "progressed"; progress: Progress }
  | { type: "failed"; error: ApiError }
  | { type: "closed" };

/** An order begins with the saved children, or with an empty one. */
export function beginOrder(saved: readonly ChildDraft[]): OrderState {
  const nextKey = Math.max(0, ...saved.map(({ key }) => key)) + 1;
  const isEmpty = saved.length === 0;
  return {
    step: "terms",
    children: isEmpty ? [emptyChild(nextKey)] : saved,
    isLegalAccepted: false,
    tries: 0,
    progress: PROGRESS.uploading,
    failure: null,
    nextKey: isEmpty ? nextKey + 1 : nextKey,
  };
}

/** Whether the summary may be asked for. Source: T-178, T-179. */
export function isReady({ children, isLegalAccepted }: OrderState, today: string): boolean {
  return children.length > 0 && isLegalAccepted && children.every((child) => isComplete(child, today));
}

/** The next state of an order. Source: T-136, T-137, T-153 to T-155, T-178 to T-182. */
export function orderForm(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case "terms-accepted":
      return state.step === "terms" ? { ...state, step: "form" } : state;
    case "submitted":
      if (state.step !== "form") return state;
      return isReady(state, event.today) ? { ...state, step: "summary" } : { ...state, tries: state.tries + 1 };
    case "paying":
      return state.step === "summary" ? { ...state, step: "paying", progress: PROGRESS.uploading } : state;
    case "progressed":
      return state.step === "paying" ? { ...state, progress: event.progress } : state;
    case "failed":
      return state.step === "paying" ? { ...state, step: "form", failure: event.error } : state;
    case "closed":
      // What is on its way to the bank can no longer be taken back.
      return state.step === "paying" ? state : { ...state, step: "form", failure: null };
    case "legal-ticked":
      return { ...state, isLegalAccepted: event.isAccepted };
    case "child-added":
      return addChild(state, event.saved);
    case "child-removed":
      return { ...state, children: state.children.filter(({ key }) => key !== event.key) };
    default:
      return {
        ...state,
        children: state.children.map((child) => (child.key === event.key ? changed(child, event) : child)),
      };
  }
}

function addChild(state: OrderState, saved: ChildDraft | undefined): OrderState {
  const isThere = saved && state.children.some(({ id }) => id === saved.id);
  if (isThere || state.children.length >= MAX_CHILDREN) return state;
  const child = { ...(saved ?? emptyChild(0)), key: state.nextKey };
  return { ...state, children: [...state.children, child], nextKey: state.nextKey + 1 };
}

type ChildEvent = Extract<OrderEvent, { key: number }>;

function changed(child: ChildDraft, event: ChildEvent): ChildDraft {
  const hasTitles = child.titles.length > 0;
  switch (event.type) {
    case "typed":
      return { ...child, ...event.change };
    case "zip-typed": {
      const zip = event.zip.replaceAll(/\D/g, "").slice(0, ZIP_LENGTH);
      if (zip === child.zip) return child;
      if (hasTitles) return { ...child, blocked: "zip" };
      return { ...child, zip, school: null, level: null, subject: null, blocked: null };
    }
    case "school-chosen":
      if (hasTitles) return { ...child, blocked: "school" };
      return { ...child, school: event.school, level: null, subject: null, blocked: null };
    case "level-chosen":
      if (hasTitles) return { ...child, blocked: "level" };
      return { ...child, level: event.level, subject: null, blocked: null };
    case "subject-chosen":
      return { ...child, subject: event.subject, titles: [], blocked: null };
    case "title-ticked": {
      const others = child.titles.filter(({ isbn }) => isbn !== event.title.isbn);
      const isTaken = event.isChosen && event.title.stock !== "N";
      return { ...child, titles: isTaken ? [...others, event.title] : others, blocked: null };
    }
    case "child-removed":
      return child;
  }
}
