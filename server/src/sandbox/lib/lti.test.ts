import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { EMBEDDED_TOOL, signature, signedLaunch } from "./lti.ts";

const launch = {
  action: "http://localhost:3000/dev/lti-tool",
  tool: EMBEDDED_TOOL,
  resourceId: "7d3e0c52-8f1b-4a6e-9c55-2b9f1f0a2e01",
  accountId: 48213,
  language: "es",
  nonce: "n1",
  now: new Date("2026-11-21T10:00:00Z"),
};

describe("a launch", () => {
  test("carries its time in seconds and a signature of all its fields", () => {
    const fields = signedLaunch(launch);
    expect(fields).toMatchObject({ lti_version: "LTI-1p0", oauth_timestamp: "1795255200", user_id: "48213" });
    const { oauth_signature, ...signed } = fields;
    expect(signature(launch.action, signed, "embedded-tool")).toBe(oauth_signature);
    expect(signature(launch.action, { ...signed, user_id: "1" }, "embedded-tool")).not.toBe(oauth_signature);
    expect(signature(launch.action, signed, "another")).not.toBe(oauth_signature);
  });

  test("has its fields sorted and encoded twice, blanks as %20", () => {
    const base = "POST&http%3A%2F%2Ftool.example%2Flaunch&a%3D1%26b%3D2%2520%2521";
    const expected = createHmac("sha1", "secret&").update(base).digest("base64");
    expect(signature("http://tool.example/launch", { b: "2 !", a: "1" }, "secret")).toBe(expected);
  });
});
