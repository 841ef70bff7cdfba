import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderInEnglish } from "../testing/render-in-english.tsx";
import { PasswordField, TextField } from "./text-fields.tsx";

test("an error replaces the hint and belongs to its control", () => {
  renderInEnglish(<TextField label="Code" hint="It has 10 characters." error="4 characters are missing." />);
  const input = screen.getByLabelText("Code");
  const note = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toBe("4 characters are missing.");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("It has 10 characters.")).toBeNull();
});

test("a password can be uncovered and covered again, without losing what was typed", async () => {
  renderInEnglish(<PasswordField label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  await userEvent.type(input, "secret words");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(input.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(input.type).toBe("password");
  expect(input.value).toBe("secret words");
});
