import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import { alignPair } from "./align-pair.ts";
import { type AlignFailure, type AlignWork, refuse, type ScoreOptions } from "./options.ts";
import type { AlignmentOperation, PairAlignment } from "./pair-result.ts";
import { cancelled, makePulse, partOf } from "./pulse.ts";
import { candidateRotations, EXHAUSTIVE_CELLS } from "./rotations.ts";

/** How a query is aligned to a circle. */
export interface CircularOptions extends ScoreOptions, AlignWork {
  /** Of the query; `linear` by default. The reference is circular. */
  readonly queryTopology?: Topology;
  /** For a linear query: `semiglobal` (default) lays it on the circle whole, `local` its best part. */
  readonly mode?: "semiglobal" | "local";
  /** Tries the query's reverse complement too and takes the better; not by default. Nucleic acids only. */
  readonly bothStrands?: boolean;
}

/**
 * An alignment on a circle: what the rows show, without the residues of the reference that the query does not reach.
 */
export interface CircularAlignment {
  readonly ok: true;
  readonly score: number;
  /** First residue of the reference shown, from 0; row A runs on across the origin. */
  readonly start: number;
  /** Residues of the reference shown, at most its size. */
  readonly length: number;
  /** -1 when the query's reverse complement is shown; `rotation` and row B then count on that. */
  readonly strand: 1 | -1;
  /** First residue of the query shown: 0 for a linear one that is aligned from its start. */
  readonly rotation: number;
  /** Whether no better one exists; else only the turns to which shared words point were tried. */
  readonly isExact: boolean;
  readonly rowA: string;
  readonly rowB: string;
  readonly operations: readonly AlignmentOperation[];
  readonly identities: number;
  readonly mismatches: number;
  readonly gaps: number;
}

/**
 * Aligns a query with a circular reference. A linear query is laid on the circle end to end wherever it fits best,
 * across the origin too, going round at most once. A circular query is turned to the rotation whose global alignment
 * with the reference, cut at its origin, scores best. Exact, unless `isExact` says otherwise: for large circular
 * queries, and for linear ones that would best go round more than once on a large circle. Scores, errors and bounds
 * are those of {@link alignPair}; time is that of twice the reference.
 *
 * @example alignToCircle("AACCGGTTAC", "TACAAC") // start 7, length 6, score 12, rowA "TACAAC"
 * @example alignToCircle("AACCGGTTAC", "GTTACAACCG", { queryTopology: "circular" }) // rotation 5, score 20
 */
export const alignToCircle = (
  reference: string,
  query: string,
  options: CircularOptions = {},
): CircularAlignment | AlignFailure => {
  const pulse = makePulse(options);
  if (!pulse(0)) return cancelled();
  const strands = options.bothStrands ? ([1, -1] as const) : ([1] as const);
  let best: CircularAlignment | null = null;
  for (const [at, strand] of strands.entries()) {
    const turned = strand === 1 ? query : reverseComplement(query, "dna");
    const part = partOf(pulse, at / strands.length, (at + 1) / strands.length);
    const work: AlignWork = { onProgress: part, ...(options.signal && { signal: options.signal }) };
    const align = options.queryTopology === "circular" ? alignTwoCircles : alignOnCircle;
    const found = align(reference, turned, { ...options, ...work }, strand);
    if (!found.ok) return found;
    if (!best || found.score > best.score) best = found;
  }
  return best ?? refuse("bad-option", "No strand was asked for.");
};

const alignOnCircle = (
  reference: string,
  query: string,
  options: CircularOptions,
  strand: 1 | -1,
): CircularAlignment | AlignFailure => {
  const found = alignOnCut(reference + reference, query, options, strand, reference.length);
  if (!found.ok || found.length <= reference.length) return found;
  const isExact = reference.length ** 2 * query.length <= EXHAUSTIVE_CELLS;
  const turns = isExact ? [...reference].map((_, turn) => turn) : [found.start, found.start + found.length];
  let best: CircularAlignment | null = null;
  for (const turn of turns) {
    const { onProgress: _, ...quiet } = options;
    const cut = turnCircle(reference, turn);
    const once = alignOnCut(cut, query, quiet, strand, reference.length);
    if (!once.ok) return once;
    const start = (once.start + turn) % reference.length;
    if (!best || once.score > best.score) best = { ...once, start, isExact };
  }
  return best ?? found;
};

const alignOnCut = (
  cut: string,
  query: string,
  options: CircularOptions,
  strand: 1 | -1,
  size: number,
): CircularAlignment | AlignFailure => {
  const mode = options.mode ?? "semiglobal";
  const found = alignPair(cut, query, { ...options, mode, freeEnds: { bStart: false, bEnd: false } });
  if (!found.ok) return found;
  const first = found.operations[0];
  const overhang = mode === "semiglobal" && first?.kind === "deletion" ? first.length : 0;
  const start = (found.spanA.start + overhang) % size;
  return { ...withoutReferenceEnds(found), start, strand, rotation: found.spanB.start, isExact: true };
};

/** A circle cut before another residue. `turnCircle("ACGT", 1)` is "CGTA". */
const turnCircle = (circle: string, by: number): string => {
  const at = by % circle.length;
  return circle.slice(at) + circle.slice(0, at);
};

/** Takes off what the reference overhangs. */
const withoutReferenceEnds = ({
  ok,
  score,
  identities,
  mismatches,
  rowA,
  rowB,
  operations,
}: PairAlignment) => {
  const first = operations[0]?.kind === "deletion" ? 1 : 0;
  const last = operations.length - (operations.at(-1)?.kind === "deletion" ? 1 : 0);
  const kept = operations.slice(first, last);
  const before = first ? (operations[0]?.length ?? 0) : 0;
  const columns = kept.reduce((sum, { length }) => sum + length, 0);
  const row = rowA.slice(before, before + columns);
  return {
    ok,
    score,
    identities,
    mismatches,
    gaps: columns - identities - mismatches,
    rowA: row,
    rowB: rowB.slice(before, before + columns),
    length: row.replaceAll("-", "").length,
    operations: kept,
  };
};

const alignTwoCircles = (
  reference: string,
  query: string,
  options: CircularOptions,
  strand: 1 | -1,
): CircularAlignment | AlignFailure => {
  const { rotations, isComplete } = candidateRotations(reference, query);
  let best: CircularAlignment | null = null;
  for (const [at, rotation] of rotations.entries()) {
    options.onProgress?.(at / rotations.length);
    const turned = turnCircle(query, rotation);
    const { onProgress: _, ...quiet } = options;
    const found = alignPair(reference, turned, { ...quiet, mode: "global" });
    if (!found.ok) return found;
    if (best && found.score <= best.score) continue;
    const { ok, score, rowA, rowB, operations, identities, mismatches, gaps } = found;
    const counts = { ok, score, rowA, rowB, operations, identities, mismatches, gaps };
    best = { ...counts, start: 0, length: reference.length, strand, rotation, isExact: isComplete };
  }
  return best ?? refuse("empty-sequence", "Sequence 2 has no letters.", { sequence: 1 });
};
