import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";

const Dialog = ({ name }: { name: string }) => <p>Dialog of {name}</p>;
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function open(load: () => Promise<typeof Dialog>) {
  const Part = lazyPart(load);
  render(
    <Boundary>
      <p>The page</p>
      <Suspense fallback={null}>
        <Part name="Marta" />
      </Suspense>
    </Boundary>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("leaves the page as it is while the code cannot be loaded, and shows the part as soon as it can", async () => {
  const load = vi
    .fn(async () => Dialog)
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone);
  open(load);
  await pass(2100);
  expect(screen.getByText("The page")).toBeTruthy();
  expect(screen.queryByText("Dialog of Marta")).toBeNull();
  await pass(2100);
  expect(screen.getByText("Dialog of Marta")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it("waits for the network when the browser knows that there is none", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn(async () => Dialog).mockImplementationOnce(gone);
  open(load);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await pass(1);
  expect(screen.getByText("Dialog of Marta")).toBeTruthy();
});

it("gives up after five attempts, which is for the boundary of the page to say", async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>(gone);
  vi.spyOn(console, "error").mockImplementation(() => {});
  open(load);
  await pass(7900);
  expect(screen.getByText("The page")).toBeTruthy();
  await pass(200);
  expect(screen.getByText("Failed")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(5);
});
