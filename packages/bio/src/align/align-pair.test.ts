import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignPair } from "./align-pair.ts";
import type { AlignMode, PairOptions } from "./options.ts";
import type { PairAlignment } from "./pair-result.ts";

const align = (a: string, b: string, options: PairOptions = {}): PairAlignment => {
  const result = alignPair(a, b, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

/** The score read off the rows; with `isFree` the gaps with which they begin and end do not count. */
const scoreOfRows = ({ rowA, rowB }: PairAlignment, s: Scores, isFree: boolean): number => {
  const kinds = [...rowA].map((x, at) =>
    x === "-" ? "b" : rowB[at] === "-" ? "a" : x === rowB[at] ? "=" : "x",
  );
  const runs = kinds.join("").match(/a+|b+|=|x/g) ?? [];
  return runs.reduce((score, run, at) => {
    if (run === "=") return score + s.match;
    if (run === "x") return score + s.mismatch;
    const isOverhang = at === 0 || at === runs.length - 1;
    return isFree && isOverhang ? score : score + s.gapOpen + (run.length - 1) * s.gapExtend;
  }, 0);
};

interface Scores {
  readonly match: number;
  readonly mismatch: number;
  readonly gapOpen: number;
  readonly gapExtend: number;
}

/** Every alignment of two tiny sequences, tried out. */
const bruteForce = (a: string, b: string, s: Scores, before = ""): number => {
  if (!a && !b) return 0;
  const gap = (kind: string) => (kind === before ? s.gapExtend : s.gapOpen);
  return Math.max(
    a && b
      ? (a[0] === b[0] ? s.match : s.mismatch) + bruteForce(a.slice(1), b.slice(1), s, "pair")
      : -Infinity,
    a ? gap("a") + bruteForce(a.slice(1), b, s, "a") : -Infinity,
    b ? gap("b") + bruteForce(a, b.slice(1), s, "b") : -Infinity,
  );
};

const subspans = (text: string): string[] =>
  [...text].flatMap((_, start) =>
    [...text].slice(start).map((_, more) => text.slice(start, start + more + 1)),
  );

const bruteForceLocal = (a: string, b: string, s: Scores): number =>
  Math.max(0, ...subspans(a).flatMap((x) => subspans(b).map((y) => bruteForce(x, y, s))));

const scoresArbitrary = fc
  .record({
    match: fc.integer({ min: 1, max: 5 }),
    mismatch: fc.integer({ min: -5, max: 0 }),
    gapOpen: fc.integer({ min: -12, max: 0 }),
    extendShare: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ extendShare, ...scores }) => ({ ...scores, gapExtend: (scores.gapOpen * extendShare) / 4 }));

const bases = (max: number) => fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 1, maxLength: max });
const modes: readonly AlignMode[] = ["global", "local", "semiglobal"];

