import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { routes } from "../../routes.tsx";
import { Screen } from "./courses-screen.tsx";

const ANNOUNCEMENT = {
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
const COURSES = [
  CONFLICT,
  { id: 5102, name: "Management", lmsMasterCourseId: "CLASSROOM_EN", registrationEnabled: true, completed: true },
  { id: 5103, name: "Cooperation", lmsMasterCourseId: "COOP_ES", registrationEnabled: false, completed: false },
];
const REGISTRATION = {
  registrationId: 90417,
  announcementId: 31,
  courseId: 5101,
  lmsMasterCourseId: "CONFLICT_ES",
  courseTitle: "Resolución de conflictos",
  courseEndDateShort: "18/12/2026",
  accessOn: true,
};
const DONE = { ...REGISTRATION, registrationId: 81204, lmsMasterCourseId: "CLASSROOM_EN", courseTitle: "Management" };
const MINE = "GET /pd-courses/announcement/31/registration";
const post = (id: number, master: string, title: string) => ({
  id,
  date: "2026-11-02T09:00:00",
  slug: `course-${id}`,
  title: { rendered: title },
  content: { rendered: `<p>About ${title}</p>` },
  excerpt: { rendered: master },
  sticky: false,
  categories: [312, 610],
  image: null,
});

function open(answers: object = {}, path = "/pd-courses") {
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

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const inDialog = (name: string) => within(screen.getByRole("dialog")).getByRole<HTMLButtonElement>("button", { name });
const currentTab = () => document.querySelector("nav [aria-current=page]")?.textContent;
const bodyOf = async (requests: Request[]) => requests.find(({ method }) => method === "POST")?.json();
const choose = async (name: string) =>
  userEvent.selectOptions(await screen.findByRole("combobox", { name: "Course" }), name);

async function openForm() {
  await press("Register");
  await screen.findByRole("combobox", { name: "Course" });
}

describe("the page of the courses", () => {
  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])("P-055 T-365 T-366 with pdCourses %s it opens: %s", (pdCourses, isOpen) => {
    const route = routes.find(({ paths }) => paths.includes("/pd-courses"));
    expect(route?.rule.allow?.({ pdCourses } as UserInfo)).toBe(isOpen);
    expect(route?.rule.refusal).toBe("/");
  });

  it("T-364 has a banner and three tabs, which are addresses", async () => {
    open();
    expect(await screen.findByText("Autumn courses")).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: "Courses" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Announcement", "/pd-courses"],
      ["My courses", "/pd-courses?tab=2"],
      ["Completed courses", "/pd-courses?tab=3"],
    ]);
  });

  it("T-383 T-384 T-385 T-392 without texts it lists the two courses of its own, centred", async () => {
    open({ "GET /content/courses/posts": () => problem(500, "UNEXPECTED") });
    const conflict = (await screen.findByRole("heading", { name: "Conflict resolution" })).closest("li");
    expect(conflict?.textContent).toContain("In Spanish · 20 hours · 4 modules");
    const classroom = screen.getByRole("heading", { name: "Classroom management" }).closest("li");
    expect(classroom?.textContent).toContain("In English · 20 hours · 5 modules");
    expect(classroom?.closest("ul")?.hasAttribute("data-centred")).toBe(true);
  });

  it("T-367 T-385 T-391 T-420 T-422 lists the cards of the content service with their pictures", async () => {
    const posts = [post(1, "A_ES", "One"), post(2, "B_ES", "Two"), post(3, "C_ES", "Three")];
    const { requests } = open({ "GET /content/courses/posts": posts });
    const card = (await screen.findByRole("heading", { name: "Three" })).closest("li");
    expect(card?.querySelector("img")?.getAttribute("src")).toBe("/pdcourses/C_ES_en.png");
    expect(await within(card as HTMLElement).findByText("About Three")).toBeTruthy();
    expect(card?.closest("ul")?.hasAttribute("data-centred")).toBe(false);
    const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith("/posts"));
    expect(asked.map(({ search }) => search)).toContain("?categories=610");
  });

  it.each([
    [true, "Registration is open until 30/11/2026."],
    [false, "Registration closed on 30/11/2026. The next one opens on 11/01/2027."],
  ])(
    "T-368 T-387 with registration on: %s the button follows, and the banner says it",
    async (registrationOn, text) => {
      const announcement = { ...ANNOUNCEMENT, registrationStartDate: "2020-01-01", registrationOn };
      open({ "GET /pd-courses/announcement": { announcement } });
      const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Register" });
      expect(button.disabled).toBe(!registrationOn);
      expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it("tells that there is no announcement without calling it a failure", async () => {
    open({ "GET /pd-courses/announcement": () => problem(404, "NOT_FOUND") });
    expect(await screen.findByText("There are no announcements at the moment.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("my courses", () => {
  const openMine = (answers: object = {}) => open(answers, "/pd-courses?tab=2");

  it("T-369 T-370 T-371 T-419 shows the registration with its day, access and cancelling", async () => {
    openMine({ [MINE]: { registration: REGISTRATION } });
    const own = (await screen.findByRole("heading", { name: "Resolución de conflictos" })).closest("article");
    expect(own?.querySelector("img")?.getAttribute("src")).toBe("/pdcourses/CONFLICT_ES_en.png");
    expect(own?.textContent).toContain("The course ends on 18/12/2026.");
    const access = screen.getByRole("link", { name: /^Access/ });
    expect(access.getAttribute("href")).toBe("/api/pd-courses/announcement/31/registration/90417");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel registration" }).disabled).toBe(false);
  });

  it("T-370 T-371 with access and registration off neither can be pressed", async () => {
    openMine({
      "GET /pd-courses/announcement": { announcement: { ...ANNOUNCEMENT, registrationOn: false } },
      [MINE]: { registration: { ...REGISTRATION, accessOn: false } },
    });
    for (const name of ["Access", "Cancel registration"]) {
      expect((await screen.findByRole<HTMLButtonElement>("button", { name })).disabled).toBe(true);
    }
  });

  it.each([
    ["null", { registration: null }],
    ["not found", () => problem(404, "NOT_FOUND")],
  ])("T-372 T-415 with %s it says so and offers to register", async (_name, answer) => {
    openMine({ [MINE]: answer });
    expect(await screen.findByRole("heading", { name: "You are not registered for a course" })).toBeTruthy();
    await openForm();
    expect(currentTab()).toBe("Announcement");
  });

  it("T-373 shows the other courses, or the way to professional development when there are none", async () => {
    const view = openMine({ [MINE]: { registration: REGISTRATION } });
    expect(await screen.findByRole("heading", { name: "Classroom management" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Conflict resolution" })).toBeNull();
    view.unmount();
    openMine({ [MINE]: { registration: REGISTRATION }, "GET /pd-courses/registrations": [DONE] });
    const link = await screen.findByRole("link", { name: "Go to professional development" });
    expect(link.getAttribute("href")).toBe("/professional-development");
  });
});

describe("completed courses", () => {
  it("T-374 T-416 are listed with their pictures, followed by cards", async () => {
    const { requests } = open({ "GET /pd-courses/registrations": [DONE] }, "/pd-courses?tab=3");
    const done = (await screen.findByRole("heading", { name: "Management" })).closest("li");
    expect(done?.querySelector("img")?.getAttribute("src")).toBe("/pdcourses/CLASSROOM_EN_en.png");
    expect(await screen.findByRole("heading", { name: "Conflict resolution" })).toBeTruthy();
    expect(requests.some(({ url }) => url.endsWith("/pd-courses/registrations?completed=1"))).toBe(true);
  });

  it("T-374 are missed in words when there are none", async () => {
    open({}, "/pd-courses?tab=3");
    expect(await screen.findByRole("heading", { name: "You have not completed any course yet" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Conflict resolution" })).toBeTruthy();
  });
});

describe("registering", () => {
  it("T-376 T-377 T-379 T-405 T-406 T-407 the form has a placeholder, disabled options and a button that waits", async () => {
    open();
    await openForm();
    const options = within(screen.getByRole("combobox")).getAllByRole<HTMLOptionElement>("option");
    expect(options.map(({ value, disabled, textContent }) => [value, disabled, textContent])).toEqual([
      ["0", false, "Choose a course"],
      ["5101", false, "Resolución de conflictos"],
      ["-5102", true, "Management (completed)"],
      ["-5103", true, "Cooperation (closed)"],
    ]);
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
    expect(inDialog("Register").disabled).toBe(true);
    await choose("Resolución de conflictos");
    expect(inDialog("Register").disabled).toBe(false);
    await userEvent.click(inDialog("Cancel"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("T-378 T-408 T-411 T-412 the certificate asks for a birthday, and gives it up again", async () => {
    const { requests } = open();
    await openForm();
    await choose("Resolución de conflictos");
    expect(screen.queryByLabelText("Date of birth")).toBeNull();
    const box = screen.getByRole("checkbox");
    await userEvent.click(box);
    const birthday = screen.getByLabelText<HTMLInputElement>("Date of birth");
    expect(inDialog("Register").disabled).toBe(true);
    await userEvent.type(birthday, "31021984");
    expect(birthday.value).toBe("31/02/1984");
    expect(birthday.getAttribute("aria-invalid")).toBe("true");
    await userEvent.click(box);
    expect(inDialog("Register").disabled).toBe(false);
    await userEvent.click(box);
    expect(screen.getByLabelText<HTMLInputElement>("Date of birth").value).toBe("");
    await userEvent.type(screen.getByLabelText("Date of birth"), "14031984");
    await userEvent.click(inDialog("Register"));
    await dialog("You are registered");
    expect(await bodyOf(requests)).toMatchObject({ birthday: "14/03/1984" });
  });

  it("T-380 T-401 T-403 T-417 succeeds with the name of the course and the word of a mail", async () => {
    const { requests } = open();
    await openForm();
    await choose("Resolución de conflictos");
    await userEvent.click(inDialog("Register"));
    const { textContent } = await dialog("You are registered");
    expect(textContent).toContain("Resolución de conflictos");
    expect(textContent).toContain("You will receive an email");
    expect(await bodyOf(requests)).toEqual({
      action: "ALTA",
      courseId: 5101,
      master: "CONFLICT_ES",
      announcementKey: "OTONO-2026",
    });
    await userEvent.click(inDialog("Accept"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("T-398 a refusal closes the form and is told in its own words", async () => {
    open({ "POST /pd-courses/registration": () => problem(409, "COURSE_UNAVAILABLE", { message: "Not available." }) });
    await openForm();
    await choose("Resolución de conflictos");
    await userEvent.click(inDialog("Register"));
    expect((await dialog("Something did not work")).textContent).toContain("Not available.");
  });
});

describe("cancelling", () => {
  const registered = { [MINE]: { registration: REGISTRATION } };

  it("T-381 T-382 T-397 T-402 T-404 T-418 from its button is confirmed, done and closed", async () => {
    const { requests } = open(registered, "/pd-courses?tab=2");
    await press("Cancel registration");
    expect((await dialog("One course at a time")).textContent).toContain("only one course at a time");
    expect(currentTab()).toBe("Announcement");
    expect(inDialog("Go back")).toBeTruthy();
    await userEvent.click(inDialog("Accept"));
    await dialog("Your registration is cancelled");
    expect(await bodyOf(requests)).toEqual({ action: "BAJA", courseId: 5101, master: "CONFLICT_ES" });
    await userEvent.click(inDialog("Accept"));
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Announcement"));
  });

  it("T-382 T-399 T-400 who came to register chooses another course afterwards", async () => {
    const answers = [REGISTRATION, null];
    open({ [MINE]: () => Response.json({ registration: answers.shift() ?? null }) });
    await press("Register");
    await dialog("One course at a time");
    await userEvent.click(inDialog("Accept"));
    await dialog("Your registration is cancelled");
    await userEvent.click(inDialog("Accept"));
    expect(await screen.findByRole("combobox", { name: "Course" })).toBeTruthy();
  });

  it("T-381 going back changes nothing", async () => {
    const { requests } = open(registered);
    await press("Register");
    await dialog("One course at a time");
    await userEvent.click(inDialog("Go back"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
  });
});

describe("failures", () => {
  const down = () => problem(500, "UNEXPECTED");
  const expectError = async () => {
    const { textContent } = await dialog("Something did not work");
    expect(textContent).toContain("The courses cannot be shown at the moment.");
    expect(textContent).toContain("Try again in a few minutes.");
    await userEvent.click(inDialog("Accept"));
    expect(screen.queryByRole("dialog")).toBeNull();
  };

  it("T-375 T-423 of the announcement open the error, which is accepted, and can be tried again", async () => {
    const answers = [down(), Response.json({ announcement: ANNOUNCEMENT })];
    open({ "GET /pd-courses/announcement": () => answers.shift() });
    await expectError();
    await press("Try again");
    expect(await screen.findByText("Autumn courses")).toBeTruthy();
  });

  it.each([
    ["my courses", { [MINE]: down }, "?tab=2"],
    ["completed courses", { "GET /pd-courses/registrations": down }, "?tab=3"],
  ])("T-398 T-423 T-424 of %s open the error and lead home", async (_name, answers, search) => {
    open(answers, `/pd-courses${search}`);
    await expectError();
    expect(currentTab()).toBe("Announcement");
  });

  it.each([
    ["T-423 a failed one", down],
    ["T-425 an empty one", { courses: [] }],
  ])("%s, the list of courses opens the error", async (_name, answer) => {
    open({ "GET /pd-courses/announcement/31/courses": answer });
    await press("Register");
    await expectError();
  });
});
