import { i18n } from "@lingui/core";
import { expect, it, vi } from "vitest";
import { activate } from "../i18n/locale.ts";
import { type PageRoute, pageRule, preloadPage } from "./pages.tsx";

const Screen = () => null;

it("the texts of an area are loaded together with its page, and those of others are not", async () => {
  const others = vi.fn(async () => ({ messages: {} }));
  const routes: PageRoute[] = [
    pageRule({
      paths: ["/orders/:id"],
      rule: { session: "optional" },
      load: async () => ({ Screen }),
      texts: async () => ({ messages: { order: ["Pedido"] } }),
    }),
    pageRule({
      paths: ["/books"],
      rule: { session: "optional" },
      load: async () => ({ Screen }),
      texts: others,
    }),
  ];
  await activate("es", async () => ({ messages: { book: ["Libro"] } }));
  await preloadPage(routes, "/orders/7");
  expect([i18n._("book"), i18n._("order")]).toEqual(["Libro", "Pedido"]);
  expect(others).not.toHaveBeenCalled();
});
