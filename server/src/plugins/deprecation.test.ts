import Fastify from "fastify";
import { expect, it } from "vitest";
import { deprecation } from "./deprecation.ts";

it("a deprecated operation says since when and until when, others say nothing", async () => {
  const app = Fastify();
  const going = { since: "2026-11-21", sunset: "2027-08-31" };
  await app.register(deprecation, { operations: new Map([["getFeatures", going]]) });
  app.get("/features", { config: { operationId: "getFeatures" } }, async () => ({}));
  app.get("/library", { config: { operationId: "getLibrary" } }, async () => ({}));

  const old = await app.inject("/features");
  expect(old.headers).toMatchObject({ deprecation: "@1795219200", sunset: "Tue, 31 Aug 2027 00:00:00 GMT" });
  const current = await app.inject("/library");
  expect(current.headers.deprecation).toBeUndefined();
});
