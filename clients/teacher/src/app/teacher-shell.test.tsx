import { fakeApi, openScreen } from "@anaquel/client-kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { TeacherShell } from "./teacher-shell.tsx";

describe("the frame of the pages", () => {
  it.each([
    ["TEACHER", true],
    ["TEACHER_DEMO", true],
    ["TEACHER_FAKE", true],
    ["USER_INTERNAL", false],
    ["USER", false],
  ])("P-113 shows %s the bell: %s", async (role, hasBell) => {
    const api = fakeApi({
      "GET /user": {
        id: 1,
        role,
        profile: "CUSTOMER_USER_PREMIUM",
        name: "Marta",
        surname: "Ruiz",
        mail: "m@s.example",
      },
      "GET /user/newNotifications": { newNotifications: false },
    });
    vi.stubGlobal("fetch", api.fetch);
    openScreen(<TeacherShell>Page</TeacherShell>);
    await screen.findByText("Marta Ruiz");
    expect(screen.queryByRole("link", { name: "Notifications" }) !== null).toBe(hasBell);
    expect(api.requests.some(({ url }) => url.endsWith("/user/newNotifications"))).toBe(hasBell);
  });

  it.each([true, false])("P-122 offers the end of an impersonation while there is one: %s", async (impersonating) => {
    const api = fakeApi({
      "GET /user": {
        id: 1,
        role: "TEACHER",
        profile: "CUSTOMER_USER_PREMIUM",
        name: "Marta",
        surname: "Ruiz",
        impersonating,
      },
    });
    vi.stubGlobal("fetch", api.fetch);
    openScreen(<TeacherShell>Page</TeacherShell>);
    const banner = within(await screen.findByRole("banner"));
    await userEvent.click(await banner.findByText("Marta Ruiz"));
    expect(banner.queryByRole("link", { name: "Impersonation off" })?.getAttribute("href") ?? null).toBe(
      impersonating ? "/administration" : null,
    );
  });

  it.each([
    ["the premium home page", "/", "CUSTOMER_USER_PREMIUM", true],
    ["another page", "/edit-library", "CUSTOMER_USER_PREMIUM", false],
    ["the home page of plus customers", "/", "CUSTOMER_USER_PLUS", false],
  ])("P-109 shows the dialogs after sign-in over %s only where they belong", async (_name, path, profile, isShown) => {
    const api = fakeApi({
      "GET /user": { id: 1, role: "TEACHER", profile, name: "Marta", surname: "Ruiz", mail: "m@s.example" },
      "GET /library": [{ nodeRef: "1" }],
      "GET /notifications": { type: "changedAdoptions" },
    });
    vi.stubGlobal("fetch", api.fetch);
    openScreen(<TeacherShell>Page</TeacherShell>, path);
    await screen.findByText("Marta Ruiz");
    const dialog = await screen.findByRole("dialog", {}, { timeout: isShown ? 1000 : 150 }).catch(() => null);
    expect(dialog !== null).toBe(isShown);
  });
});
