import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import preview from "../.storybook/preview.tsx";
import { Container, PasswordField, SearchField, SelectField, Switch, TextField } from "../src/index.ts";

const meta = preview.meta({ title: "Fields" });

function SwitchStory() {
  const [on, setOn] = useState(false);
  return <Switch label="Only what is new" checked={on} onChange={() => setOn(!on)} />;
}

export const All = meta.story({
  render: () => (
    <Container>
      <h1>Fields</h1>
      <TextField label="Centre code" hint="It stands on your timetable." />
      <TextField label="Activation code" defaultValue="ANQ2B7" error="4 characters are missing: the code has 10." />
      <TextField label="Surname" compact />
      <PasswordField label="Password" aside={<a href="#forgot">Forgotten?</a>} autoComplete="current-password" />
      <SelectField label="Role">
        <option>All roles</option>
        <option>Teacher</option>
      </SelectField>
      <TextField label="E-mail" value="marta@demo.anaquel.example" disabled readOnly />
      <SearchField label="Search the resources" />
      <SwitchStory />
    </Container>
  ),
});

export const PasswordShown = meta.story({
  render: () => (
    <Container>
      <h1>Sign in</h1>
      <PasswordField label="Password" defaultValue="Anaquel2026" />
    </Container>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show the password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
});
