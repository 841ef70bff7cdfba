import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { solve } from "./proof-of-work.ts";

const salt = "8c1f7a?expires=1795000000&action=signin";
const challengeFor = (number: number) => createHash("sha256").update(`${salt}${number}`).digest("hex");

it.each([0, 511, 512, 1500])("finds the number %i", async (number) => {
  await expect(solve({ challenge: challengeFor(number), salt, maxnumber: 1500 })).resolves.toBe(number);
});

it("gives up when no number fits", async () => {
  await expect(solve({ challenge: challengeFor(700), salt, maxnumber: 600 })).rejects.toThrow("no solution");
});
