import { type Frame, findOrfs } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { fitColumns } from "../../../canvas/row-columns.ts";
import { layoutRows, spansWithin } from "../../../canvas/row-layout.ts";
import { NO_TRACKS } from "../../../canvas/tracks.ts";
import { orfId, spansOfOrfs } from "../visible-features.ts";
import { OrfMarks, orfColumns } from "./orf-marks.ts";

const sequence = "GCATAATTTTATGGCAGCAGCA";
const orfsIn = (letters: string, frames: readonly Frame[] = [1, 2, 3, -1, -2, -3]) => {
  const found = findOrfs(letters, { topology: "circular", minLength: 12, frames });
  // Zero has no sign.
  return found.ok ? found.orfs.map((orf) => ({ ...orf, start: orf.start + 0 })) : [];
};
const marksOf = (letters: string, frames?: readonly Frame[]) =>
  new OrfMarks(orfColumns(orfsIn(letters, frames), letters.length), letters.length);
const byId = (orfs: Iterable<Parameters<typeof orfId>[0]>) =>
  [...orfs].sort((one, other) => orfId(one).localeCompare(orfId(other)));

it("returns every frame as it was found, on both strands and across the origin", () => {
  for (let turn = 0; turn < sequence.length; turn += 1) {
    const turned = sequence.slice(turn) + sequence.slice(0, turn);
    const reversed = [...turned].map((letter) => ({ A: "T", C: "G", G: "C", T: "A" })[letter]).reverse();
    for (const letters of [turned, reversed.join("")]) {
      expect(orfsIn(letters).length).toBeGreaterThan(0);
      expect(byId(marksOf(letters))).toEqual(byId(orfsIn(letters)));
    }
  }
});

it("shifts what is after an edit, extends what is hit, and drops what is split", () => {
  const filler = "GT".repeat(10);
  const gene = `ATG${"GCA".repeat(5)}TAA`;
  const read = () => marksOf(filler + gene + filler, [3]);
  const marks = read();
  const drawn = (moved: OrfMarks) =>
    Array.from(moved.columns.starts, (start, index) => [start, moved.columns.ends[index]]);
  expect(drawn(marks)).toEqual([[20, 41]]);
  expect(drawn(marks.movedBy({ start: 3, end: 3, inserted: 2 }))).toEqual([[22, 43]]);
  expect(drawn(marks.movedBy({ start: 30, end: 31, inserted: 0 }))).toEqual([[20, 40]]);
  expect(drawn(marks.movedBy({ start: 38, end: 45, inserted: 0 }))).toEqual([[20, 38]]);
  expect(drawn(marks.movedBy({ start: 10, end: 25, inserted: 0 }))).toEqual([]);
  expect(drawn(marks.movedBy({ start: 41, end: 50, inserted: 0 }))).toEqual([[20, 41]]);
  expect(marks.isSameAs(read())).toBe(true);
  expect(marks.isSameAs(marks.movedBy({ start: 50, end: 50, inserted: 1 }))).toBe(false);
});

it("finds what a selection covers with its stop or without", () => {
  const marks = marksOf(`TTATG${"GCA".repeat(5)}TAATT`, [3]);
  expect(marks.covering(2, 21)).toHaveLength(1);
  expect(marks.covering(2, 18)).toHaveLength(1);
  expect(marks.covering(2, 17)).toHaveLength(0);
});

it("makes features of a genome's frames only where they are seen", () => {
  const size = 3_000_000;
  const orfs = Array.from({ length: 20_000 }, (_, index) => ({
    start: index * 150,
    end: index * 150 + 120,
    length: 120,
    strand: 1 as const,
    frame: 1 as const,
    hasStop: true,
    isOpenStart: false,
  }));
  let made = 0;
  const nameOf = () => {
    made += 1;
    return "ORF";
  };
  const spans = spansOfOrfs(new OrfMarks(orfColumns(orfs, size), size), nameOf, new Set());
  const record = {
    sequence: { length: size } as string,
    features: [],
    topology: "circular",
    kind: "dna",
  } as const;
  const columns = fitColumns(900, 8, size);
  const layout = layoutRows(record, columns, { ...NO_TRACKS, spans });
  expect(made).toBe(0);
  const seen = spansWithin(layout, 1_500_000, 1_500_600).map(({ shape }) => shape.start);
  expect(seen).toEqual([1_500_000, 1_500_150, 1_500_300, 1_500_450]);
  expect(made).toBe(4);
  const bare = layoutRows(record, columns, NO_TRACKS);
  expect(layout.tops.at(-1)).toBeGreaterThan(bare.tops.at(-1) ?? 0);
});

it("leaves out what is hidden", () => {
  const marks = marksOf(sequence);
  const hidden = new Set([...marks].map(orfId));
  expect(spansOfOrfs(marks, () => "ORF", hidden).starts).toHaveLength(0);
  expect(spansOfOrfs(marks, () => "ORF", new Set(["f1"])).starts).toHaveLength(marks.length);
});
