import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openScreen } from "../testing/open-screen.tsx";
import { useGo } from "./go.ts";
import { LinkInterceptor } from "./link-interceptor.tsx";

const assign = vi.fn();
const reload = vi.fn();
let go: ReturnType<typeof useGo>;

function Page() {
  go = useGo();
  return (
    <>
      <LinkInterceptor />
      <a href="/edit-library">inside</a>
      <a href="/signout">server</a>
      <a href="/edit-library" target="_blank" rel="noopener">
        new tab
      </a>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(window.location, "assign").mockImplementation(assign);
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});

describe("going somewhere", () => {
  it("stays in the page for a path of the same client", () => {
    const { history } = openScreen(<Page />);
    act(() => go("/title/1?initTab=0"));
    expect(history.at(-1)).toBe("/title/1?initTab=0");
    expect(assign).not.toHaveBeenCalled();
  });

  it("loads the page of another client", () => {
    const { history } = openScreen(<Page />);
    act(() => go("/admin"));
    expect(assign).toHaveBeenCalledWith("http://localhost:3000/admin");
    expect(history).toEqual(["/"]);
  });

  it("P-186 hands a message to the page of another client in its history entry", () => {
    const { history } = openScreen(<Page />);
    act(() => go("/error", { replace: true, state: { message: "Too many" } }));
    expect(window.history.state).toEqual({ message: "Too many" });
    expect(reload).toHaveBeenCalledOnce();
    expect(history).toEqual(["/"]);
  });

  it("follows plain links within the client, and leaves the others to the browser", () => {
    const { history, getByText } = openScreen(<Page />);
    const prevented = (name: string) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true });
      act(() => void getByText(name).dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([prevented("inside"), prevented("server"), prevented("new tab")]).toEqual([true, false, false]);
    expect(history.at(-1)).toBe("/edit-library");
  });
});
