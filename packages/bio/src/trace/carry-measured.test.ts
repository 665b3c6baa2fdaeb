import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import { concatRecords } from "../molecule/concat-records.ts";
import type { SequenceRecord } from "../sequence.ts";
import { reverseMeasured, sliceMeasured } from "./carry-measured.ts";
import { NO_PEAK, reverseComplementTrace, type Trace } from "./trace.ts";

/** A run of ten samples a base; each channel counts differently, so that mixing them up shows. */
const traceOf = (letters: number): Trace => {
  const channel = (factor: number) => Int32Array.from({ length: letters * 10 }, (_, index) => index * factor);
  return {
    channels: { A: channel(1), C: channel(2), G: channel(3), T: channel(4) },
    peaks: Array.from({ length: letters }, (_, index) => index * 10 + 5),
    clip: { start: 1, end: letters - 1 },
    run: { sample: "s" },
  };
};

const read = (sequence: string): SequenceRecord => ({
  name: "r",
  description: "",
  kind: "dna",
  topology: "linear",
  sequence,
  features: [],
  primers: [],
  qualities: Array.from(sequence, (_, index) => 20 + index),
  trace: traceOf(sequence.length),
  meta: {},
});

describe("an edit of a read", () => {
  it("inserted bases have quality 0 and no peak, the rest is unchanged", () => {
    const { record, undo } = applyEdit(read("ACGTA"), { kind: "bases", start: 1, end: 3, insert: "TTT" });
    expect(record.qualities).toEqual([20, 0, 0, 0, 23, 24]);
    expect(record.trace?.peaks).toEqual([5, NO_PEAK, NO_PEAK, NO_PEAK, 35, 45]);
    expect(record.trace?.clip).toEqual({ start: 1, end: 5 });
    expect(record.trace?.channels).toBe(undo().trace?.channels);
  });

  it("a corrected call keeps its peak and loses its quality", () => {
    const { record } = applyEdit(read("ACGTA"), { kind: "bases", start: 1, end: 3, insert: "CA" });
    expect(record.qualities).toEqual([20, 21, 0, 23, 24]);
    expect(record.trace?.peaks).toEqual([5, 15, 25, 35, 45]);
  });

  it("bases, qualities and peaks stay in sync, and peaks never decrease", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ACGT"), maxLength: 6 });
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), letters, (sequence, one, other, insert) => {
        const [from, to] = [one % (sequence.length + 1), other % (sequence.length + 1)];
        const change = { kind: "bases", start: Math.min(from, to), end: Math.max(from, to), insert } as const;
        const { record, undo } = applyEdit(read(sequence), change);
        expect(record.qualities?.length).toBe(record.sequence.length);
        expect(record.trace?.peaks.length).toBe(record.sequence.length);
        const peaks = record.trace?.peaks.filter((peak) => peak !== NO_PEAK) ?? [];
        expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
        expect(undo()).toEqual(read(sequence));
      }),
    );
  });

  it("qualities that did not match the bases are dropped rather than guessed", () => {
    const { record } = applyEdit(
      { ...read("ACGT"), qualities: [1] },
      { kind: "bases", start: 0, end: 1, insert: "" },
    );
    expect(record.qualities).toBeUndefined();
  });

  it("given ends are removed when bases change there, and stay when they change within", () => {
    const end = { overhang: 2, isPhosphorylated: true };
    const record = { ...read("ACGT"), meta: { ends: { left: end, right: end } } };
    expect(applyEdit(record, { kind: "bases", start: 1, end: 2, insert: "" }).record.meta.ends).toBeDefined();
    expect(
      applyEdit(record, { kind: "bases", start: 4, end: 4, insert: "A" }).record.meta.ends,
    ).toBeUndefined();
  });
});

describe("other ways to carry a read", () => {
  it("the other strand twice is the read itself", () => {
    const record = read("ACGTAC");
    const once = { ...record, ...reverseMeasured(record) };
    expect(once.qualities).toEqual([25, 24, 23, 22, 21, 20]);
    expect(once.trace?.channels.A[0]).toBe(record.trace!.channels.T.at(-1));
    expect(reverseMeasured(once)).toEqual({ qualities: record.qualities, trace: record.trace });
    expect(reverseComplementTrace(reverseComplementTrace(record.trace!))).toEqual(record.trace);
  });

  it("a stretch has its own qualities and peaks; across an origin there is no run", () => {
    expect(sliceMeasured(read("ACGTAC"), { start: 2, length: 3 })).toMatchObject({
      qualities: [22, 23, 24],
      trace: { peaks: [25, 35, 45] },
    });
    const around = sliceMeasured(read("ACGTAC"), { start: 4, length: 4 });
    expect(around).toEqual({ qualities: [24, 25, 20, 21] });
  });

  it("concatenated records keep their data; overlapping bases that of the later, else of the earlier", () => {
    const [one, other] = [
      { ...read("AACC"), qualities: [9, 8, 7, 6] },
      { ...read("CCGG"), qualities: [5, 4, 3, 2] },
    ];
    const { qualities: _, ...bare } = other;
    expect(concatRecords([one, other], { overlaps: [2] }).qualities).toEqual([9, 8, 5, 4, 3, 2]);
    expect(concatRecords([one, bare], { overlaps: [2] }).qualities).toEqual([9, 8, 7, 6, 0, 0]);
    expect(concatRecords([bare, one]).qualities).toEqual([0, 0, 0, 0, 9, 8, 7, 6]);
    expect(concatRecords([one], { topology: "circular", overlaps: [1] }).qualities).toEqual([9, 8, 7]);
    expect(concatRecords([bare, bare])).not.toHaveProperty("qualities");
    expect(concatRecords([one, other])).not.toHaveProperty("trace");
  });
});
