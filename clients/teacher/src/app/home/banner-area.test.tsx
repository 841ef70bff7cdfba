import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { BannerArea } from "./banner-area.tsx";

const USER = {
  id: 1,
  role: "TEACHER",
  profile: "CUSTOMER_USER_PREMIUM",
  name: "Marta",
  surname: "Ruiz",
  mail: "m@s.example",
  countryId: 1132,
} as UserInfo;
const page = (content: string, rest: object = {}) => ({ content, ...rest });
const TEXTS = {
  "GET /webContent/banner-change-school/en": page("<p>Have you moved?</p>", { title: "Ignored", status: "draft" }),
  "GET /webContent/banner-gratis-adoption/en": page("<p>Free material.</p>"),
  "GET /webContent/banner-gratishp/en": page("<p>Books at home.</p>"),
  "GET /webContent/banner-activation-code/en": page("<p>A demo account.</p>"),
  "GET /promotions-title/preferences": {
    promotions: [],
    languageId: 2,
    languagesWp: [311],
    adoptions: [],
    schoolAdoptions: [],
  },
  "GET /content/feed/posts": [],
};

function open(change: Partial<UserInfo> = {}, answers: object = {}) {
  const user = { ...USER, ...change };
  const api = fakeApi({ "GET /user": user, ...TEXTS, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return { ...api, ...openScreen(<BannerArea user={user} />) };
}

const settled = (requests: Request[], path: string) =>
  waitFor(() => expect(requests.some(({ url }) => new URL(url).pathname === `/api${path}`)).toBe(true));

describe("the banner area", () => {
  it("P-072 P-073 P-126 P-301 P-310 tells a teacher of the change of school in the words of the content service", async () => {
    open();
    const banner = await screen.findByRole("region", { name: "Change of school" });
    await within(banner).findByText("Have you moved?");
    expect(banner.textContent).not.toContain("Ignored");
    expect(within(banner).getByRole("link", { name: "Change school" }).getAttribute("href")).toBe("/change-school");
  });

  it.each([
    ["fails", () => problem(500, "UNEXPECTED")],
    ["is missing", () => problem(404, "NOT_FOUND")],
    ["is empty", page("")],
  ])("P-074 a banner whose page %s is not drawn, and says nothing of it", async (_name, answer) => {
    const { requests } = open({}, { "GET /webContent/banner-change-school/en": answer });
    await settled(requests, "/webContent/banner-change-school/en");
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("P-127 leads those with a position to their orders", async () => {
    open({ gpaPermission: true, positionId: 3 });
    const link = await screen.findByRole("link", { name: "See my orders" });
    expect(link.getAttribute("href")).toBe("/gratis-adoption");
  });

  it("P-127 T-127 asks the others for their position first", async () => {
    open(
      { gpaPermission: true, positionId: null },
      { "GET /gratis-adoption/positions": { positions: [{ idCargo: 3, desCargo: "Head" }] } },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Order free material" }));
    await screen.findByRole("dialog", { name: "Take responsibility for free adoptions" });
  });

  it.each([
    ["admits", { access: 0 }, true],
    ["refuses", { access: 4 }, false],
    ["fails", () => problem(500, "UNEXPECTED"), false],
  ])("P-128 offers family books when the check %s", async (_name, answer, isShown) => {
    const { requests } = open({ countryId: 1131 }, { "GET /gratishp/validateaccess": answer });
    await settled(requests, "/gratishp/validateaccess");
    await screen.findByRole("region", { name: "Change of school" });
    const wait = isShown ? 1000 : 100;
    const banner = await screen
      .findByRole("region", { name: "Books for your children" }, { timeout: wait })
      .catch(() => null);
    expect(banner !== null).toBe(isShown);
  });

  it("P-130 holds the banners of the feed under those of the portal", async () => {
    const ad = {
      id: 5131,
      date: "2026-11-02T09:00:00",
      slug: "ad",
      status: "publish",
      title: { rendered: "A workbook" },
      content: { rendered: "<p>Fifteen minutes a week.</p>" },
      excerpt: { rendered: "AD:2601@https://anaquel.example/workbook" },
      sticky: false,
      categories: [311],
      image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "" },
    };
    const preferences = { ...TEXTS["GET /promotions-title/preferences"], schoolAdoptions: ["2601"] };
    open({ countryId: 1131 }, { "GET /promotions-title/preferences": preferences, "GET /content/feed/posts": [ad] });
    const banner = await screen.findByRole("region", { name: "A workbook" });
    const first = await screen.findByRole("region", { name: "Change of school" });
    expect(first.compareDocumentPosition(banner) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("P-129 opens the activation code for a demo teacher", async () => {
    open({ role: "TEACHER_DEMO" });
    await userEvent.click(await screen.findByRole("button", { name: "Enter the code" }));
    await screen.findByRole("dialog");
  });
});
