import { describe, expect, it } from "vitest";
import { type Announcement, type RegistrationNews, registrationNews } from "./announcement-news.ts";

describe("how registration stands", () => {
  const announcement: Announcement = {
    id: 31,
    isCurrent: true,
    registrationOn: true,
    announcementKey: "OTONO-2026",
    registrationStartDate: "2026-11-09",
    registrationStartDateShort: "09/11/2026",
    registrationEndDateShort: "30/11/2026",
    nextAnnouncement: { registrationStartDateShort: "11/01/2027" },
  };
  const off = { ...announcement, registrationOn: false };
  it.each<[string, Announcement, string, RegistrationNews]>([
    ["T-368 open", announcement, "2026-11-21", { state: "open", until: "30/11/2026" }],
    ["T-386 not open yet", off, "2026-11-08", { state: "soon", from: "09/11/2026" }],
    ["T-387 over", off, "2026-12-01", { state: "over", on: "30/11/2026", next: "11/01/2027" }],
    [
      "over, with no other planned",
      { ...off, nextAnnouncement: null },
      "2026-12-01",
      { state: "over", on: "30/11/2026", next: null },
    ],
  ])("%s", (_rule, shown, today, news) => {
    expect(registrationNews(shown, today)).toEqual(news);
  });
});