describe("alignPair", () => {
  it("aligns with the spec's scores: match 2, mismatch -1, each gap position -1", () => {
    const result = align("ACGTT", "ACTT");
    expect(result).toMatchObject({
      score: 7,
      rowA: "ACGTT",
      rowB: "AC-TT",
      cigar: "2=1D2=",
      identities: 4,
      gaps: 1,
    });
    expect(align("ACGTTTTA", "ACGA", { gapOpen: -1, gapExtend: -1 }).score).toBe(4);
  });

  it("charges gapOpen for the first position of a gap and gapExtend for each further one", () => {
    const scores = { gapOpen: -5, gapExtend: -0.5 };
    expect(align("AACCCCTTGG", "AATTGG", scores).score).toBe(12 - 5 - 1.5);
    expect(align("AACCCCTTGG", "AATTGG", { gapOpen: 5, gapExtend: 0.5 }).score).toBe(5.5);
    expect(align("AACCCCTTGG", "AATTGG", { gapOpen: -2 }).score).toBe(12 - 8);
  });

  it("finds a read inside a reference, and the overlap of two reads", () => {
    const inside = align("TTTTACGTACGGTTTT", "ACGTACGG", { mode: "semiglobal" });
    expect(inside).toMatchObject({
      score: 16,
      coreA: { start: 4, end: 12 },
      coreB: { start: 0, end: 8 },
      gaps: 8,
    });
    const overlap = align("TTTTACGTACGG", "ACGTACGGCCC", { mode: "semiglobal" });
    expect(overlap).toMatchObject({ score: 16, cigar: "4D8=3I" });
  });

  it("frees only the ends that are named", () => {
    const freeEnds = { bStart: false, bEnd: false };
    expect(align("TTTTACGT", "ACGTCC", { mode: "semiglobal", freeEnds }).score).toBe(8 - 2);
    expect(align("TTTTACGT", "ACGTCC", { mode: "semiglobal" }).score).toBe(8);
  });

  it("shows only the aligned part of a local alignment, or nothing", () => {
    const result = align("GGGACGTACGTGG", "TTACGTACGTTT", { mode: "local" });
    expect(result).toMatchObject({ score: 16, spanA: { start: 3, end: 11 }, spanB: { start: 2, end: 10 } });
    expect(align("AAAA", "CCCC", { mode: "local" })).toMatchObject({ score: 0, length: 0, rowA: "" });
  });

  it("scores proteins by a matrix", () => {
    // Textbook pair of Durbin et al. 1998, figure 2.5: HEAGAWGHE-E with --P-AW-HEAE, BLOSUM50, gap 8, score 1.
    const durbin = { matrix: "BLOSUM50", gapOpen: -8, gapExtend: -8 } as const;
    expect(align("HEAGAWGHEE", "PAWHEAE", durbin).score).toBe(1);
    expect(align("HEAGAWGHEE", "PAWHEAE", { ...durbin, mode: "local" }).score).toBe(28);
  });

  it("reads ambiguity codes as characters or as sets of bases", () => {
    expect(align("ACNT", "ACGT").score).toBe(5);
    expect(align("ACNT", "ACGT", { ambiguity: "overlap" }).score).toBe(8);
    expect(align("ACNU", "ACGU", { ambiguity: "overlap" }).score).toBe(8);
    expect(align("ACNT", "ACGT", { matrix: "EDNAFULL" }).score).toBe(13);
    expect(align("ACGU", "acgt")).toMatchObject({ score: 8, identities: 4, rowA: "ACGU", rowB: "acgt" });
  });

  it.each([
    ["", "ACGT", {}, { code: "empty-sequence", sequence: 0 }],
    ["ACGT", "AC-T", {}, { code: "illegal-letter", sequence: 1, position: 2 }],
    ["ACGT", "ACQT", { matrix: "EDNAFULL" }, { code: "illegal-letter", sequence: 1, position: 2 }],
    ["ACGT", "ACGT", { matrix: "BLOSUM1" }, { code: "unknown-matrix" }],
    ["ACGT", "ACGT", { mode: "best" }, { code: "bad-option" }],
    ["ACGT", "ACGT", { match: Number.NaN }, { code: "bad-scores" }],
    ["ACGT", "ACGT", { gapOpen: -1, gapExtend: -2 }, { code: "bad-scores" }],
    ["ACGT", "GTTA", { maxCells: 15, mode: "local" }, { code: "too-large" }],
    ["ACGT", "ACGT", { method: "wavefront", mode: "local" }, { code: "bad-option" }],
    ["ACGT", "ACGT", { signal: { aborted: true } }, { code: "aborted" }],
  ])("refuses %s with %s and %o", (a, b, options, error) => {
    expect(alignPair(a, b, options as PairOptions)).toMatchObject({ ok: false, error });
  });

  it("reports its progress and stops when cancelled", () => {
    const signal = { aborted: false };
    const seen: number[] = [];
    const onProgress = (fraction: number) => {
      seen.push(fraction);
      signal.aborted = fraction > 0.3;
    };
    const options = { method: "matrix", signal, onProgress } as const;
    expect(alignPair("A".repeat(9000), "C".repeat(9000), options)).toMatchObject({
      ok: false,
      error: { code: "aborted" },
    });
    expect(seen.at(-1)).toBeLessThan(0.9);
    expect(seen).toEqual(seen.toSorted((x, y) => x - y));
  });
});

