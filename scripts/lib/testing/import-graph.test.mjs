import { describe, expect, it } from "vitest";
import { allTests, centralSuites, selectTests } from "./changed.mjs";
import { reachFrom, readImportGraph } from "./import-graph.mjs";
import { divideServerTests } from "./test-files.mjs";

const graph = readImportGraph();
const touched = (...files) => selectTests(files, graph);

describe("what a file needs", () => {
  it("leads through a package's index to the file that declares a name", () => {
    const needed = reachFrom(graph, ["packages/server/src/areas/crispr/search-guides.ts"]);
    expect(needed.has("packages/bio/src/crispr/score-off-target.ts")).toBe(true);
    expect(needed.has("packages/bio/src/digest/buffer-advice.ts")).toBe(false);
  });

  it("does not lead through the list of all areas", () => {
    const needed = graph.needsOf("packages/server/src/composition-root.ts");
    expect(needed.size).toBe(0);
  });
});

describe("a change", () => {
  it("finds each of the suites that cover all areas", () => {
    const all = allTests();
    expect(centralSuites.filter((file) => !all.includes(file))).toEqual([]);
  });

  it("in an area touches the area's tests, the central suites and its journey", () => {
    const { tests, journeys } = touched("packages/server/src/areas/webhooks/webhooks.store.ts");
    expect(tests).toContain("packages/server/src/areas/webhooks/webhooks.test.ts");
    expect(tests).toContain("packages/server/src/areas/isolation.test.ts");
    expect(tests).not.toContain("packages/server/src/areas/crispr/crispr.test.ts");
    expect(journeys).toEqual(["packages/e2e/src/webhooks.journey.ts"]);
  });

  it("in an area touches those that build on it", () => {
    const { tests } = touched("packages/server/src/areas/files/files.store.ts");
    expect(tests.some((file) => file.startsWith("packages/server/src/areas/sequences/"))).toBe(true);
  });

  it("in a test touches the test alone, and in a journey the journey", () => {
    const { journeys } = touched("packages/e2e/src/cloning.journey.ts");
    expect(journeys).toEqual(["packages/e2e/src/cloning.journey.ts"]);
  });

  it("in the locked packages touches everything, in a text nothing", () => {
    expect(touched("package-lock.json").tests.length).toBeGreaterThan(400);
    expect(touched("docs/science.md")).toEqual({ tests: [], journeys: [] });
  });
});

it("a test of the server that builds a lab runs where there is a database", () => {
  const { withDatabase, alone } = divideServerTests(graph);
  expect(withDatabase).toContain("packages/server/src/areas/isolation.test.ts");
  expect(alone).toContain("packages/server/src/areas/tables/tables.rules.test.ts");
});
