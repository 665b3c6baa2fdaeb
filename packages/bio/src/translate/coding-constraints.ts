import { reverseComplement } from "../alphabet.ts";

/** What a designed coding sequence is to keep. */
export interface CodingConstraints {
  /** Sites that may be on neither strand, in IUPAC letters: those of restriction enzymes, for example. */
  readonly avoidSites?: readonly string[];
  /** Longest run of one base; 6 by default. */
  readonly maxHomopolymer?: number;
  /** Length from which on a stretch may not occur a second time; 15 by default, 0 for no limit. */
  readonly minRepeat?: number;
  /** Share of G and C in every window; 0.3 to 0.7 in 60 bases by default. A shorter sequence is one window. */
  readonly gcWindow?: { readonly length: number; readonly min: number; readonly max: number };
  /** Bases before and behind, with which a site may arise across the seam. */
  readonly upstream?: string;
  readonly downstream?: string;
}

/** A constraint that a sequence does not keep, and where in it, from zero. */
export interface CodingProblem {
  readonly kind: "site" | "homopolymer" | "repeat" | "gc-window";
  readonly start: number;
  readonly end: number;
  /** The site, the run's base, where the stretch stood first, or the share of G and C. */
  readonly detail: string;
}

const classes: Readonly<Record<string, string>> = {
  R: "[AG]",
  Y: "[CT]",
  S: "[CG]",
  W: "[AT]",
  K: "[GT]",
  M: "[AC]",
  B: "[CGT]",
  D: "[AGT]",
  H: "[ACT]",
  V: "[ACG]",
  N: "[ACGT]",
};

const patternOf = (site: string): string =>
  [...site.toUpperCase()].map((letter) => classes[letter] ?? letter).join("");

/** Longest run of one base, by default. */
export const DEFAULT_HOMOPOLYMER = 6;
/** Shortest stretch that counts as repeated, in bases, by default. */
export const DEFAULT_REPEAT = 15;
/** Window and bounds of GC, in bases and as shares, by default. */
export const DEFAULT_WINDOW = { length: 60, min: 0.3, max: 0.7 } as const;

/** The sites on both strands and the runs that are too long, each as a pattern of plain bases with its length. */
export const forbiddenPatterns = (
  constraints: CodingConstraints,
): readonly {
  readonly kind: "site" | "homopolymer";
  readonly detail: string;
  readonly source: string;
  readonly length: number;
}[] => {
  const sites = (constraints.avoidSites ?? []).flatMap((site) => {
    const both = [...new Set([site.toUpperCase(), reverseComplement(site.toUpperCase())])];
    return both.map((letters) => ({
      kind: "site" as const,
      detail: site,
      source: patternOf(letters),
      length: letters.length,
    }));
  });
  const length = (constraints.maxHomopolymer ?? DEFAULT_HOMOPOLYMER) + 1;
  const runs = [..."ACGT"].map((base) => ({
    kind: "homopolymer" as const,
    detail: base,
    source: `${base}{${length}}`,
    length,
  }));
  return [...sites, ...runs];
};

/** What a coding sequence (upper case DNA) does not keep, by position. */
export const codingProblems = (
  sequence: string,
  constraints: CodingConstraints = {},
): readonly CodingProblem[] => {
  const { upstream = "", downstream = "", gcWindow = DEFAULT_WINDOW } = constraints;
  const around = (upstream + sequence + downstream).toUpperCase();
  const problems: CodingProblem[] = [];
  for (const { kind, detail, source } of forbiddenPatterns(constraints)) {
    // A look-ahead finds matches that overlap.
    for (const match of around.matchAll(new RegExp(`(?=(${source}))`, "g"))) {
      const start = match.index - upstream.length;
      const end = start + (match[1] ?? "").length;
      if (end > 0 && start < sequence.length) problems.push({ kind, start, end, detail });
    }
  }
  problems.push(...findRepeats(sequence, constraints.minRepeat ?? DEFAULT_REPEAT));
  problems.push(...findWindows(sequence, gcWindow));
  return problems.sort((a, b) => a.start - b.start || a.end - b.end);
};

const findRepeats = (sequence: string, length: number): readonly CodingProblem[] => {
  if (length <= 0) return [];
  const first = new Map<string, number>();
  const problems: CodingProblem[] = [];
  for (let start = 0; start + length <= sequence.length; start++) {
    const stretch = sequence.slice(start, start + length);
    const seen = first.get(stretch);
    if (seen === undefined) first.set(stretch, start);
    else problems.push({ kind: "repeat", start, end: start + length, detail: `${seen}` });
  }
  return problems;
};

const findWindows = (
  sequence: string,
  { length, min, max }: { readonly length: number; readonly min: number; readonly max: number },
): readonly CodingProblem[] => {
  const size = Math.min(length, sequence.length);
  if (size === 0) return [];
  const isStrong = (at: number): number => (sequence[at] === "G" || sequence[at] === "C" ? 1 : 0);
  const problems: CodingProblem[] = [];
  let count = 0;
  for (let at = 0; at < sequence.length; at++) {
    count += isStrong(at) - (at >= size ? isStrong(at - size) : 0);
    if (at + 1 < size) continue;
    const share = count / size;
    if (share >= min && share <= max) continue;
    problems.push({ kind: "gc-window", start: at + 1 - size, end: at + 1, detail: share.toFixed(2) });
  }
  return problems;
};
