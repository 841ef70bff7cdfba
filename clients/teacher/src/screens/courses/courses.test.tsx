import type { UserInfo } from "@anaquel/client-kit/session";
import { problem } from "@anaquel/client-kit/testing";
import { DEFAULT_TIMEOUT_MS, TIMEOUTS } from "@anaquel/openapi/timeouts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes.tsx";
import { ANNOUNCEMENT, currentTab, DONE, MINE, openCourses, openForm, post, REGISTRATION } from "./testing.tsx";

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
    openCourses();
    expect(await screen.findByText("Autumn courses")).toBeTruthy();
    const links = within(screen.getByRole("navigation", { name: "Courses" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Announcement", "/pd-courses"],
      ["My courses", "/pd-courses?tab=2"],
      ["Completed courses", "/pd-courses?tab=3"],
    ]);
  });

  it("T-383 T-384 T-385 T-392 without texts it lists the two courses of its own, centred", async () => {
    openCourses({ "GET /content/courses/posts": () => problem(500, "UNEXPECTED") });
    const conflict = (await screen.findByRole("heading", { name: "Conflict resolution" })).closest("li");
    expect(conflict?.textContent).toContain("In Spanish · 20 hours · 4 modules");
    const classroom = screen.getByRole("heading", { name: "Classroom management" }).closest("li");
    expect(classroom?.textContent).toContain("In English · 20 hours · 5 modules");
    expect(classroom?.closest("ul")?.hasAttribute("data-centred")).toBe(true);
  });

  it("T-367 T-385 T-391 T-420 T-422 lists the cards of the content service with their pictures", async () => {
    const posts = [post(1, "A_ES", "One"), post(2, "B_ES", "Two"), post(3, "C_ES", "Three")];
    const { requests } = openCourses({ "GET /content/courses/posts": posts });
    const card = (await screen.findByRole("heading", { name: "Three" })).closest("li");
    expect(card?.querySelector("img")?.getAttribute("src")).toBe("/pdcourses/C_ES_en.png");
    expect(await within(card as HTMLElement).findByText("About Three")).toBeTruthy();
    expect(card?.closest("ul")?.hasAttribute("data-centred")).toBe(false);
    const asked = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith("/posts"));
    expect(asked.map(({ search }) => search)).toContain("?categories=610");
  });

  it("T-421 T-426 reads the words of the banner with picture, 50 at most and for five seconds", async () => {
    const banner = { ...post(4, "", "Courses that fit into your week"), categories: [312, 611] };
    const { requests } = openCourses({
      "GET /content/courses/posts": ({ url }: Request) => Response.json(/611/.test(url) ? [banner] : []),
    });
    expect(await screen.findByText("Courses that fit into your week")).toBeTruthy();
    const [asked] = requests.map(({ url }) => new URL(url).searchParams).filter((query) => query.has("_embed"));
    expect([asked?.get("per_page"), asked?.get("categories")]).toEqual(["50", "611+312"]);
    expect(TIMEOUTS["GET /content/courses/posts"] ?? DEFAULT_TIMEOUT_MS).toBe(5000);
  });

  it.each([
    [true, "Registration is open until 30/11/2026."],
    [false, "Registration closed on 30/11/2026. The next one opens on 11/01/2027."],
  ])(
    "T-368 T-387 with registration on: %s the button follows, and the banner says it",
    async (registrationOn, text) => {
      const announcement = { ...ANNOUNCEMENT, registrationStartDate: "2020-01-01", registrationOn };
      openCourses({ "GET /pd-courses/announcement": { announcement } });
      const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Register" });
      expect(button.disabled).toBe(!registrationOn);
      expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it("tells that there is no announcement without calling it a failure", async () => {
    openCourses({ "GET /pd-courses/announcement": () => problem(404, "NOT_FOUND") });
    expect(await screen.findByText("There are no announcements at the moment.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("my courses", () => {
  const openMine = (answers: object = {}) => openCourses(answers, "/pd-courses?tab=2");

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
    const { requests } = openCourses({ "GET /pd-courses/registrations": [DONE] }, "/pd-courses?tab=3");
    const done = (await screen.findByRole("heading", { name: "Management" })).closest("li");
    expect(done?.querySelector("img")?.getAttribute("src")).toBe("/pdcourses/CLASSROOM_EN_en.png");
    expect(await screen.findByRole("heading", { name: "Conflict resolution" })).toBeTruthy();
    expect(requests.some(({ url }) => url.endsWith("/pd-courses/registrations?completed=1"))).toBe(true);
  });

  it("T-374 are missed in words when there are none", async () => {
    openCourses({}, "/pd-courses?tab=3");
    expect(await screen.findByRole("heading", { name: "You have not completed any course yet" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Conflict resolution" })).toBeTruthy();
  });
});
