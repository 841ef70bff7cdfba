import type { Page } from "playwright";
import { SEED_ORDERS } from "../../server/src/sandbox/seed/gratis-orders.ts";
import { ENDED_LINK, MAILS, MATEMATICAS, OPEN_LINK } from "./api.ts";

/** A screen: who sees it, where it is, and what is done before it is looked at. */
export interface Screen {
  name: string;
  mail?: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  /** True when its words are the same in every language, because the document gives them literally. */
  isFixed?: true;
}

/** Assets of professional development: a talk, a recording and a guide. */
const pdAsset = (uuid: string) => `/professional-development/${uuid}`;
const title = (rest = "unit/all/cat/all/subcat/all?initTab=0") => `/title/${MATEMATICAS}/${rest}`;
const firstRow = (page: Page) => page.locator("tbody:not([aria-hidden]) tr button").first();
const persona = (name: string) => `${name}@demo.anaquel.example`;

const ZONE_LINKS = "/admin/students-zone?school=ribera";

const MARIO = persona("mario.mec");

/** The terms are asked once; whoever comes again is inside already. */
async function enterStudentsZone(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const accept = page.getByRole("button", { name: /^(Aceptar y|Accept and|Accetta e)/ });
  if (await accept.isVisible()) await accept.click();
}

/** Registration is open for two weeks, and Omar has no course. */
async function openCourseForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Inscribirme|Register|Iscrivimi)$/ }).click();
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await page.getByRole("checkbox").check();
}

async function acceptTerms(page: Page): Promise<void> {
  await page.locator("main section button").click();
}

/** Chooses level, subject and title of the saved child. */
async function chooseBooks(page: Page): Promise<void> {
  await acceptTerms(page);
  const lists = page.locator("main select");
  await lists.nth(1).selectOption("2º ESO");
  await lists.nth(2).selectOption("Matemáticas");
  await page.getByLabel(/^Matemáticas 2º ESO/).check();
}

