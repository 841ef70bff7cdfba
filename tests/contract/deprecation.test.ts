import type { Document } from "@anaquel/openapi/document";
import type { OperationFacts } from "@anaquel/openapi/operations";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderOperationsPage } from "../../docs/scripts/operations-page.ts";
import { deprecation } from "../../server/src/plugins/deprecation.ts";
import { type ContractCopy, copyContract } from "../support/contract-copy.ts";

/** The contract with one operation that is going away. */
let copy: ContractCopy;

beforeAll(() => {
  copy = copyContract();
  copy.write(
    "contract/openapi.yaml",
    copy.read("contract/openapi.yaml").replace(/^ {2}version: .*$/m, "  version: 9.9.0"),
  );
  copy.edit("contract/features/features.yaml", (text) =>
    text.replace(
      /^ {2}operationId: getFeatures$/m,
      "$&\n  deprecated: true\n  x-deprecation: { since: 2026-11-21, sunset: 2027-08-31 }",
    ),
  );
});

afterAll(() => copy.remove());

describe("P-341 an operation that is deprecated in the contract", () => {
  it("is struck out in the types and in the SDK, with its last day", () => {
    for (const [file, start] of [
      ["generated/client/sdk.gen.ts", "export const getFeatures ="],
      ["generated/paths.d.ts", 'get: operations["getFeatures"]'],
    ] as const) {
      const [before = ""] = copy.read(file).split(start);
      const comment = before.slice(before.lastIndexOf("/**"));
      expect(comment).toContain("@deprecated");
      expect(comment).toContain("**Deprecated** since 2026-11-21, gone on 2027-08-31.");
    }
  });

  it("is marked in the reference and on the page of operations", () => {
    const published: Document = JSON.parse(copy.read("generated/published.json"));
    expect(published.paths["/features"]?.get).toMatchObject({
      deprecated: true,
      description: expect.stringContaining("gone on 2027-08-31"),
    });
    const contract: Document = JSON.parse(copy.read("generated/openapi.json"));
    expect(renderOperationsPage(contract)).toMatch(
      /`GET \/features` \| [^|]+\*\*Deprecated\*\* since 2026-11-21, gone on 2027-08-31 \|/,
    );
  });

  it("says so in the headers of its answers", async () => {
    const [, row = ""] = /^ {2}getFeatures: (.*),$/m.exec(copy.read("generated/operations.ts")) ?? [];
    const facts = JSON.parse(row) as OperationFacts;
    const app = Fastify();
    await app.register(deprecation, { operations: new Map([["getFeatures", facts.deprecation]]) });
    app.get("/features", { config: { operationId: "getFeatures" } }, async () => ({}));
    expect((await app.inject("/features")).headers).toMatchObject({
      deprecation: "@1795219200",
      sunset: "Tue, 31 Aug 2027 00:00:00 GMT",
    });
  });

  it("is told in the changelog", () => {
    expect(copy.run("diff.ts", "--write").status).toBe(0);
    expect(copy.read("CHANGELOG.md")).toMatch(/`getFeatures`: .*deprecated since 2026-11-21, gone on 2027-08-31/);
  });
});
