import { Window } from "happy-dom";

/** What Node has too, and what a client must nevertheless get from its browser. */
const TAKEN = ["CustomEvent", "Event", "EventTarget", "localStorage", "navigator"];

/** Puts a browser without a screen around this process, with the page `html` at `address`. */
export function openBrowser(address: string, html: string): Window {
  const browser = new Window({ url: address });
  browser.document.write(html);
  const own = new Set(Object.getOwnPropertyNames(globalThis));
  const inherited = ["addEventListener", "removeEventListener", "dispatchEvent"];
  const names = [...Object.getOwnPropertyNames(browser), ...inherited].filter((name) => !own.has(name));
  for (const name of [...names, ...TAKEN]) {
    const value: unknown = Reflect.get(browser, name);
    const isMethod = typeof value === "function" && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      value: isMethod ? value.bind(browser) : value,
      configurable: true,
      writable: true,
    });
  }
  return browser;
}
