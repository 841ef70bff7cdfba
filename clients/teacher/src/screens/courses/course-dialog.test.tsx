import { problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  ANNOUNCEMENT,
  bodyOf,
  choose,
  currentTab,
  dialog,
  inDialog,
  MINE,
  openCourses,
  openForm,
  press,
  REGISTRATION,
} from "./testing.tsx";

describe("registering", () => {
  it("T-376 T-377 T-379 T-405 T-406 T-407 the form has a placeholder, disabled options and a button that waits", async () => {
    openCourses();
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
    const { requests } = openCourses();
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
    const { requests } = openCourses();
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
    openCourses({
      "POST /pd-courses/registration": () => problem(409, "COURSE_UNAVAILABLE", { message: "Not available." }),
    });
    await openForm();
    await choose("Resolución de conflictos");
    await userEvent.click(inDialog("Register"));
    expect((await dialog("Something did not work")).textContent).toContain("Not available.");
  });
});

describe("cancelling", () => {
  const registered = { [MINE]: { registration: REGISTRATION } };

  it("T-381 T-382 T-397 T-402 T-404 T-418 from its button is confirmed, done and closed", async () => {
    const { requests } = openCourses(registered, "/pd-courses?tab=2");
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
    openCourses({ [MINE]: () => Response.json({ registration: answers.shift() ?? null }) });
    await press("Register");
    await dialog("One course at a time");
    await userEvent.click(inDialog("Accept"));
    await dialog("Your registration is cancelled");
    await userEvent.click(inDialog("Accept"));
    expect(await screen.findByRole("combobox", { name: "Course" })).toBeTruthy();
  });

  it("T-381 going back changes nothing", async () => {
    const { requests } = openCourses(registered);
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
    openCourses({ "GET /pd-courses/announcement": () => answers.shift() });
    await expectError();
    await press("Try again");
    expect(await screen.findByText("Autumn courses")).toBeTruthy();
  });

  it.each([
    ["my courses", { [MINE]: down }, "?tab=2"],
    ["completed courses", { "GET /pd-courses/registrations": down }, "?tab=3"],
  ])("T-398 T-423 T-424 of %s open the error and lead home", async (_name, answers, search) => {
    openCourses(answers, `/pd-courses${search}`);
    await expectError();
    expect(currentTab()).toBe("Announcement");
  });

  it.each([
    ["T-423 a failed one", down],
    ["T-425 an empty one", { courses: [] }],
  ])("%s, the list of courses opens the error", async (_name, answer) => {
    openCourses({ "GET /pd-courses/announcement/31/courses": answer });
    await press("Register");
    await expectError();
  });
});
