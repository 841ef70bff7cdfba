import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { MAILS, MATEMATICAS, OPEN_LINK } from "../support/api.ts";
import { expectAccessible, openWindow, signInWindow, type Window } from "../support/browser.ts";
import { startPortal } from "../support/portal.ts";
import { openStage } from "../support/stage.ts";

/** Somebody of every group that the table of route guards tells apart. */
const WHO = {
  visitor: null,
  teacher: MAILS.teacher,
  demo: MAILS.demoTeacher,
  fake: MAILS.fakeTeacher,
  internal: MAILS.internalUser,
  user: MAILS.plainUser,
  plus: MAILS.plus,
  support: MAILS.support,
  student: MAILS.student,
} as const;

type Who = keyof typeof WHO;

/** What becomes of a request: the page opens, says in place that it is refused, or leads somewhere else. */
type Outcome = "opens" | "refused in place" | `/${string}`;

const EVERYBODY = Object.keys(WHO) as Who[];
const SIGNED_IN = EVERYBODY.filter((who) => who !== "visitor");
const REFUSED = "Acceso prohibido";
const COMING = /próxima versión$/;

const windows = new Map<Who, Window>();
const checked = new Set<string>();

const { browser, url } = await openStage();

beforeAll(async () => {
  for (const who of EVERYBODY) {
    const window = await openWindow(browser);
    const mail = WHO[who];
    if (mail) await signInWindow(window, url, mail);
    // Accounts have languages of their own, which win while the browser has chosen none.
    await window.context.addCookies([{ name: "locale", value: "es", url }]);
    windows.set(who, window);
  }
});
afterEach(() => {
  expect([...windows.values()].flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** The same outcome for some. */
function all(people: readonly Who[], outcome: Outcome): Partial<Record<Who, Outcome>> {
  return Object.fromEntries(people.map((who) => [who, outcome]));
}

/** Opens an address as somebody, and fails when it ends otherwise than said. */
async function expectOutcome(who: Who, path: string, heading: string | RegExp, outcome: Outcome): Promise<void> {
  const window = windows.get(who);
  if (!window) throw new Error(`there is no window of ${who}`);
  await expectOutcomeIn(window, url, path, heading, outcome);
}

/** The same in a given window on a given portal. */
async function expectOutcomeIn(
  { page }: Window,
  base: string,
  path: string,
  heading: string | RegExp,
  outcome: Outcome,
): Promise<void> {
  await page.goto(base + path);
  const address = () => page.url().slice(base.length);
  const title = () => page.getByRole("heading", { level: 1 }).first().innerText({ timeout: 1000 });
  if (outcome.startsWith("/")) {
    await expect.poll(() => address().split("?", 1)[0], { message: path }).toBe(outcome);
    return;
  }
  const shown = outcome === "opens" ? heading : REFUSED;
  await expect.poll(title, { message: path }).toMatch(shown);
  expect(address()).toBe(path);
  if (checked.has(`${path} ${shown}`)) return;
  checked.add(`${path} ${shown}`);
  await expectAccessible(page);
}

const CUSTOMERS_ONLY = { visitor: "/signin", plus: "/error", support: "/error", student: "/error" } as const;
const title = (titleid: string, unit: string, category = "all") =>
  `/title/${titleid}/unit/${unit}/cat/${category}/subcat/all?initTab=0`;

describe("the pages of teachers", () => {
  test.each<[string, string, string | RegExp, Partial<Record<Who, Outcome>>]>([
    [
      "P-020 P-044 P-046",
      "/notifications",
      "Notificaciones",
      { ...all(["teacher", "demo", "fake"], "opens"), ...all(["internal", "user"], "/error") },
    ],
    [
      "P-021 P-050 P-044 P-046",
      "/change-password",
      "Cambiar contraseña",
      { ...all(["teacher", "demo"], "opens"), ...all(["fake", "internal", "user"], "/error") },
    ],
    [
      "P-022 P-051 P-044 P-046",
      "/edit-account",
      "Editar cuenta",
      { ...all(["teacher", "demo"], "opens"), ...all(["fake", "internal", "user"], "/error") },
    ],
    [
      "P-023 P-052 P-044 P-046",
      "/edit-library",
      "Editar biblioteca",
      { ...all(["teacher", "demo", "internal"], "opens"), ...all(["fake", "user"], "/error") },
    ],
    [
      "P-024 P-245 P-044 P-046",
      "/activate-license",
      "Activar licencia",
      { ...all(["teacher", "fake"], "opens"), ...all(["demo", "internal", "user"], "refused in place") },
    ],
    [
      "P-026 P-212 P-044 P-046",
      "/change-school",
      "Cambiar de centro",
      { teacher: "opens", ...all(["demo", "fake", "internal", "user"], "refused in place") },
    ],
    [
      "P-027 P-028 P-044 P-046",
      title(MATEMATICAS, "all"),
      "Matemáticas",
      all(["teacher", "demo", "fake", "internal"], "opens"),
    ],
    ["P-029 P-044 P-046", title(MATEMATICAS, "favs"), "Matemáticas", all(["teacher", "fake"], "opens")],
    ["P-028", title("all", "all"), "Matemáticas", { teacher: "/error" }],
    ["P-027", title(MATEMATICAS, "nowhere"), "Matemáticas", { teacher: "/error" }],
    [
      "P-055 P-044 P-046",
      "/pd-courses",
      "Cursos para docentes",
      { teacher: "opens", ...all(["demo", "fake", "internal", "user", "plus"], "/"), support: "/admin" },
    ],
    ["P-042 P-046 B-035", "/customers", "Clientes", all(["teacher", "demo", "fake", "internal", "user"], "opens")],
    [
      "P-043 P-046 B-035",
      "/customers-plus",
      "Clientes PLUS",
      all(["teacher", "demo", "fake", "internal", "user"], "/error"),
    ],
  ])("%s P-039 P-047 %s by role", async (_ids, path, heading, own) => {
    const outcomes: Partial<Record<Who, Outcome>> = { ...CUSTOMERS_ONLY, ...own };
    for (const who of EVERYBODY) {
      const outcome = outcomes[who];
      if (outcome) await expectOutcome(who, path, heading, outcome);
    }
  });

  test("P-012 P-017 P-105 P-107 P-108 the start page sends away whom it is not for, and /app is another name of it", async () => {
    for (const path of ["/", "/app", "/app/library"]) {
      await expectOutcome("visitor", path, "", "/home");
      await expectOutcome("support", path, "", "/admin");
      await expectOutcome("student", path, "", "/error");
      await expectOutcome("teacher", path, "", "/");
      await expectOutcome("plus", path, "", "/");
    }
  });

  test("an address that no page has leads to the error page", async () => {
    for (const path of ["/nowhere", "/title", "/admin/nowhere"]) {
      for (const who of ["visitor", "teacher", "support"] as const) await expectOutcome(who, path, "", "/error");
    }
  });
});

test("P-044 B-035 /students has its name for whoever is signed in", async () => {
  for (const who of SIGNED_IN) await expectOutcome(who, "/students", "Alumnado", "opens");
  await expectOutcome("visitor", "/students", "", "/signin");
});

describe("the pages of the back-office", () => {
  test.each<[string, string, string | RegExp, Partial<Record<Who, Outcome>>]>([
    ["P-019", "/admin", /./, { support: "opens" }],
    ["P-019", "/admin/blink", COMING, { support: "/error" }],
    ["P-019", "/edit/customer/1", COMING, { support: "opens" }],
    ["P-019", "/edit/internal/1", COMING, { support: "/error" }],
  ])("%s P-041 P-047 %s is for staff", async (_ids, path, heading, own) => {
    for (const who of SIGNED_IN) await expectOutcome(who, path, heading, own[who] ?? "/error");
    await expectOutcome("visitor", path, heading, "/signin");
  });

  test("P-019 /administration asks visitors to sign in and is for those who impersonate", async () => {
    await expectOutcome("visitor", "/administration", "", "/signin");
    await expectOutcome("teacher", "/administration", "", "/");
    await expectOutcome("support", "/administration", COMING, "opens");
  });
});

describe("the pages for everybody", () => {
  test.each([
    ["P-011 P-012", "/signin", "Tu biblioteca de aula te está esperando"],
    ["P-013", "/register", "Crea tu cuenta de docente"],
    ["P-013", "/register?returnTo=%2Fedit-library", "Crea tu cuenta de docente"],
    ["P-014", "/forgot-password", /contraseña/],
    ["P-017", "/home", "Todos los libros de tu aula"],
  ])("%s %s is for visitors, who is signed in goes to the start", async (_ids, path, heading) => {
    await expectOutcome("visitor", path, heading, "opens");
    for (const who of ["teacher", "plus"] as const) await expectOutcome(who, path, heading, "/");
    await expectOutcome("support", path, heading, "/admin");
  });

  test.each([
    ["P-015 P-040", "/help", "Ayuda"],
    ["P-016 P-040", "/blinkcpt-help", "Ayuda para conectar tu cuenta"],
    ["T-287", "/terms", "Condiciones de uso"],
    ["T-287", "/privacy", "Política de privacidad"],
    ["P-018 P-040", "/error", "No hemos podido abrir esa página"],
    ["P-030 P-040", `/student/${OPEN_LINK}`, "Antes de empezar"],
    ["P-033 P-040", "/classroom-unauthorized", "No se ha podido reconocer tu aula"],
    ["P-033 P-040", "/classroom-notfound", "Esta actividad ya no está aquí"],
    ["P-033 P-040", "/classroom-error", "No se ha podido abrir la actividad"],
    ["P-033 P-040", "/classroom-anything", "No se ha podido abrir la actividad"],
    ["P-034 P-040", "/product-viewer", "No se ha podido abrir el producto"],
  ])("%s %s is for everybody", async (_ids, path, heading) => {
    for (const who of ["visitor", "teacher", "plus", "support"] as const) {
      await expectOutcome(who, path, heading, "opens");
    }
  });
});

test("P-042 P-043 P-045 P-046 the portal of plus customers opens their pages, and refuses staff", async () => {
  const portal = await startPortal({ PORTAL: "plus" });
  try {
    for (const [mail, path, heading, outcome] of [
      [MAILS.plus, "/customers-plus", "Clientes PLUS", "opens"],
      [MAILS.plus, "/customers", "Clientes", "opens"],
      [MAILS.plus, "/edit-library", "", "/error"],
      [MAILS.teacher, "/customers-plus", "", "/error"],
      [MAILS.teacher, "/customers", "Clientes", "opens"],
      [MAILS.support, "/admin", "", "/error"],
      [MAILS.support, "/customers", "", "/error"],
    ] as const) {
      const window = await openWindow(browser);
      await signInWindow(window, portal.url, mail);
      await expectOutcomeIn(window, portal.url, path, heading, outcome);
      expect(window.complaints).toEqual([]);
      await window.context.close();
    }
  } finally {
    await portal.stop();
  }
});
