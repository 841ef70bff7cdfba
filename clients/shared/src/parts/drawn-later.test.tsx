import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DrawnLater } from "./drawn-later.tsx";

let observed: { look: IntersectionObserverCallback; margin: string | undefined }[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  observed = [];
  idle = [];
  class Observer {
    constructor(look: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      observed.push({ look, margin: rootMargin });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal("cancelIdleCallback", (turn: number) => idle.splice(turn - 1, 1));
});

const open = () =>
  render(
    <DrawnLater>
      <p>News</p>
    </DrawnLater>,
  );
const pass = (isIntersecting: boolean) =>
  act(() => observed[0]?.look([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));

it("draws a part when it comes near the window", () => {
  open();
  expect(screen.queryByText("News")).toBeNull();
  expect(observed.map(({ margin }) => margin)).toEqual(["0px 0px 25%"]);
  pass(false);
  expect(screen.queryByText("News")).toBeNull();
  pass(true);
  expect(screen.getByText("News")).toBeTruthy();
  expect(idle).toHaveLength(0);
});

it("draws it as well when the browser has nothing else to do", () => {
  open();
  act(() => idle[0]?.());
  expect(screen.getByText("News")).toBeTruthy();
});

it("draws it a moment later in browsers that cannot tell when that is", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  open();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByText("News")).toBeTruthy();
  vi.useRealTimers();
});
