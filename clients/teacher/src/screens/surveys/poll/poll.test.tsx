import { giveConsent } from "@anaquel/client-kit/consent";
import { FeaturesProvider } from "@anaquel/client-kit/features";
import type { UserInfo } from "@anaquel/client-kit/session";
import { fakeApi, openScreen, problem } from "@anaquel/client-kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Poll } from "./poll.tsx";
import { POLL_SETTINGS, type PollProps, type PollProvider } from "./poll-provider.ts";

const USER = { id: 1, role: "TEACHER", profile: "CUSTOMER_USER_PREMIUM" } as UserInfo;
const CONFIG = { poll: "nps-2026", id_profesor: 48213, fecha_registro_date: "2024-09-12", segment: "secondary" };
const FLAGS = { oldApp: true, carousel: false, polls: true, managedSurvey: false, localPublishingSurvey: false };

beforeEach(() => localStorage.clear());

function open({
  answers = {},
  user = {},
  provider,
}: {
  answers?: object;
  user?: object;
  provider?: PollProvider;
} = {}) {
  const api = fakeApi({ "GET /features": FLAGS, "GET /user/polls": CONFIG, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  const view = openScreen(
    <FeaturesProvider>
      <Poll user={{ ...USER, ...user }} {...(provider && { provider })} />
    </FeaturesProvider>,
  );
  return { ...api, ...view };
}

const poll = () => screen.findByRole("region", { name: "Poll" });
const noPoll = async () => {
  const shown = await screen.findByRole("region", { name: "Poll" }, { timeout: 150 }).catch(() => null);
  expect(shown).toBeNull();
};

describe("the poll", () => {
  it("P-288 P-290 asks for a number from 0 to 10 at the bottom, in light colours, and thanks", async () => {
    const { unmount } = open();
    const shown = await poll();
    expect(shown.dataset).toMatchObject({ colorMode: "light", footprint: "spacious", position: "bottom" });
    const scale = within(shown).getByRole("group");
    expect(scale.dataset).toMatchObject({ scale: "gradient" });
    expect(
      within(scale)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(Array.from({ length: 11 }, (_, score) => String(score)));
    await userEvent.click(within(scale).getByRole("button", { name: "9" }));
    expect(within(shown).getByText("Thank you. Your answer has been noted.")).toBeTruthy();
    expect(localStorage.getItem("anaquel.poll.nps-2026.48213")).toBe("9");
    unmount();
    open();
    await noPoll();
  });

  it("does not come back after it was closed", async () => {
    const { unmount } = open();
    await userEvent.click(within(await poll()).getByRole("button", { name: "Close the poll" }));
    expect(screen.queryByRole("region", { name: "Poll" })).toBeNull();
    unmount();
    open();
    await noPoll();
  });

  it("P-289 P-290 hands the whole configuration and the settings to another provider, once the person agreed", async () => {
    const record = vi.fn();
    const given = vi.fn();
    const provider: PollProvider = {
      isThirdParty: true,
      isDone: () => false,
      record,
      Poll: ({ config, settings, onAnswer }: PollProps) => {
        given({ config, settings });
        return (
          <button type="button" onClick={() => onAnswer(4)}>
            Four
          </button>
        );
      },
    };
    open({ provider });
    await noPoll();
    expect(given).not.toHaveBeenCalled();
    act(() => giveConsent("all"));
    await userEvent.click(await screen.findByRole("button", { name: "Four" }));
    expect(given).toHaveBeenCalledWith({ config: CONFIG, settings: POLL_SETTINGS });
    expect(POLL_SETTINGS).toEqual({
      theme: "light",
      footprint: "spacious",
      position: "bottom",
      scale: "gradient",
      scaleType: 1,
    });
    expect(record).toHaveBeenCalledExactlyOnceWith(CONFIG, 4);
  });

  it.each([
    ["while its flag is off", { "GET /features": { ...FLAGS, polls: false } }, {}, 0],
    ["to a role without polls", {}, { role: "USER_INTERNAL" }, 0],
    ["to a teacher without one", { "GET /user/polls": () => problem(404, "NOT_FOUND") }, {}, 1],
    ["when it cannot be read", { "GET /user/polls": () => problem(500, "UNEXPECTED") }, {}, 1],
  ])("P-288 is not shown %s", async (_name, answers, user, calls) => {
    const { requests } = open({ answers, user });
    await waitFor(() => expect(requests.length).toBeGreaterThan(calls));
    await noPoll();
    expect(requests.filter(({ url }) => url.endsWith("/user/polls"))).toHaveLength(calls);
  });
});