describe("laws of alignPair", () => {
  it("scores best of all alignments there are", () => {
    fc.assert(
      fc.property(bases(6), bases(6), scoresArbitrary, (a, b, scores) => {
        expect(align(a, b, scores).score).toBeCloseTo(bruteForce(a, b, scores), 9);
      }),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(bases(4), bases(4), scoresArbitrary, (a, b, scores) => {
        expect(align(a, b, { ...scores, mode: "local" }).score).toBeCloseTo(bruteForceLocal(a, b, scores), 9);
      }),
      { numRuns: 40 },
    );
  });

  it("scores what its rows say, which without gaps are the inputs, and the same when swapped", () => {
    fc.assert(
      fc.property(
        bases(150),
        bases(150),
        scoresArbitrary,
        fc.constantFrom(...modes),
        (a, b, scores, mode) => {
          const result = align(a, b, { ...scores, mode });
          expect(scoreOfRows(result, scores, mode === "semiglobal")).toBeCloseTo(result.score, 9);
          expect(result.rowA.replaceAll("-", "")).toBe(a.slice(result.spanA.start, result.spanA.end));
          expect(result.rowB.replaceAll("-", "")).toBe(b.slice(result.spanB.start, result.spanB.end));
          if (mode !== "local") expect(result.rowA.replaceAll("-", "")).toBe(a);
          expect(result.identities + result.mismatches + result.gaps).toBe(result.rowA.length);
          expect(align(b, a, { ...scores, mode }).score).toBeCloseTo(result.score, 9);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("scores the same by wavefronts as by the matrix", () => {
    const edited = fc.tuple(
      bases(200),
      fc.array(fc.tuple(fc.nat(199), fc.constantFrom("", "A", "GT")), { maxLength: 8 }),
    );
    const ends = fc.record({
      aStart: fc.boolean(),
      aEnd: fc.boolean(),
      bStart: fc.boolean(),
      bEnd: fc.boolean(),
    });
    fc.assert(
      fc.property(edited, scoresArbitrary, ends, fc.boolean(), ([a, edits], scores, freeEnds, isGlobal) => {
        const b = edits.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), a) || "A";
        const options = { ...scores, mode: isGlobal ? "global" : "semiglobal", freeEnds } as const;
        const byWavefront = align(a, b, { ...options, method: "wavefront" });
        expect(byWavefront.score).toBeCloseTo(align(a, b, { ...options, method: "matrix" }).score, 9);
        if (isGlobal) expect(scoreOfRows(byWavefront, scores, false)).toBeCloseTo(byWavefront.score, 9);
        expect(byWavefront.rowA.replaceAll("-", "")).toBe(a);
        expect(byWavefront.rowB.replaceAll("-", "")).toBe(b);
      }),
      { numRuns: 300 },
    );
  });

  it("scores global at most as semiglobal, and that at most as local", () => {
    fc.assert(
      fc.property(bases(60), bases(60), scoresArbitrary, (a, b, scores) => {
        const [global, local, semiglobal] = modes.map((mode) => align(a, b, { ...scores, mode }).score);
        expect(global).toBeLessThanOrEqual(semiglobal as number);
        expect(semiglobal).toBeLessThanOrEqual(local as number);
      }),
    );
  });

  it("adds nothing to gapExtend for an opening of 0", () => {
    const linear = { match: 2, mismatch: -1, gapOpen: -1, gapExtend: -1 };
    const score = (options: PairOptions) => {
      const aligned = alignPair("ACGTTGCA", "ACTGA", options);
      return aligned.ok ? aligned.score : null;
    };
    expect(score({ ...linear, gapOpen: 0 })).toBe(score(linear));
  });
});
