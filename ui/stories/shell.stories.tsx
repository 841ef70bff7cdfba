import type { ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import preview from "../.storybook/preview.tsx";
import { AppShell, Container, Footer, Header, LanguageMenu, UserMenu } from "../src/index.ts";

const meta = preview.meta({ title: "Shell" });

const LANGUAGES = [
  { code: "es", name: "Español" },
  { code: "en", name: "English" },
  { code: "it", name: "Italiano" },
];
const ENTRIES = [
  { href: "#account", label: "My account" },
  { href: "#password", label: "Change my password" },
  { href: "#out", label: "Sign out" },
];
const NAV = [
  { href: "#library", label: "My library", active: true },
  { href: "#training", label: "Training" },
  { href: "#delegates", label: "My delegates" },
];

function Page({ dense, banners }: { dense?: boolean; banners?: ReactNode }) {
  return (
    <AppShell
      banners={banners}
      header={
        <Header
          nav={NAV}
          dense={dense}
          actions={
            <>
              <LanguageMenu languages={LANGUAGES} value="en" onChange={() => {}} onHeader />
              <UserMenu name="Marta Ruiz" entries={ENTRIES} />
            </>
          }
        />
      }
      footer={<Footer links={[{ href: "#help", label: "Help" }]}>Support for teachers: 900 000 214</Footer>}
    >
      <Container dense={dense}>
        <h1>Good morning, Marta</h1>
      </Container>
    </AppShell>
  );
}

export const Teachers = meta.story({ render: () => <Page /> });
export const BackOffice = meta.story({ render: () => <Page dense /> });
export const Visitors = meta.story({
  render: () => (
    <AppShell header={<Header />}>
      <Container>
        <h1>Help</h1>
        <LanguageMenu languages={LANGUAGES} value="es" onChange={() => {}} />
      </Container>
    </AppShell>
  ),
});
export const UserMenuOpen = meta.story({
  render: () => <Page />,
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByText("Marta Ruiz"));
    await expect(within(canvasElement).getByRole("link", { name: "Sign out" })).toBeVisible();
  },
});