/** Every screen of the portal that has something of its own to show. */
export const SCREENS: readonly Screen[] = [
  { name: "sign-in", path: "/signin" },
  { name: "home-public", path: "/home" },
  { name: "terms", path: "/terms" },
  { name: "privacy", path: "/privacy" },
  { name: "register", path: "/register" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password?hash=0123456789abcdef0123456789abcdef" },
  { name: "activation", path: "/activation?idSim=SIM-48230&hash=0123456789abcdef0123456789abcdef" },
  { name: "activation-error", path: "/activation-error" },
  { name: "help", path: "/help" },
  { name: "contact", path: "/contact" },
  { name: "error", path: "/error" },
  { name: "classroom", path: "/classroom-notfound" },
  { name: "third-parties-error", path: "/third-parties-error" },
  { name: "students-terms", path: `/student/${OPEN_LINK}` },
  { name: "students-zone", path: `/student/${OPEN_LINK}`, act: enterStudentsZone },
  { name: "students-ended", path: `/student/${ENDED_LINK}`, act: enterStudentsZone },
  { name: "home", mail: MAILS.teacher, path: "/" },
  { name: "home-empty", mail: MAILS.emptyShelf, path: "/" },
  { name: "home-plus", mail: MAILS.plus, path: "/", isFixed: true },
  { name: "home-demo", mail: MAILS.demoTeacher, path: "/" },
  { name: "home-survey", mail: persona("inma.encuesta"), path: "/" },
  { name: "home-gpa", mail: persona("gloria.avisos"), path: "/" },
  { name: "home-promotion", mail: persona("pilar.promocion"), path: "/" },
  { name: "title-carousel", mail: persona("mario.mec"), path: title() },
  { name: "title", mail: MAILS.teacher, path: title() },
  { name: "title-plus", mail: MAILS.teacher, path: title("unit/all/cat/all/subcat/all?initTab=1") },
  { name: "title-favourites", mail: MAILS.teacher, path: title("unit/favs/cat/all/subcat/all?initTab=0") },
  { name: "viewer", mail: MAILS.teacher, path: title(), act: (page) => firstRow(page).click() },
  { name: "edit-library", mail: MAILS.teacher, path: "/edit-library" },
  { name: "edit-library-internal", mail: MAILS.internalUser, path: "/edit-library" },
  { name: "notifications", mail: persona("inma.encuesta"), path: "/notifications" },
  { name: "pd-library", mail: MAILS.teacher, path: "/professional-development" },
  { name: "pd-video", mail: MAILS.teacher, path: pdAsset("4b7e9d20-1c53-4f8a-b6d1-7e2f0a9c5d30") },
  { name: "pd-audio", mail: MAILS.teacher, path: pdAsset("ca18433a-066a-52b9-afc5-53fd56917a9e") },
  { name: "pd-document", mail: MAILS.teacher, path: pdAsset("52b819ce-89c2-55d1-8e83-4519796ce166") },
  { name: "change-school", mail: MAILS.teacher, path: "/change-school" },
  { name: "change-school-refused", mail: MAILS.internalUser, path: "/change-school" },
  { name: "activate-licence", mail: MAILS.teacher, path: "/activate-license" },
  { name: "gratis-orders", mail: MARIO, path: "/gratis-adoption" },
  { name: "gratis-order", mail: MARIO, path: `/gratis-adoption/${SEED_ORDERS.sentBefore}` },
  {
    name: "gratis-order-mistaken",
    mail: MARIO,
    path: `/gratis-adoption/${SEED_ORDERS.openOfGloria}`,
    act: (page) => page.locator("main form button[type=submit]").click(),
  },
  { name: "gratis-order-read", mail: MARIO, path: `/gratis-adoption/${SEED_ORDERS.approved}` },
  { name: "gratis-order-wrong", mail: MARIO, path: "/gratis-adoption/0" },
  { name: "gratis-order-unknown", mail: MARIO, path: `/gratis-adoption/${SEED_ORDERS.foreign}` },
  { name: "free-books-terms", mail: MARIO, path: "/gratishp" },
  { name: "free-books-form", mail: MARIO, path: "/gratishp", act: acceptTerms },
  {
    name: "free-books-mistaken",
    mail: MARIO,
    path: "/gratishp",
    act: async (page) => {
      await acceptTerms(page);
      await page.locator("main form button[type=submit]").click();
    },
  },
  { name: "free-books-saved", mail: MAILS.teacher, path: "/gratishp", act: chooseBooks },
  {
    name: "free-books-summary",
    mail: MAILS.teacher,
    path: "/gratishp",
    act: async (page) => {
      await chooseBooks(page);
      await page.locator("main form input[type=checkbox]").last().check();
      await page.locator("main form button[type=submit]").click();
      await page.getByRole("dialog").getByText("09400").waitFor();
    },
  },
  { name: "free-books-paid", mail: MARIO, path: "/gratishp/HPSuccess" },
  { name: "free-books-failed", mail: MARIO, path: "/gratishp/HPError" },
  { name: "change-password", mail: MAILS.teacher, path: "/change-password" },
  { name: "edit-account", mail: MAILS.teacher, path: "/edit-account" },
  { name: "courses", mail: MAILS.teacher, path: "/pd-courses" },
  { name: "courses-mine", mail: MAILS.onlyResources, path: "/pd-courses?tab=2" },
  { name: "courses-none", mail: MAILS.emptyShelf, path: "/pd-courses?tab=2" },
  { name: "courses-completed", mail: MAILS.teacher, path: "/pd-courses?tab=3" },
  { name: "courses-form", mail: MAILS.emptyShelf, path: "/pd-courses", act: openCourseForm },
  { name: "admin", mail: MAILS.support, path: "/admin" },
  { name: "admin-search", mail: MAILS.support, path: "/admin?surname1=ruiz" },
  { name: "zone-admin", mail: MAILS.support, path: "/admin/students-zone" },
  { name: "zone-admin-links", mail: MAILS.support, path: ZONE_LINKS },
  {
    name: "zone-admin-values",
    mail: MAILS.support,
    path: ZONE_LINKS,
    act: (page) => page.getByRole("button", { name: /^Update values: .*Gloria/ }).click(),
  },
  {
    name: "zone-admin-cancel",
    mail: MAILS.support,
    path: ZONE_LINKS,
    act: (page) => page.getByRole("button", { name: /^Cancel Token: .*Gloria/ }).click(),
  },
  {
    name: "zone-admin-log",
    mail: MAILS.support,
    path: ZONE_LINKS,
    act: async (page) => {
      await page.getByRole("button", { name: /^Activity Log: .*Gloria/ }).click();
      await page.getByRole("table", { name: "Activity Log" }).waitFor();
    },
    isFixed: true,
  },
];
