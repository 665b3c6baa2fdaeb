import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { alignMultiple, alignPair, type PairOptions } from "@benchleaf/bio";
import { type Measurement, median } from "../results.ts";
import { sized } from "../smoke-mode.ts";

const EMBOSS_DNA = { matrix: "EDNAFULL", gapOpen: -16, gapExtend: -4 } as const;
const SPEC = { match: 2, mismatch: -1, gapOpen: -1, gapExtend: -1 } as const;
const ROUNDS = sized(5, 1);
const FAMILY_ROUNDS = sized(3, 1);
const LEAST_SHARE_OF_SCORE = 0.98;

/**
 * Pairs compared with EMBOSS stretcher with the same matrix and gaps; families compared with MAFFT in its automatic
 * mode.
 */
export async function measureAlignment(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-align-"));
  try {
    const random = randomNumbers(11);
    return [
      pairBesideStretcher(folder, "unrelated", letters(1000, random), letters(1000, random), 15),
      ...pairsOfTenThousand(folder, random),
      ...similarPairs(random),
      familyBesideMafft(folder, family(10, 1000, random), "10 × 1 kb"),
      familyBesideMafft(folder, family(sized(50, 5), 3000, random), "50 × 3 kb"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const pairsOfTenThousand = (folder: string, random: () => number): Measurement[] => {
  const a = letters(sized(10_000, 1000), random);
  const unrelated = letters(a.length, random);
  const related = mutate(a, 0.2, random);
  return [
    pairBesideStretcher(folder, "unrelated", a, unrelated, null),
    pairBesideStretcher(folder, "80 % identical", a, related, null),
  ];
};

const pairBesideStretcher = (
  folder: string,
  kind: string,
  a: string,
  b: string,
  limitMs: number | null,
): Measurement => {
  const isPresent = isInstalled("stretcher");
  const [fileA, fileB, out] = ["a.fa", "b.fa", "out.txt"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(fileA, `>a\n${a}\n`);
  writeFileSync(fileB, `>b\n${b}\n`);
  const stretcher = () => execFileSync("stretcher", [fileA, fileB, "-outfile", out], { stdio: "ignore" });
  const { ours, peer } = alternate(() => align(a, b, EMBOSS_DNA), isPresent ? stretcher : null, ROUNDS);
  return {
    work: `optimal pair, affine, ${kind}`,
    size: `${a.length / 1000} kb`,
    ...beside(ours, peer, "EMBOSS stretcher"),
    goal: limitMs === null ? "no slower than stretcher" : `under ${limitMs} ms`,
    met: limitMs === null ? peer === null || ours <= peer : ours < limitMs,
  };
};

const similarPairs = (random: () => number): Measurement[] => {
  const a = letters(sized(50_000, 2000), random);
  const b = mutate(a, 0.05, random);
  const cases: readonly (readonly [string, PairOptions])[] = [
    ["2, -1, -1", SPEC],
    ["EDNAFULL, -10, -0.5", { matrix: "EDNAFULL", gapOpen: -10, gapExtend: -0.5 }],
    ["2, -1, -3, -1, free ends", { gapOpen: -3, gapExtend: -1, mode: "semiglobal" }],
    ["2, -1, -3, -1, local", { gapOpen: -3, gapExtend: -1, mode: "local" }],
  ];
  return cases.map(([scores, options]) => {
    const { ours } = alternate(() => align(a, b, options), null, ROUNDS);
    return {
      work: `optimal pair, 95 % identical (${scores})`,
      size: "50 kb",
      ...beside(ours, null, ""),
      goal: "under 1 s",
      met: ours < 1000,
    };
  });
};

const familyBesideMafft = (folder: string, sequences: readonly string[], size: string): Measurement => {
  const isPresent = isInstalled("mafft");
  const file = join(folder, "family.fa");
  writeFileSync(file, sequences.map((sequence, at) => `>s${at}\n${sequence}\n`).join(""));
  let rows: readonly string[] = [];
  let reference: readonly string[] = [];
  const mafft = () => {
    const text = execFileSync("mafft", ["--auto", "--quiet", file], { encoding: "utf8", maxBuffer: 1e9 });
    reference = text
      .split(">")
      .slice(1)
      .map((record) => record.split("\n").slice(1).join("").toUpperCase());
  };
  const align = () => {
    const result = alignMultiple(sequences);
    if (!result.ok) throw new Error(result.error.message);
    rows = result.rows;
  };
  const { ours, peer } = alternate(align, isPresent ? mafft : null, FAMILY_ROUNDS);
  const share = reference.length > 0 ? sumOfPairs(rows) / sumOfPairs(reference) : null;
  const told = share === null ? "" : `, here ${share.toFixed(3)} of its score`;
  return {
    work: `multiple alignment${told}`,
    size,
    ...beside(ours, peer, "MAFFT --auto"),
    goal: `no slower than MAFFT at ${LEAST_SHARE_OF_SCORE} of its score`,
    met: (peer === null || ours <= peer) && (share === null || share >= LEAST_SHARE_OF_SCORE),
  };
};

const align = (a: string, b: string, options: PairOptions): void => {
  const result = alignPair(a, b, options);
  if (!result.ok) throw new Error(result.error.message);
};

const beside = (ours: number, peer: number | null, name: string) => ({
  median_ms: ours,
  peer: peer === null ? null : name,
  peer_median_ms: peer,
  ratio: peer === null ? null : peer / ours,
});

/** Medians of both, run in turn so that a busy machine slows both; ours once before, as it runs in a process that lives on. */
const alternate = (run: () => void, runPeer: (() => void) | null, rounds: number) => {
  const times: number[] = [];
  const peerTimes: number[] = [];
  const time = (work: () => void): number => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  run();
  for (let round = 0; round < rounds; round++) {
    times.push(time(run));
    if (runPeer) peerTimes.push(time(runPeer));
  }
  return { ours: median(times), peer: runPeer ? median(peerTimes) : null };
};

const isInstalled = (program: string): boolean => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    console.error(`${program} is not installed: measured without it`);
    return false;
  }
};

/** Match 2, mismatch -1, residue with gap -1, gap with gap 0. */
const sumOfPairs = (rows: readonly string[]): number => {
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

const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const letters = (size: number, random: () => number): string =>
  Array.from({ length: size }, () => "ACGT"[Math.floor(random() * 4)]).join("");

/** Changes a share of the residues: seven in ten are substituted, the others inserted or deleted. */
const mutate = (sequence: string, rate: number, random: () => number): string =>
  [...sequence]
    .map((letter) => {
      if (random() >= rate) return letter;
      const kind = random();
      if (kind < 0.15) return "";
      if (kind < 0.3) return letter + letters(1 + Math.floor(random() * 3), random);
      return "ACGT"[("ACGT".indexOf(letter) + 1 + Math.floor(random() * 3)) % 4];
    })
    .join("");

/** Descendants of one ancestor, each generation two from one, 4 % changed. */
const family = (count: number, size: number, random: () => number): readonly string[] => {
  let generation = [letters(size, random)];
  while (generation.length < count) {
    generation = generation.flatMap((parent) => [mutate(parent, 0.04, random), mutate(parent, 0.04, random)]);
  }
  return generation.slice(0, count);
};
