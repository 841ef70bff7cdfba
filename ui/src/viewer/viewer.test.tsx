import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Viewer, type ViewerItem } from "./viewer.tsx";

function item(uuid: string, change: Partial<ViewerItem> = {}): ViewerItem {
  return {
    uuid,
    name: `Resource ${uuid}`,
    description: null,
    place: "Unit 1",
    type: "image",
    mimetype: "image/png",
    size: null,
    previewHref: `/media/${uuid}`,
    downloadHref: null,
    captionsHref: null,
    ...change,
  };
}

const ITEMS = [
  item("a"),
  item("b", { mimetype: "video/mp4", captionsHref: "/media/b.vtt" }),
  item("c", { mimetype: "text/html", previewHref: "about:blank" }),
];

function Page() {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setCurrent("a")}>
        Open
      </button>
      {current && (
        <Viewer items={ITEMS} current={current} locale="en" onMove={setCurrent} onClose={() => setCurrent(null)} />
      )}
    </>
  );
}

async function openFirst() {
  renderInEnglish(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
}

test("arrow keys move among the resources and stop at the ends", async () => {
  await openFirst();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(screen.getByText(/Resource 3 of 3/)).toBeTruthy();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText(/Resource 2 of 3/)).toBeTruthy();
});

test("at an end the arrow keeps the focus, so that the keys go on working", async () => {
  await openFirst();
  const next = screen.getByRole("button", { name: "Next resource" });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByText(/Resource 2 of 3/)).toBeTruthy();
});

test("closing gives the focus back to what opened the viewer", async () => {
  await openFirst();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

test("a film shows its captions from the start, and a page runs nothing of the portal", async () => {
  await openFirst();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.querySelector("track")?.hasAttribute("default")).toBe(true);
  await userEvent.keyboard("{ArrowRight}");
  expect(document.querySelector("iframe")?.getAttribute("sandbox")).toBe("allow-popups");
});
