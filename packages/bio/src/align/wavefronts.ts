import type { FreeEnds } from "./options.ts";
import type { Penalties } from "./penalties.ts";
import type { Pulse } from "./pulse.ts";
import { NO_HIGH, NO_LOW, WavefrontRing } from "./wavefront-ring.ts";
import { WavefrontTrace } from "./wavefront-trace.ts";

/** How a furthest point was reached: bits 0 and 1, then whether its gaps continue from a gap. */
const BY_MISMATCH = 0;
/** A point was reached by an insertion. */
export const BY_INSERTION = 1;
/** A point was reached by a deletion. */
export const BY_DELETION = 2;
/** A point is where an alignment begins. */
export const BY_START = 3;
/** Bit: the insertion was opened before. */
export const INSERTION_EXTENDS = 4;
/** Bit: the deletion was opened before. */
export const DELETION_EXTENDS = 8;

const GAP_BITS = INSERTION_EXTENDS | DELETION_EXTENDS;

/** The furthest point of a diagonal that cannot be reached: far below 0. */
const UNREACHED = -(2 ** 29);

/** Some ten milliseconds of work. */
const POINTS_PER_PULSE = 1e6;

/** When wavefronts are given up for the full matrix. */
export interface WavefrontLimits {
  /** Furthest points computed before giving up. */
  readonly maxPoints: number;
  readonly pulse: Pulse;
}

/** Where the cheapest alignment ends. */
export interface WavefrontEnd {
  readonly cost: number;
  /** Cost and diagonal of the wavefront that holds the last pair; the rest of the cost is a free overhang. */
  readonly lastCost: number;
  readonly diagonal: number;
  readonly trace: WavefrontTrace;
}

/**
 * Gap-affine wavefronts (Marco-Sola et al. 2021, doi:10.1093/bioinformatics/btaa777): for each cost in turn and each
 * diagonal k = j - i, the furthest j that can be reached; free matches are followed at once. The first cost that
 * reaches the end is the least there is. Null when `maxPoints` or the pulse ends the work. Time and memory grow with
 * the square of the cost, not with the lengths.
 */
export const runWavefronts = (
  a: Uint8Array,
  b: Uint8Array,
  penalties: Penalties,
  ends: FreeEnds,
  { maxPoints, pulse }: WavefrontLimits,
): WavefrontEnd | null => {
  const { mismatch, gapOpen, gapLetter, overhangLetter } = penalties;
  const [n, m] = [a.length, b.length];
  const lettersA = withSentinel(a, 254);
  const lettersB = withSentinel(b, 255);
  const ring = new WavefrontRing(Math.max(mismatch, gapOpen + gapLetter) + 1, UNREACHED);
  const trace = new WavefrontTrace();
  let end: Omit<WavefrontEnd, "trace"> | null = null;
  let points = 0;
  let pointsAtPulse = 0;
  let furthest = 0;
  for (let cost = 0; end === null || cost < end.cost; cost++) {
    const overhang = cost % overhangLetter === 0 ? cost / overhangLetter : -1;
    const startsA = overhang === 0 || (overhang > 0 && overhang <= n && ends.aStart);
    const startsB = overhang === 0 || (overhang > 0 && overhang <= m && ends.bStart);
    const sources = [cost - mismatch, cost - gapOpen - gapLetter, cost - gapLetter] as const;
    const [substituted, opened, extended] = sources;
    const low = Math.min(
      ring.low(substituted),
      ring.low(opened) - 1,
      ring.low(extended) - 1,
      startsA ? -overhang : NO_LOW,
      startsB ? overhang : NO_LOW,
    );
    const high = Math.max(
      ring.high(substituted),
      ring.high(opened) + 1,
      ring.high(extended) + 1,
      startsA ? -overhang : NO_HIGH,
      startsB ? overhang : NO_HIGH,
    );
    const [from, to] = [Math.max(low, -n), Math.min(high, m)];
    ring.open(cost, from, to, sources);
    const codes = trace.open(from, to);
    const { best, insertion, deletion } = ring;
    const here = ring.base(cost);
    const fromSubstituted = ring.base(substituted);
    const fromOpened = ring.base(opened);
    const fromExtended = ring.base(extended);
    const traced = trace.bytes;
    for (let k = from; k <= to; k++) {
      const limit = n + k < m ? n + k : m;
      let code = BY_MISMATCH;
      let insert = best[fromOpened + k - 1] as number;
      const inserting = insertion[fromExtended + k - 1] as number;
      if (inserting > insert) {
        insert = inserting;
        code |= INSERTION_EXTENDS;
      }
      insert = insert < limit ? insert + 1 : UNREACHED;
      let erase = best[fromOpened + k + 1] as number;
      const erasing = deletion[fromExtended + k + 1] as number;
      if (erasing > erase) {
        erase = erasing;
        code |= DELETION_EXTENDS;
      }
      if (erase > limit) erase = UNREACHED;
      let j = best[fromSubstituted + k] as number;
      j = j < limit ? j + 1 : UNREACHED;
      if (insert > j) {
        j = insert;
        code = (code & GAP_BITS) | BY_INSERTION;
      }
      if (erase > j) {
        j = erase;
        code = (code & GAP_BITS) | BY_DELETION;
      }
      if (j < 0 && ((startsB && k === overhang) || (startsA && k === -overhang))) {
        j = k > 0 ? k : 0;
        code = (code & GAP_BITS) | BY_START;
      }
      if (j >= 0) {
        let i = j - k;
        while (lettersA[i] === lettersB[j]) {
          i++;
          j++;
        }
        if (i + j > furthest) furthest = i + j;
        if (j === m || i === n) {
          const rest = overhangCost(n - i, m - j, ends, overhangLetter);
          if (end === null || cost + rest < end.cost)
            end = { cost: cost + rest, lastCost: cost, diagonal: k };
        }
      }
      best[here + k] = j;
      insertion[here + k] = insert;
      deletion[here + k] = erase;
      traced[codes + k] = code;
    }
    points += Math.max(0, to - from + 1);
    const share = furthest / (n + m);
    if (isHopeless(points, share, maxPoints)) return null;
    if (points - pointsAtPulse > POINTS_PER_PULSE) {
      pointsAtPulse = points;
      if (!pulse(share)) return null;
    }
  }
  return end && { ...end, trace };
};

const withSentinel = (letters: Uint8Array, sentinel: number): Uint8Array => {
  const longer = new Uint8Array(letters.length + 1);
  longer.set(letters);
  longer[letters.length] = sentinel;
  return longer;
};

/** What the residues left over at the end cost; without bound where they must be aligned. */
const overhangCost = (ofA: number, ofB: number, ends: FreeEnds, perLetter: number): number => {
  const isFree = (ofA === 0 || ends.aEnd) && (ofB === 0 || ends.bEnd);
  return isFree ? (ofA + ofB) * perLetter : Number.POSITIVE_INFINITY;
};

/** Points grow with the square of the share that is aligned, so a fraction of them foretells all. */
const isHopeless = (points: number, share: number, maxPoints: number): boolean =>
  points > maxPoints || (points > maxPoints / 50 && points > maxPoints * share * share);
