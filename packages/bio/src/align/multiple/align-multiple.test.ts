import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oracleRows, oracleSequences, testDataFolder } from "../../test-support/test-data.ts";
import { alignPair } from "../align-pair.ts";
import { alignMultiple, type MultipleAlignment, type MultipleOptions } from "./align-multiple.ts";

const align = (sequences: readonly string[], options: MultipleOptions = {}): MultipleAlignment => {
  const result = alignMultiple(sequences, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

/** Sum of pairs with match 2, mismatch -1, residue with gap -1, gap with gap 0. */
const specSum = (rows: readonly string[]): number => {
  let sum = 0;
  for (const [index, row] of rows.entries()) {
    for (const other of rows.slice(0, index)) {
      for (let at = 0; at < row.length; at++) {
        const [x, y] = [row[at], other[at]];
        if (x !== "-" || y !== "-") sum += x === y ? 2 : -1;
      }
    }
  }
  return sum;
};

const linear = { match: 2, mismatch: -1, gapOpen: -1, gapExtend: -1 };
const families = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 5, maxLength: 60 }),
    fc.array(fc.array(fc.tuple(fc.nat(60), fc.constantFrom("", "A", "GC")), { maxLength: 6 }), {
      minLength: 2,
      maxLength: 6,
    }),
  )
  .map(([root, edits]) =>
    edits.map(
      (list) => list.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), root) || "A",
    ),
  );

describe("alignMultiple", () => {
  it("aligns sequences with unchanged order and residues", () => {
    const { rows, length, score } = align(["acgtt", "ACTT", "ACGT"]);
    expect({ rows, length, score }).toEqual({ rows: ["acgtt", "ACT-T", "ACG-T"], length: 5, score: 12 });
  });

  it("keeps what was inserted once in one column block", () => {
    const root = "ACGTTGCAACGGTATCGATTGCACGTAGGC";
    const longer = `${root.slice(0, 15)}AAAAAA${root.slice(15)}`;
    const { rows } = align([root, longer, root, longer]);
    expect(rows[0]).toBe(`${root.slice(0, 15)}------${root.slice(15)}`);
    expect(rows[2]).toBe(rows[0]);
    expect(rows[1]).toBe(longer);
  });

  it("finds its way along long sequences with a large deletion", () => {
    const part = (seed: number) =>
      Array.from({ length: 700 }, (_, i) => "ACGT"[((i + seed) ** 3 % 101) & 3]).join("");
    const [a, b, c] = [part(1), part(5000), part(90000)];
    const { rows } = align([a + b + c, a + c, a + b + c]);
    expect(rows[1]).toBe(`${a}${"-".repeat(700)}${c}`);
  });

  it.each([
    [["ACGT"], {}, "too-few-sequences"],
    [["ACGT", ""], {}, "empty-sequence"],
    [["ACGT", "AC GT"], {}, "illegal-letter"],
    [["ACGT", "ACGT"], { gapOpen: Number.NaN }, "bad-scores"],
    [["ACGT", "ACGT"], { signal: { aborted: true } }, "aborted"],
    [Array.from({ length: 2001 }, () => "A"), {}, "too-large"],
  ])("refuses case %# with %o: %s", (sequences, options, code) => {
    expect(alignMultiple(sequences, options)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("laws of alignMultiple", () => {
  it("gives the inputs back without gaps, in equally long rows without empty columns", () => {
    fc.assert(
      fc.property(families, (sequences) => {
        const { rows, length } = align(sequences);
        expect(rows.map((row) => row.replaceAll("-", ""))).toEqual(sequences);
        expect(rows.every((row) => row.length === length)).toBe(true);
        for (let at = 0; at < length; at++) expect(rows.some((row) => row[at] !== "-")).toBe(true);
      }),
    );
  });

  it("scores what its rows say, two sequences as a pair, and no worse for refinement", () => {
    fc.assert(
      fc.property(families, (sequences) => {
        const refined = align(sequences, linear);
        expect(refined.score).toBe(specSum(refined.rows));
        expect(refined.score).toBeGreaterThanOrEqual(align(sequences, { ...linear, rounds: 0 }).score);
        const [first = "", second = ""] = sequences;
        expect(align([first, second], linear).score).toBe(
          (alignPair(first, second, linear) as { score: number }).score,
        );
      }),
    );
  });
});

describe.skipIf(!testDataFolder())("alignMultiple against MAFFT", () => {
  it("reaches MAFFT's best mode on every family", () => {
    const sequences = [...oracleSequences("msa_families.fa")];
    const best = new Map<string, number>();
    for (const { family = "", "sp_score_match2_mismatch-1_gap-1": score } of oracleRows("msa_mafft.tsv")) {
      best.set(family, Math.max(best.get(family) ?? Number.NEGATIVE_INFINITY, Number(score)));
    }
    expect(best.size).toBe(10);
    for (const [family, reference] of best) {
      const members = sequences
        .filter(([name]) => name.startsWith(`${family}_`))
        .map(([, letters]) => letters);
      expect(specSum(align(members).rows), family).toBeGreaterThanOrEqual(0.98 * reference);
    }
  });
});
