import type { Strand } from "../feature.ts";
import type { BindingRules } from "./binding-rules.ts";

interface AnnealOptions {
  /** Base of the top strand under the primer's 3' end. */
  readonly threePrime: number;
  readonly strand: Strand;
  readonly isCircular: boolean;
  readonly rules: BindingRules;
}

/** How a primer is on its template, from its 3' end. */
export interface Annealed {
  /** Bases from the 3' end that belong to the duplex. */
  readonly length: number;
  /** Positions in the primer from its 5' end, ascending. */
  readonly mismatches: readonly number[];
}

/** An extension across a mismatch must win more than this many matches, so that a tail does not pair by chance. */
const MISMATCH_COST = 3;

/**
 * How far a primer pairs from its 3' end on. Null if the 5' end has to pair and does not. Bases and primer are masks
 * as `baseMasks` gives them; the duplex ends at the end of a linear template and after one turn of a circle.
 */
export const annealFrom = (
  letters: Uint8Array,
  primer: Uint8Array,
  { threePrime, strand, isCircular, rules }: AnnealOptions,
): Annealed | null => {
  const size = letters.length;
  const room = isCircular ? size : strand === 1 ? threePrime + 1 : size - threePrime;
  const limit = Math.min(primer.length, room);
  const last = primer.length - 1;
  const pairs = pairsAt(letters, primer, { threePrime, strand });
  if (rules.minFivePrimeMatches > 0) return annealWhole(pairs, limit, primer.length, rules);
  const mismatches: number[] = [];
  let best = { length: 0, mismatches: 0 };
  let score = 0;
  let bestScore = 0;
  for (let step = 0; step < limit; step++) {
    if (pairs(step)) {
      score++;
    } else {
      if (mismatches.length >= rules.maxMismatches) break;
      mismatches.push(last - step);
      score -= MISMATCH_COST;
    }
    if (score > bestScore) {
      bestScore = score;
      best = { length: step + 1, mismatches: mismatches.length };
    }
  }
  return { length: best.length, mismatches: mismatches.slice(0, best.mismatches).reverse() };
};

/**
 * Whether the base this many steps before a primer's 3' end pairs, where its 3' end is over a base of the template.
 */
export const pairsAt = (
  letters: Uint8Array,
  primer: Uint8Array,
  { threePrime, strand }: Pick<AnnealOptions, "threePrime" | "strand">,
): ((step: number) => boolean) => {
  const size = letters.length;
  const last = primer.length - 1;
  return (step) => {
    const position = (threePrime - strand * step + size) % size;
    const letter = letters[position] ?? 0;
    const base = strand === 1 ? letter : complementMask[letter];
    return ((base ?? 0) & ~(primer[last - step] ?? 0)) === 0;
  };
};

const annealWhole = (
  pairs: (step: number) => boolean,
  limit: number,
  length: number,
  rules: BindingRules,
): Annealed | null => {
  if (limit < length) return null;
  const mismatches: number[] = [];
  for (let step = length - 1; step >= 0; step--) {
    if (pairs(step)) continue;
    const position = length - 1 - step;
    if (position < rules.minFivePrimeMatches || mismatches.length >= rules.maxMismatches) return null;
    mismatches.push(position);
  }
  return { length, mismatches };
};

const complementMask = Uint8Array.from(
  { length: 16 },
  (_, mask) => ((mask & 1) << 3) | ((mask & 2) << 1) | ((mask & 4) >> 1) | ((mask & 8) >> 3),
);
