import { expect, test } from "vitest";
import { entries } from "./document.ts";
import { operationContract } from "./validate.ts";

test("every part of a path that differs is declared, wherever that is written", () => {
  for (const { id, facts, parameters } of entries.values()) {
    const named = [...facts.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = parameters.filter(({ in: place }) => place === "path").map(({ name }) => name);
    expect([id, declared.toSorted()]).toEqual([id, named.toSorted()]);
  }
});

test("a number that is declared for all methods of a path is checked and read as one", () => {
  const contract = operationContract("getGratisOrder");
  const path = { orderId: "17" };
  expect(contract.checkParameters(path, {})).toBeNull();
  expect(path).toEqual({ orderId: 17 });
  for (const orderId of ["abc", "1.5", "99999999999999999999", "-1"]) {
    expect(contract.checkParameters({ orderId }, {}), orderId).not.toBeNull();
  }
});
