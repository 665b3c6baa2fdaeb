import { describe, expect, it } from "vitest";
import { countTests, isGreen } from "./count-tests.mjs";

const end = { isEnd: true, reason: "passed", unhandled: [] };
const fileOf = (part = {}) => ({
  file: "a.test.ts",
  state: "passed",
  errors: [],
  tests: [{ name: "adds", state: "passed" }],
  ...part,
});
const figures = ({ passed, failed, skipped }) => ({ passed, failed, skipped });

describe("a run of tests", () => {
  it("counts what passed, failed and was skipped", () => {
    const tests = [
      { name: "adds", state: "passed" },
      { name: "divides", state: "failed", error: "by zero" },
      { name: "waits", state: "skipped" },
    ];
    const count = countTests([fileOf({ state: "failed", tests }), end], 1);
    expect(figures(count)).toEqual({ passed: 1, failed: 1, skipped: 1 });
    expect(count.failures).toEqual(["failed: a.test.ts: divides: by zero"]);
  });

  it.each([
    ["a hook or an import that failed", [fileOf({ state: "failed", errors: ["no database"] }), end], 1],
    ["a file that ended in no known state", [fileOf({ state: "pending" }), end], 0],
    ["an error outside of all files", [fileOf(), { ...end, unhandled: ["rejected"] }], 1],
    ["a run that was broken off", [fileOf()], 0],
    ["a run without a file", [end], 0],
    ["a report that says nothing of why it failed", [fileOf(), end], 1],
  ])("counts %s as a failure", (_what, lines, code) => {
    expect(countTests(lines, code).failed).toBe(1);
  });

  it("counts each hook that failed beside a test that failed", () => {
    const tests = [{ name: "adds", state: "failed", error: "no" }];
    const lines = [fileOf({ state: "failed", errors: ["afterAll: problems"], tests }), end];
    expect(countTests(lines, 1).failed).toBe(2);
  });

  it("is green as a file only where nothing of it failed", () => {
    expect(isGreen(fileOf())).toBe(true);
    expect(isGreen(fileOf({ errors: ["afterAll"] }))).toBe(false);
    expect(isGreen(fileOf({ state: "failed" }))).toBe(false);
    expect(isGreen(fileOf({ state: "queued" }))).toBe(false);
  });
});
