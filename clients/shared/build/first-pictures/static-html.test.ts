import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { toStaticHtml } from "./static-html.ts";

function pictureOf(html: string): string {
  const { document } = new Window();
  document.body.innerHTML = html;
  return toStaticHtml(document.body);
}

it("a picture shows what the page shows, and nobody can act on it", () => {
  const picture = pictureOf('<label for="a">Mail</label><input id="a" name="mail" value="x">');
  expect(picture).toContain('<label>Mail</label><input value="x">');
  expect(picture).toMatch(/^<div class="anaquel-picture" inert aria-hidden="true" aria-disabled="true">/);
});

it("styles of attributes become rules with the nonce of the page, the same ones only once", () => {
  const picture = pictureOf(
    '<i class="a" style="width: 2px;"></i><i style="width: 2px;"></i><i style="color: red;"></i>',
  );
  expect(picture).not.toContain("style=");
  expect(picture).toContain(
    '<style nonce="__CSP_NONCE__">.anaquel-picture-0{width: 2px;}.anaquel-picture-1{color: red;}</style>',
  );
  expect(picture).toContain('<i class="a anaquel-picture-0"></i><i class="anaquel-picture-0"></i>');
});

it("what asks for consent stands right before the script that takes it away from those who answered", () => {
  const asking = '<section data-asks-consent="">Cookies?</section>';
  expect(pictureOf(`${asking}<main>Page</main>`)).toContain(`<main>Page</main>${asking}<script nonce="__CSP_NONCE__">`);
});
