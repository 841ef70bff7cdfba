import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { Dialog } from "./dialog.tsx";

function Devices({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Reset
      </button>
      {open && (
        <Dialog title="Reset the devices?" closable={closable} onClose={() => setOpen(false)}>
          Three devices are let go.
        </Dialog>
      )}
    </>
  );
}

test("closing a dialog gives the focus back to what opened it", async () => {
  renderInEnglish(<Devices />);
  const opener = screen.getByRole("button", { name: "Reset" });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test("Escape closes a dialog", async () => {
  renderInEnglish(<Devices />);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  // Browsers answer Escape with this event.
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a dialog with nothing behind it has no way to be closed", async () => {
  renderInEnglish(<Devices closable={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  const dialog = screen.getByRole("dialog", { name: "Reset the devices?" });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(screen.getByRole("dialog")).toBe(dialog);
});
