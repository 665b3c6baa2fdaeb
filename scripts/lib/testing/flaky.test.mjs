import { describe, expect, it } from "vitest";
import { countWithRetry, journeysToRetry } from "./flaky.mjs";

const end = { isEnd: true, reason: "passed", unhandled: [] };
const journey = (name, state) => ({
  file: `packages/e2e/src/${name}.journey.ts`,
  state,
  errors: [],
  tests: [{ name: "goes", state, ...(state === "failed" && { error: "not seen" }) }],
});
const run = (...lines) => ({
  code: lines.some(({ state }) => state === "failed") ? 1 : 0,
  lines: [...lines, end],
});

describe("a journey that failed", () => {
  it("and passes the second time counts as passed and is named", () => {
    const first = run(journey("files", "passed"), journey("cloning", "failed"));
    const count = countWithRetry(first, run(journey("cloning", "passed")));
    expect(count).toMatchObject({ passed: 2, failed: 0 });
    expect(count.remarks).toEqual(["flaky: packages/e2e/src/cloning.journey.ts"]);
  });

  it("and fails again counts as failed", () => {
    const first = run(journey("files", "passed"), journey("cloning", "failed"));
    const count = countWithRetry(first, run(journey("cloning", "failed")));
    expect(count).toMatchObject({ passed: 1, failed: 1, flaky: [] });
  });

  it("alone in its run counts as its second run says", () => {
    const count = countWithRetry(run(journey("cloning", "failed")), run(journey("cloning", "passed")));
    expect(count).toMatchObject({ passed: 1, failed: 0 });
  });

  it("and did not run the second time counts as failed", () => {
    const first = run(journey("files", "passed"), journey("cloning", "failed"));
    const count = countWithRetry(first, { code: 1, lines: [] });
    expect(count.failed).toBeGreaterThan(0);
    expect(count.flaky).toEqual([]);
  });

  it("with errors outside of all journeys leaves these counted", () => {
    const first = run(journey("cloning", "failed"));
    first.lines = [first.lines[0], { ...end, unhandled: ["rejected"] }];
    expect(countWithRetry(first, run(journey("cloning", "passed")))).toMatchObject({ passed: 1, failed: 1 });
  });

  it("in a run that was broken off leaves this counted", () => {
    const first = { code: 1, lines: [journey("files", "passed"), journey("cloning", "failed")] };
    expect(countWithRetry(first, run(journey("cloning", "passed"))).failed).toBe(1);
  });
});

it("two flaky journeys in one run are a failure", () => {
  const first = run(journey("files", "failed"), journey("cloning", "failed"));
  const count = countWithRetry(first, run(journey("files", "passed"), journey("cloning", "passed")));
  expect(count).toMatchObject({ passed: 2, failed: 1 });
});

it("where many fail none is tried again, and all count", () => {
  const first = run(...["a", "b", "c", "d", "e"].map((name) => journey(name, "failed")));
  expect(journeysToRetry(first.lines)).toEqual([]);
  expect(countWithRetry(first, undefined)).toMatchObject({ passed: 0, failed: 5 });
});

it("a failed hook of a journey is tried again as a failed test is", () => {
  const broken = { ...journey("files", "passed"), state: "failed", errors: ["afterAll"] };
  expect(journeysToRetry([broken, end])).toEqual([broken.file]);
});
