import type { ApiError } from "@anaquel/client-kit/api";
import type { components } from "@anaquel/openapi/types";
import type { Course } from "./registration-form.ts";

/** A registration of the teacher. */
export type Registration = components["schemas"]["CourseRegistration"];

/** The tabs, by the numbers of the document. Source: T-364, T-395. */
export const TABS = { home: "1", mine: "2", completed: "3" } as const;

/** A tab of the page. */
export type Tab = keyof typeof TABS;

/** What the one modal shows. `fromCancel` is true when the Cancel button opened it. Source: T-375, T-395, T-397. */
export type Modal =
  | { kind: "closed" }
  | { kind: "error"; error: ApiError | null }
  | ({ fromCancel: boolean } & (
      | { kind: "registration"; step: "loading" }
      | { kind: "registration"; step: "form" | "submitting"; courses: readonly Course[] }
      | { kind: "registration"; step: "success"; course: Course }
      | { kind: "cancel"; step: "confirm" | "submitting" | "success"; registration: Registration }
    ));

/** What happens on the page. A failure may lead to a tab, and tells why when it was the teacher's own doing. */
export type CoursesEvent =
  | { type: "shown"; fromCancel: boolean }
  | { type: "loaded"; registration: Registration | null; courses: readonly Course[] }
  | { type: "submitted" }
  | { type: "registered"; course: Course }
  | { type: "cancelled" }
  | { type: "failed"; tab?: Tab; error?: ApiError }
  | { type: "closed" };

/** Nothing is open. */
export const CLOSED = { kind: "closed" } as const satisfies Modal;

/** The tab that an address names; the first one when it names none. Source: T-364. */
export function tabOf(search: string): Tab {
  const number = new URLSearchParams(search).get("tab");
  const tabs = Object.keys(TABS) as Tab[];
  return tabs.find((tab) => TABS[tab] === number) ?? "home";
}

/** The tab that an event selects in the address; nothing when it leaves the tab alone. Source: T-396, T-398, T-424. */
export function tabAfter(event: CoursesEvent): Tab | undefined {
  if (event.type === "shown") return "home";
  return event.type === "failed" ? event.tab : undefined;
}

/** The modal after an event. Source: T-396 to T-402. */
export function modalAfter(modal: Modal, event: CoursesEvent): Modal {
  switch (event.type) {
    // Shown while it is open, it begins anew: that is how the form is reopened. Source: T-399.
    case "shown":
      return { kind: "registration", step: "loading", fromCancel: event.fromCancel };
    case "loaded":
      return afterLoading(modal, event.registration, event.courses);
    case "submitted":
      return afterSubmitting(modal);
    case "registered":
      return modal.kind === "registration" && modal.step === "submitting"
        ? { kind: "registration", step: "success", fromCancel: modal.fromCancel, course: event.course }
        : modal;
    case "cancelled":
      return modal.kind === "cancel" && modal.step === "submitting" ? { ...modal, step: "success" } : modal;
    case "failed":
      return { kind: "error", error: event.error ?? null };
    case "closed":
      return isSubmitting(modal) ? modal : CLOSED;
  }
}

/** The form, the confirmation, or the error when there is no course to choose. Source: T-400, T-425. */
function afterLoading(modal: Modal, registration: Registration | null, courses: readonly Course[]): Modal {
  if (modal.kind !== "registration" || modal.step !== "loading") return modal;
  const { fromCancel } = modal;
  if (registration) return { kind: "cancel", step: "confirm", fromCancel, registration };
  return courses.length > 0
    ? { kind: "registration", step: "form", fromCancel, courses }
    : { kind: "error", error: null };
}

function afterSubmitting(modal: Modal): Modal {
  if (modal.kind === "registration" && modal.step === "form") return { ...modal, step: "submitting" };
  return modal.kind === "cancel" && modal.step === "confirm" ? { ...modal, step: "submitting" } : modal;
}

/** Whether something is on its way, which closing could not stop. */
export function isSubmitting(modal: Modal): boolean {
  return (modal.kind === "registration" || modal.kind === "cancel") && modal.step === "submitting";
}
