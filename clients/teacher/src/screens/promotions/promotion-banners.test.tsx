import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { describe, expect, it, vi } from "vitest";
import { PromotionBanners, usePromotions } from "./promotion-banners.tsx";

const PREFERENCES = {
  promotions: [],
  languageId: 2,
  languagesWp: [311, 312],
  adoptions: [],
  schoolAdoptions: ["2601"],
};
const AD = {
  id: 5131,
  date: "2026-11-02T09:00:00",
  slug: "ad",
  status: "publish",
  title: { rendered: "A workbook" },
  content: { rendered: "<p>Fifteen minutes a week.</p>" },
  excerpt: { rendered: "AD:2601,2@https://anaquel.example/workbook" },
  sticky: false,
  categories: [311],
  image: { url: "/api/cover/1", medium: "/api/cover/2", thumbnail: "/api/cover/3", alt: "" },
};
const DEMO = { ...AD, id: 5140, title: { rendered: "Try more" }, excerpt: { rendered: "DM:0" } };

/** The banners as the home page draws them. */
function Area({ user }: { user: UserInfo }) {
  const promotions = usePromotions(user);
  return (
    <Suspense fallback={null}>
      <PromotionBanners {...promotions} />
    </Suspense>
  );
}

function open(role = "TEACHER", answers: object = {}) {
  const api = fakeApi({
    "GET /promotions-title/preferences": PREFERENCES,
    "GET /content/feed/posts": [AD, DEMO],
    "PUT /promotions-title/5131": { result: "OK" },
    "POST /promotions-title/5131": { result: "OK" },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  openScreen(<Area user={{ role, countryId: 1131 } as UserInfo} />);
  return api.requests;
}

const asked = (requests: Request[], method: string, path: string) =>
  requests.filter((request) => request.method === method && new URL(request.url).pathname === `/api${path}`);

describe("the banners of the feed", () => {
  it("T-435 a banner has room for the small picture", async () => {
    open();
    const banner = await screen.findByRole("region", { name: "A workbook" });
    expect(within(banner).getByRole("presentation").getAttribute("src")).toBe("/api/cover/3");
  });

  it("T-428 T-445 T-447 T-450 T-454 shows a teacher the advertisement, and closes it", async () => {
    const requests = open();
    const banner = await screen.findByRole("region", { name: "A workbook" });
    expect(screen.queryByRole("region", { name: "Try more" })).toBeNull();
    const [preferences] = asked(requests, "GET", "/promotions-title/preferences");
    expect(new URL(preferences?.url ?? "").search).toBe("?type=ad");
    const [feed] = asked(requests, "GET", "/content/feed/posts");
    const query = new URL(feed?.url ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({ _embed: "1", per_page: "100", categories: "311,312" });
    await userEvent.click(within(banner).getByRole("button", { name: "Close: A workbook" }));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    const [put] = asked(requests, "PUT", "/promotions-title/5131");
    expect(await put?.text()).toBe("");
  });

  it("T-446 opens the information in a new tab and records it", async () => {
    const requests = open();
    const link = await screen.findByRole("link", { name: "More information" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
      "https://anaquel.example/workbook",
      "_blank",
    ]);
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(asked(requests, "POST", "/promotions-title/5131")).toHaveLength(1));
    expect(await asked(requests, "POST", "/promotions-title/5131")[0]?.json()).toEqual({
      idTitle: "2601",
      titlePromotion: "A workbook",
      urlInformation: "https://anaquel.example/workbook",
    });
  });

  it("T-429 shows a demo teacher the demo banner", async () => {
    const requests = open("TEACHER_DEMO");
    const banner = await screen.findByRole("region", { name: "Try more" });
    expect(within(banner).queryByRole("link")).toBeNull();
    expect(screen.queryByRole("region", { name: "A workbook" })).toBeNull();
    expect(asked(requests, "GET", "/promotions-title/preferences")[0]?.url).toMatch(/type=dm$/);
  });

  it.each([
    ["T-452 the preferences", "GET /promotions-title/preferences"],
    ["T-453 the feed", "GET /content/feed/posts"],
  ])("%s failing shows none, and is logged", async (_name, operation) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open("TEACHER", { [operation]: () => problem(500, "UNEXPECTED") });
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    warn.mockRestore();
  });
});
