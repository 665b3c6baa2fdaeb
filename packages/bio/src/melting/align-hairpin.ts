import {
  AT_END,
  BODY_TEMPERATURE,
  danglesFivePrime,
  danglesThreePrime,
  isWeakPair,
  MAX_LOOP,
  MIN_HAIRPIN_LOOP,
  NO_BASE,
  stacks,
  stepIndex,
  terminals,
} from "./folding-parameters.ts";
import { hairpinLoop, type TetraloopEntropies } from "./hairpin-loop.ts";
import { addLoop, type Energy } from "./loop-energy.ts";

// Bound once: where modules are not bundled, every use of an import is a look-up, too dear for the inmost loops.
const step = stepIndex;
const add = addLoop;
const longestLoop = MAX_LOOP;
const leastHairpin = MIN_HAIRPIN_LOOP;
const kelvin = BODY_TEMPERATURE;
const { h: stackH, s: stackS } = stacks;

/** The most stable way in which an oligo folds back. */
export interface HairpinAlignment {
  /** cal/mol and cal/mol/K in 1 M NaCl. */
  readonly deltaH: number;
  readonly deltaS: number;
  /** Paired positions from the 5' end, the left one first. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** A pair that nothing closes yet: so little entropy that everything melts higher. */
const UNCLOSED_S = -3224;

/** Below this an entropy is that of an unclosed pair with something on it. */
const UNCLOSED_LIMIT_S = -2500;

/** So small that it only decides ties: of two folds with the same Tm, the one with more paired bases. */
const TIE_S = -1e-11;

const CLOSED_BY_HAIRPIN = -1;

/** Work space, reused: no call leaves anything in it that the next one reads. Cell i, j holds the fold inside pair i·j. */
let cellH = new Float64Array(0);
let cellS = new Float64Array(0);
let cellInner = new Int32Array(0);
let codes: Uint8Array = new Uint8Array(0);
let size = 0;

const loop: Energy = { h: 0, s: 0 };

/**
 * The secondary structure of one oligo with the highest Tm, by dynamic programming over pairs: a pair closes a
 * hairpin loop of at least three bases, or stacks on the pair inside it, or on one across a loop of at most 30 bases;
 * several hairpins may follow each other on the strand, each with its dangling ends. Ranked by Tm, hairpin loops
 * against the rest by free energy at 37 °C (Untergasser et al., Nucleic Acids Res 2012;40:e115). No multi-branched
 * loops. Null if nothing folds.
 */
export const alignHairpin = (oligo: Uint8Array, tetraloops: TetraloopEntropies): HairpinAlignment | null => {
  size = oligo.length;
  if (size < leastHairpin + 2) return null;
  codes = oligo;
  if (cellH.length < size * size) {
    cellH = new Float64Array(size * size);
    cellS = new Float64Array(size * size);
    cellInner = new Int32Array(size * size);
  }
  cellH.fill(Number.POSITIVE_INFINITY, 0, size * size);
  for (let j = leastHairpin + 1; j < size; j++) {
    for (let i = j - leastHairpin - 1; i >= 0; i--) {
      if (codes[i]! + codes[j]! === 3) fold(i, j, tetraloops);
    }
  }
  return standSideBySide();
};

const fold = (i: number, j: number, tetraloops: TetraloopEntropies): void => {
  const cell = i * size + j;
  cellH[cell] = 0;
  cellS[cell] = UNCLOSED_S;
  cellInner[cell] = CLOSED_BY_HAIRPIN;
  const inner = cell + size - 1;
  if (cellH[inner]! !== Number.POSITIVE_INFINITY) {
    const stack = step(codes[i]!, codes[i + 1]!, codes[j]!, codes[j - 1]!);
    take(cell, inner, cellH[inner]! + stackH[stack]!, cellS[inner]! + stackS[stack]!);
  }
  crossLoops(cell, i, j);
  const loop = hairpinLoop(codes, i, j, tetraloops);
  const isClosed = cellInner[cell] !== CLOSED_BY_HAIRPIN;
  if (loop.h > 0 && loop.s > 0 && isClosed) return;
  const current = cellH[cell]! - kelvin * cellS[cell]!;
  if (current < loop.h - kelvin * loop.s) return;
  cellH[cell] = loop.h;
  cellS[cell] = loop.s;
  cellInner[cell] = CLOSED_BY_HAIRPIN;
};

/** The cell is on an inner one where it then melts higher. */
const take = (cell: number, inner: number, h: number, s: number): void => {
  if (s < UNCLOSED_LIMIT_S || h / s <= cellH[cell]! / cellS[cell]!) return;
  cellH[cell] = h;
  cellS[cell] = s;
  cellInner[cell] = inner;
};

const crossLoops = (cell: number, i: number, j: number): void => {
  const outer = step(codes[i]!, codes[i + 1]!, codes[j]!, codes[j - 1]!);
  const longest = Math.min(longestLoop, j - i - 3 - leastHairpin);
  for (let unpaired = 1; unpaired <= longest; unpaired++) {
    for (let left = 0; left <= unpaired; left++) {
      const x = i + left + 1;
      const y = j - unpaired + left - 1;
      const inner = x * size + y;
      if (cellH[inner]! === Number.POSITIVE_INFINITY) continue;
      const near = step(codes[y]!, codes[y + 1]!, codes[x]!, codes[x - 1]!);
      loop.h = cellH[inner]!;
      loop.s = cellS[inner]!;
      add(loop, left, unpaired - left, outer, near);
      if (loop.h !== Number.POSITIVE_INFINITY) take(cell, inner, loop.h, loop.s);
    }
  }
};

/** Best folds of the first n bases: energies, and the last fold of them with what stood before it. */
interface Prefix {
  readonly h: number;
  readonly s: number;
  readonly cell: number;
  readonly before: Prefix | null;
}

const standSideBySide = (): HairpinAlignment | null => {
  const best: (Prefix | null)[] = [null];
  for (let end = 1; end <= size; end++) best.push(longerPrefix(best, end) ?? best[end - 1] ?? null);
  const whole = best[size];
  if (!whole) return null;
  const pairs: (readonly [number, number])[] = [];
  for (let prefix: Prefix | null = whole; prefix; prefix = prefix.before) {
    for (let cell = prefix.cell; cell !== CLOSED_BY_HAIRPIN; cell = cellInner[cell]!) {
      pairs.push([Math.floor(cell / size), cell % size]);
    }
  }
  return { deltaH: whole.h, deltaS: whole.s, pairs: pairs.sort((a, b) => a[0] - b[0]) };
};

/** The best fold whose last base, or the base dangling from it, is the last of the prefix; null if none is better. */
const longerPrefix = (best: readonly (Prefix | null)[], end: number): Prefix | null => {
  const previous = best[end - 1] ?? null;
  let found: Prefix | null = null;
  let bestTm = previous ? previous.h / (previous.s + TIE_S) : 0;
  for (let start = 0; start <= end - leastHairpin - 2; start++) {
    const before = best[start] ?? null;
    for (const first of [start, start + 1]) {
      for (const last of [end - 1, end - 2]) {
        const cell = first * size + last;
        if (last - first <= leastHairpin || cellH[cell]! === Number.POSITIVE_INFINITY) continue;
        const edge = edgeOf(first, last, first > start, last < end - 1);
        const h = cellH[cell]! + edge.h + (before?.h ?? 0);
        const s = cellS[cell]! + edge.s + (before?.s ?? 0);
        if (h > 0 || s > 0 || s < UNCLOSED_LIMIT_S || h - kelvin * s >= 0) continue;
        const tm = h / (s + TIE_S);
        if (tm <= bestTm) continue;
        bestTm = tm;
        found = { h, s, cell, before };
      }
    }
  }
  return found;
};

const edgeOf = (
  first: number,
  last: number,
  hasFive: boolean,
  hasThree: boolean,
): { h: number; s: number } => {
  const [a, c] = [codes[last]!, codes[first]!];
  const [b, d] = [hasThree ? codes[last + 1]! : NO_BASE, hasFive ? codes[first - 1]! : NO_BASE];
  const penalty = isWeakPair(a, c) ? AT_END : { h: 0, s: 0 };
  if (!hasFive && !hasThree) return penalty;
  const table = hasFive && hasThree ? terminals : hasFive ? danglesFivePrime : danglesThreePrime;
  const index = step(a, b, c, d);
  return { h: penalty.h + table.h[index]!, s: penalty.s + table.s[index]! };
};
