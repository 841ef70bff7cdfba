import { ApiError, send } from "@anaquel/client-kit/api";
import { asApiError } from "@anaquel/client-kit/forms";
import { useGo } from "@anaquel/client-kit/routing";
import { useReducer } from "react";
import { useSWRConfig } from "swr";
import { useSearch } from "wouter";
import { paths } from "../../paths.ts";
import type { Announcement } from "./announcement-news.ts";
import {
  CLOSED,
  type CoursesEvent,
  type Modal,
  modalAfter,
  type Registration,
  TABS,
  type Tab,
  tabAfter,
  tabOf,
} from "./courses-page.ts";
import { optionOf, type RegistrationValues, toCancellation, toSignUp } from "./registration-form.ts";

const NOT_FOUND = 404;

/** The page of the courses bound to the address and to the API. */
export interface CoursesPage {
  tab: Tab;
  modal: Modal;
  /** Opens the modal: the form, or the confirmation for who is registered. Source: T-396, T-400. */
  show: (fromCancel: boolean) => Promise<void>;
  register: (values: RegistrationValues) => Promise<void>;
  cancel: () => Promise<void>;
  close: () => void;
  /** Tells of a failed read, and leads to a tab. Source: T-423, T-424. */
  fail: (tab?: Tab) => void;
}

/** The address of a tab. Source: T-364. */
export function addressOf(tab: Tab): string {
  return tab === "home" ? paths.pdCourses : `${paths.pdCourses}?tab=${TABS[tab]}`;
}

/** Runs the page of an announcement; nothing can be opened without one. Source: T-395 to T-404. */
export function useCoursesPage(announcement: Announcement | undefined): CoursesPage {
  const go = useGo();
  const tab = tabOf(useSearch());
  const { mutate } = useSWRConfig();
  const [modal, dispatch] = useReducer(modalAfter, CLOSED);

  function happen(event: CoursesEvent): void {
    dispatch(event);
    const next = tabAfter(event);
    if (next && next !== tab) go(addressOf(next), { replace: true });
  }

  async function show(fromCancel: boolean): Promise<void> {
    if (!announcement) return;
    happen({ type: "shown", fromCancel });
    const params = { path: { announcementId: announcement.id } };
    try {
      const [registration, { courses }] = await Promise.all([
        readRegistration(announcement.id),
        send("get", "/pd-courses/announcement/{announcementId}/courses", { params }),
      ]);
      happen({ type: "loaded", registration, courses });
    } catch {
      happen({ type: "failed" });
    }
  }

  async function change(body: ReturnType<typeof toSignUp | typeof toCancellation>, done: CoursesEvent): Promise<void> {
    happen({ type: "submitted" });
    try {
      await send("post", "/pd-courses/registration", { body });
      happen(done);
    } catch (failure) {
      happen({ type: "failed", error: asApiError(failure) });
    }
    // Also after a refusal, which says that what the page shows is no longer so.
    void mutate((key) => pathOf(key).includes("/registration"), undefined);
    void mutate((key) => pathOf(key) === "/pd-courses/announcement");
  }

  async function register(values: RegistrationValues): Promise<void> {
    if (!announcement || modal.kind !== "registration" || modal.step !== "form") return;
    const course = modal.courses.find((shown) => optionOf(shown) === values.option);
    if (!course) return;
    await change(toSignUp(values, course, announcement.announcementKey), { type: "registered", course });
  }

  async function cancel(): Promise<void> {
    if (modal.kind !== "cancel" || modal.step !== "confirm") return;
    await change(toCancellation(modal.registration), { type: "cancelled" });
  }

  return {
    tab,
    modal,
    show,
    register,
    cancel,
    close: () => happen({ type: "closed" }),
    fail: (next) => happen({ type: "failed", ...(next && { tab: next }) }),
  };
}

/** The path of the operation that a read of the page is kept under. */
function pathOf(key: unknown): string {
  return Array.isArray(key) ? String(key[0]) : "";
}

/** The registration in an announcement; an answer without one, or "not found", means that there is none. Source: T-415, G32. */
async function readRegistration(announcementId: number): Promise<Registration | null> {
  const params = { path: { announcementId } };
  try {
    const answer: { registration: Registration | null } | undefined = await send(
      "get",
      "/pd-courses/announcement/{announcementId}/registration",
      { params },
    );
    return answer?.registration ?? null;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === NOT_FOUND) return null;
    throw failure;
  }
}
