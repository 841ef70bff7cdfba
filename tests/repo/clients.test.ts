import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientOf as clientOfBrowser } from "../../clients/shared/src/routing/client-of.ts";
import { clientOf as clientOfGateway } from "../../server/src/routes/client-of.ts";

const root = join(import.meta.dirname, "../..");

/** Addresses of a client, as its routes and its list of paths write them. */
function addressesOf(client: string): string[] {
  const sources = ["routes.tsx", "paths.ts"].map((name) =>
    readFileSync(join(root, `clients/${client}/src`, name), "utf8"),
  );
  const found = sources.flatMap((source) => source.match(/(?<=["`])\/[a-z][\w/-]*/g) ?? []);
  return [...new Set(found)];
}

test.each(["public", "teacher", "admin"])("gateway and browser agree that the %s client draws its pages", (client) => {
  const addresses = addressesOf(client);
  expect(addresses.length).toBeGreaterThan(4);
  // A client may name a page of another one; the two must agree on that as well.
  for (const address of addresses)
    expect([address, clientOfGateway(address)]).toEqual([address, clientOfBrowser(address)]);
  expect(addresses.some((address) => clientOfGateway(address) === client)).toBe(true);
});
