import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "../test-support/read-text.ts";
import { writeFastq } from "./fastq.ts";

describe("readFastq", () => {
  it("reads names, bases and Phred qualities, quality lines with @ and + too", () => {
    expect(readText("@r1 first one\nACGT\n+r1\nII5!\n\n@r2\nAC\n+\n@+\n")).toMatchObject({
      ok: true,
      format: "fastq",
      warnings: [],
      records: [
        { name: "r1", description: "first one", sequence: "ACGT", qualities: [40, 40, 20, 0] },
        { name: "r2", sequence: "AC", qualities: [31, 10] },
      ],
    });
  });

  it("reads wrapped reads", () => {
    expect(readText("@r1\nACG\nTA\n+\nIII\n@I\n@r2\nA\n+\nI\n")).toMatchObject({
      records: [
        { sequence: "ACGTA", qualities: [40, 40, 40, 31, 40] },
        { sequence: "A", qualities: [40] },
      ],
    });
  });

  it("leaves out qualities that do not fit, and says where", () => {
    const result = readText("@r1\nAC-GT\n+\nIIIII\n@r2\nAC\n+\nIII\n");
    expect(result).toMatchObject({
      ok: true,
      records: [{ sequence: "ACGT" }, { sequence: "AC" }],
      warnings: [
        { code: "illegal-letters-removed", line: 2 },
        { code: "qualities-dropped", line: 1 },
        { code: "qualities-dropped", line: 5 },
      ],
    });
    expect(result.ok && result.records[0]?.qualities).toBe(undefined);
  });

  it("fails on a file that breaks off", () => {
    expect(readText("@r1\nACGT\n+\nII")).toMatchObject({
      ok: false,
      error: { code: "truncated", detail: "2 / 4" },
    });
  });

  it("is the inverse of writing", () => {
    const read = fc
      .array(fc.tuple(fc.constantFrom(..."ACGTN"), fc.nat({ max: 93 })), { minLength: 1, maxLength: 80 })
      .map((pairs) => ({
        sequence: pairs.map(([base]) => base).join(""),
        qualities: pairs.map(([, phred]) => phred),
      }));
    fc.assert(
      fc.property(fc.array(read, { minLength: 1, maxLength: 5 }), (reads) => {
        const records = reads.map((one, index) => ({
          name: `r${index}`,
          description: "",
          kind: "dna" as const,
          topology: "linear" as const,
          features: [],
          primers: [],
          meta: {},
          ...one,
        }));
        expect(readText(writeFastq(records))).toMatchObject({ ok: true, records, warnings: [] });
      }),
    );
  });
});
