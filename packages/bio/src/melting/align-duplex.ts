import {
  BODY_TEMPERATURE,
  DUPLEX_START,
  type EnergyTable,
  MAX_LOOP,
  NO_BASE,
  stacks,
  stepIndex,
} from "./folding-parameters.ts";
import { helixEnds } from "./helix-ends.ts";
import { addLoop, type Energy, MIN_LONG_LOOP_ENERGY, minLoopEnergy } from "./loop-energy.ts";

// Bound once: where modules are not bundled, every use of an import is a look-up, too dear for the inmost loops.
const step = stepIndex;
const add = addLoop;
const cheapest = minLoopEnergy;
const cheapestLong = MIN_LONG_LOOP_ENERGY;
const longestLoop = MAX_LOOP;
const kelvin = BODY_TEMPERATURE;
const { h: stackH, s: stackS } = stacks;

/** Partners longer than this are walked by reach instead of pair by pair. */
const WIDE = 80;

/** The most stable way in which two oligos pair. */
export interface DuplexAlignment {
  /** cal/mol and cal/mol/K in 1 M NaCl, start of the duplex included. */
  readonly deltaH: number;
  readonly deltaS: number;
  /** Paired positions, both counted from the 5' end of their own oligo. */
  readonly pairs: readonly (readonly [number, number])[];
}

/**
 * Work space, reused: no call leaves anything in it that the next one reads. `pair…` has an entry for each two bases
 * that can pair, row by row: the best duplex that ends there, and the pair before it (-1: none).
 */
let pairRow = new Int16Array(0);
let pairColumn = new Int16Array(0);
let pairBefore = new Int32Array(0);
let pairH = new Float64Array(0);
let pairS = new Float64Array(0);
let pairG = new Float64Array(0);
/** The lowest free energy of a pair and all before it. */
let leastG = new Float64Array(0);
let pairCount = 0;

/** The entry of two bases, row by row; -1 where they do not pair. */
let pairAt = new Int32Array(0);

/** The two oligos with a missing base before and after; the second is read from its 3' end, along with the first. */
let top = new Uint8Array(0);
let bottom = new Uint8Array(0);

const loop: Energy = { h: 0, s: 0 };

/**
 * The duplex of two oligos that is most stable at 37 °C, by dynamic programming over pairs: a duplex ends at a pair
 * and came there from nothing, from the pair before, or across a loop of at most 30 bases. Starts and stacks are
 * ranked by the Tm that they give with the pair's best end, loops and whole duplexes by free energy. A Tm is no sum,
 * so the ranking is part of the method; it is that of the thermodynamic alignment of Untergasser et al., Nucleic
 * Acids Res 2012;40:e115. `a` and `b` are codes 5' to 3', `strands` is R ln of the strand concentration. With
 * `endsAtThreePrime` the 3' end of `a` has to pair. Null if nothing pairs.
 */
export const alignDuplex = (
  a: Uint8Array,
  b: Uint8Array,
  strands: number,
  endsAtThreePrime: boolean,
): DuplexAlignment | null => {
  prepare(a, b);
  const ends = helixEnds(strands);
  const startS = DUPLEX_START.s + strands;
  const isWide = b.length > WIDE;
  let bestG = Number.POSITIVE_INFINITY;
  let best = -1;
  for (let i = 0; i < a.length; i++) {
    const p = top[i + 1]!;
    const mayEnd = !endsAtThreePrime || i === a.length - 1;
    for (let j = 0; j < b.length; j++) {
      const q = bottom[j + 1]!;
      if (p + q !== 3) continue;
      const pair = pairCount++;
      const cell = i * b.length + j;
      pairAt[cell] = pair;
      pairRow[pair] = i;
      pairColumn[pair] = j;
      const left = step(q, bottom[j]!, p, top[i]!);
      const right = step(p, top[i + 2]!, q, bottom[j + 2]!);
      const endH = ends.h[right]!;
      const endS = ends.s[right]!;
      pairH[pair] = ends.h[left]!;
      pairS[pair] = ends.s[left]!;
      pairBefore[pair] = -1;
      const before = i > 0 && j > 0 ? pairAt[cell - b.length - 1]! : -1;
      if (before >= 0) stackOnto(pair, before, DUPLEX_START.h + endH, startS + endS);
      pairG[pair] = pairH[pair]! - kelvin * pairS[pair]!;
      const beyond = i > 1 && j > 1 ? pairAt[cell - 2 * b.length - 2]! : -1;
      if (beyond >= 0) crossLoop(pair, beyond, 1, 1, left);
      if (isWide) crossLoopsNearby(pair, b.length, left);
      else crossLoops(pair, left);
      leastG[pair] = pair > 0 ? Math.min(leastG[pair - 1]!, pairG[pair]!) : pairG[pair]!;
      if (!mayEnd) continue;
      const energy = pairG[pair]! + endH - kelvin * endS;
      if (energy < bestG) {
        bestG = energy;
        best = pair;
      }
    }
  }
  return best < 0 ? null : traceBack(best, b.length, ends);
};

