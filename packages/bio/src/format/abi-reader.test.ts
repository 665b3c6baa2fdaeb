import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SequenceRecord } from "../sequence.ts";
import { inputFiles, oracleRows, testDataFolder } from "../test-support/test-data.ts";
import { abiFile } from "../test-support/trace-files.ts";
import { readSequences } from "./read-sequences.ts";

const only = (bytes: Uint8Array, name = "a.ab1"): SequenceRecord => {
  const result = readSequences(bytes, { name });
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.records[0]!;
};

describe("ABI", () => {
  const small = {
    FWO_1: "TGCA",
    PBAS2: "AC-T",
    PCON2: [9, 40, 255, 3],
    PLOC2: [1, 3, 5, 7],
    DATA9: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    DATA10: [-1, 0, 0, 0, 0, 0, 0, 0, 0],
    DATA11: [3, 0, 0, 0, 0, 0, 0, 0, 0],
    DATA12: [4, 0, 0, 0, 0, 0, 0, 0, 0],
    SMPL1: "clone 7",
    RUND1: [0x07, 0xd9, 12, 5],
    RUNT1: [9, 56, 53, 0],
  };

  it("orders the channels by the file's own dyes and keeps bases, qualities and peaks in sync", () => {
    const record = only(abiFile(small));
    expect(record).toMatchObject({ name: "clone 7", sequence: "ACNT", qualities: [9, 40, 93, 3] });
    expect(record.trace?.peaks).toEqual([1, 3, 5, 7]);
    const { A, C, G, T } = record.trace!.channels;
    expect([A[0], C[0], G[0], T[0], T[8]]).toEqual([4, 3, -1, 1, 9]);
    expect(record.trace?.run).toMatchObject({ sample: "clone 7", start: "2009-12-05T09:56:53" });
  });

  it("reads bases without qualities, dyes or peaks, and reports what is missing", () => {
    const result = readSequences(abiFile({ PBAS1: "ACGT", PCON1: [1, 2] }), { name: "x.ab1" });
    expect(result).toMatchObject({ ok: true, format: "abi", records: [{ name: "x", sequence: "ACGT" }] });
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual([
      "qualities-dropped",
      "block-skipped",
    ]);
  });

  it("rejects a run without bases and a truncated file", () => {
    expect(readSequences(abiFile({ FWO_1: "GATC" }))).toMatchObject({
      ok: false,
      error: { code: "no-bases" },
    });
    const cut = abiFile(small).subarray(0, 60);
    expect(readSequences(cut)).toMatchObject({ ok: false, error: { code: "truncated" } });
  });
});

const root = testDataFolder();
const rows = oracleRows("ab1.tsv");

describe.skipIf(!root)("given ABI traces (needs the test data)", () => {
  it("there are 33", () => expect(rows.length).toBe(33));

  it.each(rows.filter(({ status }) => status === "ok"))("$file is what Biopython reads", (row) => {
    const record = only(readFileSync(join(root ?? "", "science/ab1", row.file!)), row.file);
    expect(record.sequence).toBe(row.bases);
    expect(record.qualities?.join(",")).toBe(row.qual);
    expect(record.trace?.peaks.join(",")).toBe(row.peaks);
    [...row.base_order!].forEach((base, index) => {
      const samples = record.trace!.channels[base as "A"];
      const digest = createHash("sha1").update(samples).digest("hex").slice(0, 12);
      const summary = `n=${samples.length};sum=${samples.reduce((a, b) => a + b, 0)};max=${samples.reduce((a, b) => Math.max(a, b), 0)};sha1=${digest}`;
      expect(summary, base).toBe(row[`DATA${9 + index}`]);
    });
    const { model, dye, start } = record.trace!.run;
    expect(start?.replace("T", " ") ?? " ").toBe(row.run_start);
    expect(row.machine).toBe(model === undefined ? "None" : `b'${model.padEnd(4)}'`);
    if (row.dye !== "None") expect(row.dye).toBe(`b'${dye}'`);
  });

  it("the file that Biopython gives up on is read whole, without the qualities that it never had", () => {
    const record = only(readFileSync(join(root ?? "", "science/ab1/pydna__ABI01.abi")));
    expect(record.sequence.length).toBe(628);
    expect(record.sequence.startsWith("CCCTNNACAATAAACTCGACAATGATTATT")).toBe(true);
    expect(record.trace?.channels.A.length).toBe(7758);
    expect(record.qualities).toBeUndefined();
    expect(record.trace?.run).toMatchObject({ start: "2000-09-06T22:54:46", model: "377", sample: "CNX-33" });
  });

  it.each(inputFiles(["ab1", "sanger_set"], /\.ab1$/))("$name has bases, qualities and a trace", (file) => {
    const record = only(file.bytes, file.name);
    expect(record.qualities?.length).toBe(record.sequence.length);
    expect(record.trace?.peaks.length).toBe(record.sequence.length);
  });

  it("what is no trace is refused", () => {
    for (const { bytes, name } of inputFiles(["malformed"], /fake\.ab1$/)) {
      expect(readSequences(bytes, { name }).ok, name).toBe(false);
    }
  });
});
