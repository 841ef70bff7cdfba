import { fakeApi, openScreen } from "@anaquel/client-kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Screen } from "./courses-screen.tsx";

/** An announcement whose registration is on. */
export const ANNOUNCEMENT = {
  id: 31,
  isCurrent: true,
  registrationOn: true,
  description: "Autumn courses",
  registrationStartDate: "2026-11-09",
  registrationStartDateShort: "09/11/2026",
  registrationEndDateShort: "30/11/2026",
  nextAnnouncement: { registrationStartDateShort: "11/01/2027" },
  announcementKey: "OTONO-2026",
};
const CONFLICT = {
  id: 5101,
  name: "Resolución de conflictos",
  lmsMasterCourseId: "CONFLICT_ES",
  registrationEnabled: true,
  completed: false,
};
/** One course that can be chosen, one completed, one closed. */
export const COURSES = [
  CONFLICT,
  { id: 5102, name: "Management", lmsMasterCourseId: "CLASSROOM_EN", registrationEnabled: true, completed: true },
  { id: 5103, name: "Cooperation", lmsMasterCourseId: "COOP_ES", registrationEnabled: false, completed: false },
];
/** A registration that may be opened. */
export const REGISTRATION = {
  registrationId: 90417,
  announcementId: 31,
  courseId: 5101,
  lmsMasterCourseId: "CONFLICT_ES",
  courseTitle: "Resolución de conflictos",
  courseEndDateShort: "18/12/2026",
  accessOn: true,
};
/** A completed registration. */
export const DONE = {
  ...REGISTRATION,
  registrationId: 81204,
  lmsMasterCourseId: "CLASSROOM_EN",
  courseTitle: "Management",
};
/** The read of the current registration. */
export const MINE = "GET /pd-courses/announcement/31/registration";
/** A card of the content service. */
export const post = (id: number, master: string, title: string) => ({
  id,
  date: "2026-11-02T09:00:00",
  slug: `course-${id}`,
  status: "publish",
  title: { rendered: title },
  content: { rendered: `<p>About ${title}</p>` },
  excerpt: { rendered: master },
  sticky: false,
  categories: [312, 610],
  image: null,
});

/** Opens the page over the API of a teacher without courses. */
export function openCourses(answers: object = {}, path = "/pd-courses") {
  const api = fakeApi({
    "GET /pd-courses/announcement": { announcement: ANNOUNCEMENT },
    "GET /pd-courses/announcement/31/courses": { courses: COURSES },
    [MINE]: { registration: null },
    "GET /pd-courses/registrations": [],
    "POST /pd-courses/registration": { result: "OK" },
    "GET /content/courses/posts": [],
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<Screen />, path) };
}

/** Presses a button once it is there. */
export const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** The dialog of a name, once it is there. */
export const dialog = (name: string) => screen.findByRole("dialog", { name });
/** A button of the open dialog. */
export const inDialog = (name: string) =>
  within(screen.getByRole("dialog")).getByRole<HTMLButtonElement>("button", { name });
/** The name of the open tab. */
export const currentTab = () => document.querySelector("nav [aria-current=page]")?.textContent;
/** What was sent. */
export const bodyOf = async (requests: Request[]) => requests.find(({ method }) => method === "POST")?.json();
/** Chooses a course in the form. */
export const choose = async (name: string) =>
  userEvent.selectOptions(await screen.findByRole("combobox", { name: "Course" }), name);

/** Opens the registration form. */
export async function openForm() {
  await press("Register");
  await screen.findByRole("combobox", { name: "Course" });
}
