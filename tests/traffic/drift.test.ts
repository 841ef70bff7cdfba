import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNBUILT } from "../../server/src/sandbox/domains/unbuilt.ts";
import { generated, judge } from "../support/judge.ts";
import { API_ADDRESS, collectTraffic } from "./traffic.ts";

interface Problem {
  operationId: string;
  message: string;
  ruleId: string;
  status: number;
}

/** Browsers leave the files of a form out of what they record. */
const isUnrecordedFile = ({ operationId, message }: Problem) =>
  operationId === "uploadFamilyBook" && message === "Missing required request body";

interface Report {
  run: { totalExchanges: number; documentedExchanges: number };
  problems: Problem[];
}

interface Coverage {
  operations: { operationId: string; missing: { kind: string }[] }[];
}

/** Operations that no journey of a browser calls, and why. */
const NOT_CALLED_BY_SCREENS: Record<string, string> = {
  clearTitleNovelties: "the digital library, whose screens come with the back-office and coupons",
  createLtiLaunch: "screens open products by their address; only programs ask for the form of a launch",
  getCustomerUser: "the form of a user, which comes with the back-office",
  getProductLicence: "programs that show how a licence is used",
  leavePortal: "programs; screens leave by a page of the gateway itself",
  listProvinces: "the search of schools by province, which comes with the back-office",
  openLibraryProduct: "the digital library, whose screens come with the back-office and coupons",
  shareStudentsZoneTitle: "programs of the publisher that share for a teacher; no page has it",
  signOut: "programs; screens leave by a page of the gateway itself",
};

/** A request of somebody whose session has just ended is answered with 401, as the contract says; it is no drift. */
const isEndedSession = ({ ruleId, status }: Problem) => ruleId === "security-baseline" && status === 401;

const folder = mkdtempSync(join(tmpdir(), "anaquel-traffic-"));
const traffic = join(folder, "traffic.har");

async function drift(file: string): Promise<{ report: Report; coverage: Coverage }> {
  const [report, coverage] = [join(folder, "report.json"), join(folder, "coverage.json")];
  await judge("@redocly/cli", "bin/cli.js", [
    "drift",
    file,
    `--api=${generated("openapi.json")}`,
    `--server=${API_ADDRESS}`,
    "--format=json",
    `--output=${report}`,
    `--coverage-output=${coverage}`,
  ]);
  return { report: JSON.parse(readFileSync(report, "utf8")), coverage: JSON.parse(readFileSync(coverage, "utf8")) };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("P-341 Redocly, comparing what the journeys' browsers said with the contract", () => {
  let judged: Awaited<ReturnType<typeof drift>>;

  beforeAll(async () => {
    const recorded = process.env.TRAFFIC_DIR;
    if (!recorded)
      throw new Error("TRAFFIC_DIR names the folder in which the journeys left their traffic: run npm test");
    collectTraffic(recorded, traffic);
    judged = await drift(traffic);
  });

  it("finds every exchange in the contract, and no drift", () => {
    expect(judged.report.problems.filter((problem) => !isEndedSession(problem) && !isUnrecordedFile(problem))).toEqual(
      [],
    );
    expect(judged.report.run.documentedExchanges).toBe(judged.report.run.totalExchanges);
  });

  it("has seen every operation that is built, but those that no screen calls", () => {
    const missed = judged.coverage.operations
      .filter(({ missing }) => missing.some(({ kind }) => kind === "operation"))
      .map(({ operationId }) => operationId)
      .filter((id) => !(UNBUILT as readonly string[]).includes(id));
    expect(missed.sort()).toEqual(Object.keys(NOT_CALLED_BY_SCREENS).sort());
  });

  it("would have found an answer that is off the contract", async () => {
    const har = JSON.parse(readFileSync(traffic, "utf8"));
    const library = har.log.entries.find(
      ({ request, response }: { request: { url: string }; response: { status: number } }) =>
        request.url === `${API_ADDRESS}/library` && response.status === 200,
    );
    library.response.content.text = JSON.stringify([{ nodeRef: 7 }]);
    delete library.response.content.encoding;
    const spoilt = join(folder, "spoilt.har");
    writeFileSync(spoilt, JSON.stringify({ log: { ...har.log, entries: [library] } }));
    expect((await drift(spoilt)).report.problems).not.toEqual([]);
  });
});
