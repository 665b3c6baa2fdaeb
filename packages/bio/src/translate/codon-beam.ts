import { type CodingConstraints, DEFAULT_WINDOW, forbiddenPatterns } from "./coding-constraints.ts";

/** A codon with what it costs to take it. */
export interface WeighedCodon {
  readonly codon: string;
  /** 0 for the codon one would take freely. */
  readonly cost: number;
}

/** A sequence up to some codon; the codons before hang on `before`. */
interface Path {
  readonly before: Path | null;
  readonly codon: string;
  readonly cost: number;
  /** The bases that a forbidden pattern may still begin in. */
  readonly tail: string;
  /** G and C so far. */
  readonly strong: number;
}

/** Beam width at each codon; more finds no better sequences in practice, and costs in proportion. */
const BEAM = 40;

/** A forbidden pattern outweighs any choice of codons, but is accepted if it cannot be avoided. */
const FORBIDDEN = 1_000;
const WINDOW_OUTSIDE = 5;
const WINDOW_SLOPE = 200;

/**
 * The cheapest choice found of one codon a position such that no forbidden pattern arises and every window keeps its
 * GC content: a beam search from the left. Deterministic.
 */
export const pickCodons = (
  positions: readonly (readonly WeighedCodon[])[],
  constraints: CodingConstraints,
  isStopped: () => boolean = () => false,
): readonly string[] | null => {
  const hits = patternCounter(constraints);
  const reach = hits.longest - 1;
  const window = windowCost(constraints, positions.length);
  const upstream = (constraints.upstream ?? "").toUpperCase();
  const downstream = (constraints.downstream ?? "").toUpperCase().slice(0, reach);
  let paths: Path[] = [{ before: null, codon: "", cost: 0, tail: lastOf(upstream, reach), strong: 0 }];
  for (const [index, codons] of positions.entries()) {
    if ((index & 63) === 0 && isStopped()) return null;
    const isLast = index === positions.length - 1;
    const best = new Map<string, Path>();
    for (const before of paths) {
      for (const { codon, cost } of codons) {
        const text = before.tail + codon;
        const strong = before.strong + strongBases(codon);
        const forbidden =
          hits.count(text, codon.length) + (isLast ? hits.count(text + downstream, downstream.length) : 0);
        const total = before.cost + cost + FORBIDDEN * forbidden + window(before, index, strong);
        const tail = lastOf(text, reach);
        const rival = best.get(tail);
        if (!rival || total < rival.cost) best.set(tail, { before, codon, cost: total, tail, strong });
      }
    }
    paths = [...best.values()].sort((a, b) => a.cost - b.cost || (a.tail < b.tail ? -1 : 1)).slice(0, BEAM);
  }
  const chosen: string[] = [];
  for (let path: Path | null = paths[0] ?? null; path?.before; path = path.before) chosen.push(path.codon);
  return chosen.reverse();
};

const lastOf = (text: string, count: number): string => (count > 0 ? text.slice(-count) : "");

const strongBases = (codon: string): number => {
  let count = 0;
  for (const base of codon) if (base === "G" || base === "C") count++;
  return count;
};

/** Counts the forbidden patterns that end in the last `added` bases of a text. */
const patternCounter = (constraints: CodingConstraints) => {
  const patterns = forbiddenPatterns(constraints);
  const lengths = [...new Set(patterns.map(({ length }) => length))];
  const byLength = lengths.map((length) => ({
    length,
    pattern: new RegExp(
      patterns
        .filter((one) => one.length === length)
        .map(({ source }) => source)
        .join("|"),
    ),
  }));
  const count = (text: string, added: number): number => {
    let sum = 0;
    for (const { length, pattern } of byLength) {
      if (added > 0 && pattern.test(text.slice(-(length + added - 1)))) sum++;
    }
    return sum;
  };
  return { longest: Math.max(1, ...lengths), count };
};

/** What the window that a codon completes costs; windows are looked at codon by codon. */
const windowCost = (constraints: CodingConstraints, codonCount: number) => {
  const { length, min, max } = constraints.gcWindow ?? DEFAULT_WINDOW;
  const codons = Math.max(1, Math.min(codonCount, Math.floor(length / 3)));
  // Windows between codons may hold one strong base more or less than those at codons.
  const hasBetween = codonCount > codons;
  const margin = hasBetween ? Math.min(1 / (3 * codons), Math.max(0, (max - min) / 3)) : 0;
  return (before: Path, index: number, strong: number): number => {
    if (index + 1 < codons) return 0;
    let first: Path = before;
    for (let step = 1; step < codons && first.before; step++) first = first.before;
    const share = (strong - first.strong) / (3 * codons);
    const excess = Math.max(min + margin - share, share - max + margin, 0);
    return excess > 0 ? WINDOW_OUTSIDE + WINDOW_SLOPE * excess : 0;
  };
};
