import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { encodeResidues } from "./encode-residues.ts";
import type { MatrixEnds } from "./grid.ts";
import { matrixPath } from "./matrix-path.ts";
import type { ScoreOptions } from "./options.ts";
import { readScoring, type Scoring } from "./scoring.ts";

/** Gotoh's recurrences as the paper has them, in whole rows. */
const plainScore = (a: Uint8Array, b: Uint8Array, s: Scoring, ends: MatrixEnds): number => {
  const gap = (length: number, isFree: boolean) =>
    length === 0 || isFree || ends.isLocal ? 0 : -s.open - (length - 1) * s.extend;
  let above = Array.from({ length: b.length + 1 }, (_, j) => gap(j, ends.bStart));
  const down = above.map(() => Number.NEGATIVE_INFINITY);
  let peak = 0;
  let edge = ends.aEnd ? (above.at(-1) as number) : Number.NEGATIVE_INFINITY;
  for (const [at, code] of a.entries()) {
    const row = [gap(at + 1, ends.aStart)];
    let across = Number.NEGATIVE_INFINITY;
    for (let j = 1; j <= b.length; j++) {
      down[j] = Math.max((above[j] as number) - s.open, (down[j] as number) - s.extend);
      across = Math.max((row[j - 1] as number) - s.open, across - s.extend);
      const paired = (above[j - 1] as number) + (s.table[code * s.size + (b[j - 1] as number)] as number);
      row[j] = Math.max(paired, down[j] as number, across, ends.isLocal ? 0 : Number.NEGATIVE_INFINITY);
      peak = Math.max(peak, row[j] as number);
    }
    above = row;
    if (ends.aEnd) edge = Math.max(edge, row.at(-1) as number);
  }
  if (ends.isLocal) return peak;
  return Math.max(edge, above.at(-1) as number, ...(ends.bEnd ? above : []));
};

const isSameInPlainRows = (a: string, b: string, options: ScoreOptions, ends: MatrixEnds): void => {
  const encoded = encodeResidues([a, b]);
  if ("error" in encoded) throw new Error(encoded.error.message);
  const scoring = readScoring(options, encoded);
  if ("error" in scoring) throw new Error(scoring.error.message);
  const [codesA, codesB] = encoded.codes as [Uint8Array, Uint8Array];
  const path = matrixPath(codesA, codesB, scoring, ends, () => true);
  expect(path?.score).toBe(plainScore(codesA, codesB, scoring, ends));
};

const letters = (size: number, seed: number, alphabet = "ACGT"): string => {
  let state = seed;
  return Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return alphabet[Math.floor((state / 2 ** 32) * alphabet.length)];
  }).join("");
};

const everyEnd = fc.record({
  isLocal: fc.boolean(),
  aStart: fc.boolean(),
  aEnd: fc.boolean(),
  bStart: fc.boolean(),
  bEnd: fc.boolean(),
});
const charged = { isLocal: false, aStart: false, aEnd: false, bStart: false, bEnd: false };
const free = { isLocal: false, aStart: true, aEnd: true, bStart: true, bEnd: true };
const everyMode = [charged, free, { ...charged, isLocal: true }];

describe("matrixPath", () => {
  it("scores as plain rows do, for all sizes, ends and modes", () => {
    fc.assert(
      fc.property(fc.nat(130), fc.nat(130), fc.nat(1000), everyEnd, (n, m, seed, ends) => {
        const scores = { match: 3, mismatch: -2, gapOpen: -4, gapExtend: -0.5 };
        isSameInPlainRows(letters(n + 1, seed), letters(m + 1, seed + 1), scores, ends);
      }),
      { numRuns: 200 },
    );
  });

  it("proves its bands: small differences, a large insertion beyond the first band, nothing in common", () => {
    const a = letters(1300, 5);
    const similar = `${a.slice(0, 300)}G${a.slice(301, 700)}${a.slice(705)}`;
    const shifted = `${a.slice(0, 500)}${letters(400, 9)}${a.slice(500)}`;
    const shiftedBack = `${a.slice(0, 400)}${letters(300, 9)}${a.slice(400, 800)}${a.slice(1100)}`;
    for (const b of [similar, shifted, shiftedBack, letters(1200, 77), a.slice(900) + a.slice(0, 900)]) {
      for (const ends of everyMode) {
        isSameInPlainRows(a, b, { gapOpen: -2, gapExtend: -1 }, ends);
        isSameInPlainRows(b, a, { matrix: "EDNAFULL" }, ends);
      }
    }
  });

  it("proves its bands for proteins", () => {
    const a = letters(1100, 3, "ARNDCQEGHILKMFPSTWYV");
    const b = `${a.slice(0, 200)}${a.slice(260, 700)}${letters(90, 8, "ARNDCQEGHILKMFPSTWYV")}${a.slice(700)}`;
    for (const ends of everyMode) isSameInPlainRows(a, b, { matrix: "BLOSUM62" }, ends);
  });
});

describe("matrixPath without WebAssembly", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("scores the same", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    vi.resetModules();
    const { alignPair } = await import("./align-pair.ts");
    const { hasStripKernel } = await import("./simd/strip-kernel.ts");
    expect(hasStripKernel()).toBe(false);
    const [a, b] = [letters(700, 1), letters(650, 2)];
    const scores = (["global", "semiglobal", "local"] as const).map((mode) => alignPair(a, b, { mode }));
    vi.unstubAllGlobals();
    vi.resetModules();
    const withVectors = await import("./align-pair.ts");
    const expected = (["global", "semiglobal", "local"] as const).map((mode) =>
      withVectors.alignPair(a, b, { mode }),
    );
    expect(scores).toEqual(expected);
  });
});
