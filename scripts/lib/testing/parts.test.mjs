import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countFinished, filesToRun, readShard, resumePart, shardOf } from "./parts.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "benchleaf-parts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lineOf = (file, state) => ({
  file,
  state,
  errors: [],
  tests: [{ name: "adds", state }],
});
const write = (name, ...lines) =>
  writeFileSync(path.join(folder, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));

describe("shards", () => {
  const files = ["a", "b", "c", "d", "e"];

  it("hold each file once", () => {
    const shards = [1, 2, 3].map((index) => shardOf(files, { index, count: 3 }));
    expect(shards.flat().sort()).toEqual(files);
    expect(shards.map((one) => one.length)).toEqual([2, 2, 1]);
  });

  it("are read as 1/3, and nothing else is", () => {
    expect(readShard("2/3")).toEqual({ index: 2, count: 3 });
    expect(readShard()).toEqual({ index: 1, count: 1 });
    for (const wrong of ["0/3", "4/3", "1", "a/b"])
      expect(() => readShard(wrong)).toThrow("must be like 1/3");
  });
});

describe("a part that was broken off", () => {
  it("continues with what had not passed, and reports next to what it knew", () => {
    write("unit.000.jsonl", lineOf("a.test.ts", "passed"), lineOf("b.test.ts", "failed"));
    const { green, report } = resumePart(folder, "unit");
    expect(filesToRun(["a.test.ts", "b.test.ts", "c.test.ts"], green)).toEqual(["b.test.ts", "c.test.ts"]);
    expect(path.basename(report)).toBe("unit.001.jsonl");
  });

  it("twice knows what passed in either run, once", () => {
    write("unit.000.jsonl", lineOf("a.test.ts", "passed"), lineOf("b.test.ts", "failed"));
    write("unit.001.jsonl", lineOf("a.test.ts", "passed"), lineOf("b.test.ts", "passed"));
    const { green } = resumePart(folder, "unit");
    expect(green.map(({ file }) => file)).toEqual(["a.test.ts", "b.test.ts"]);
    expect(countFinished(green)).toMatchObject({ passed: 2, failed: 0 });
  });

  it("in the midst of a line knows the lines before it", () => {
    write("unit.000.jsonl", lineOf("a.test.ts", "passed"));
    writeFileSync(path.join(folder, "unit.001.jsonl"), '{"file":"b.test.ts","sta');
    expect(resumePart(folder, "unit").green).toHaveLength(1);
  });

  it("does not know a part whose name starts equally", () => {
    write("unit-1-of-12.000.jsonl", lineOf("a.test.ts", "passed"));
    expect(resumePart(folder, "unit-1-of-1").green).toEqual([]);
  });
});

it("a part that finished starts again", () => {
  write("unit.000.jsonl", lineOf("a.test.ts", "passed"), { isEnd: true, unhandled: [] });
  const { green, report } = resumePart(folder, "unit");
  expect(green).toEqual([]);
  expect(path.basename(report)).toBe("unit.000.jsonl");
  expect(readdirSync(folder)).toEqual([]);
});