const prepare = (a: Uint8Array, b: Uint8Array): void => {
  const cells = a.length * b.length;
  if (pairH.length < cells) {
    pairRow = new Int16Array(cells);
    pairColumn = new Int16Array(cells);
    pairBefore = new Int32Array(cells);
    pairH = new Float64Array(cells);
    pairS = new Float64Array(cells);
    pairG = new Float64Array(cells);
    leastG = new Float64Array(cells);
    pairAt = new Int32Array(cells);
  }
  pairAt.fill(-1, 0, cells);
  pairCount = 0;
  if (top.length < a.length + 2) top = new Uint8Array(a.length + 2);
  if (bottom.length < b.length + 2) bottom = new Uint8Array(b.length + 2);
  top[0] = NO_BASE;
  top.set(a, 1);
  top[a.length + 1] = NO_BASE;
  bottom[0] = NO_BASE;
  for (let index = 0; index < b.length; index++) bottom[b.length - index] = b[index]!;
  bottom[b.length + 1] = NO_BASE;
};

/** The duplex continues from the pair right before where that melts higher than to begin here. */
const stackOnto = (pair: number, before: number, restH: number, restS: number): void => {
  const i = pairRow[pair]!;
  const j = pairColumn[pair]!;
  const stack = step(top[i]!, top[i + 1]!, bottom[j]!, bottom[j + 1]!);
  const h = pairH[before]! + stackH[stack]!;
  const s = pairS[before]! + stackS[stack]!;
  if ((h + restH) / (s + restS) <= (pairH[pair]! + restH) / (pairS[pair]! + restS)) return;
  pairH[pair] = h;
  pairS[pair] = s;
  pairBefore[pair] = before;
};

/** Tries every earlier pair within reach of a loop, but for single mismatches. */
const crossLoops = (pair: number, left: number): void => {
  const i = pairRow[pair]!;
  const j = pairColumn[pair]!;
  let limit = pairG[pair]! - cheapestLong;
  for (let before = pair - 1; before >= 0; before--) {
    // No loop from here, or from any pair before, could pay.
    if (leastG[before]! >= limit) return;
    if (pairG[before]! >= limit) continue;
    const above = i - pairRow[before]! - 1;
    const below = j - pairColumn[before]! - 1;
    const unpaired = above + below;
    if (above < 0 || below < 0 || unpaired === 0 || unpaired > longestLoop) continue;
    if (above === 1 && below === 1) continue;
    if (pairG[before]! + cheapest[unpaired]! >= pairG[pair]!) continue;
    crossLoop(pair, before, above, below, left);
    limit = pairG[pair]! - cheapestLong;
  }
};

/** The same for an oligo on a long partner, where most earlier pairs are out of reach: looks at those within it alone. */
const crossLoopsNearby = (pair: number, columns: number, left: number): void => {
  const i = pairRow[pair]!;
  const j = pairColumn[pair]!;
  let limit = pairG[pair]! - cheapestLong;
  for (let above = 0; above <= longestLoop && above < i; above++) {
    const end = (i - above - 1) * columns + j - 1;
    const most = Math.min(longestLoop - above, j - 1);
    for (let below = 0; below <= most; below++) {
      const before = pairAt[end - below]!;
      if (before < 0 || pairG[before]! >= limit) continue;
      if (above + below === 0 || (above === 1 && below === 1)) continue;
      if (pairG[before]! + cheapest[above + below]! >= pairG[pair]!) continue;
      crossLoop(pair, before, above, below, left);
      limit = pairG[pair]! - cheapestLong;
    }
  }
};

/** The duplex continues from an earlier pair across a bulge or an internal loop where that lowers its free energy. */
const crossLoop = (pair: number, before: number, above: number, below: number, left: number): void => {
  const x = pairRow[before]! + 1;
  const y = pairColumn[before]! + 1;
  loop.h = pairH[before]!;
  loop.s = pairS[before]!;
  add(loop, above, below, step(top[x]!, top[x + 1]!, bottom[y]!, bottom[y + 1]!), left);
  const g = loop.h - kelvin * loop.s;
  if (g >= pairG[pair]!) return;
  pairG[pair] = g;
  pairH[pair] = loop.h;
  pairS[pair] = loop.s;
  pairBefore[pair] = before;
};

const traceBack = (last: number, columns: number, ends: EnergyTable): DuplexAlignment => {
  const [i, j] = [pairRow[last]!, pairColumn[last]!];
  const right = step(top[i + 1]!, top[i + 2]!, bottom[j + 1]!, bottom[j + 2]!);
  const pairs: (readonly [number, number])[] = [];
  for (let pair = last; pair >= 0; pair = pairBefore[pair]!) {
    pairs.push([pairRow[pair]!, columns - 1 - pairColumn[pair]!]);
  }
  return {
    deltaH: pairH[last]! + ends.h[right]! + DUPLEX_START.h,
    deltaS: pairS[last]! + ends.s[right]! + DUPLEX_START.s,
    pairs: pairs.reverse(),
  };
};
