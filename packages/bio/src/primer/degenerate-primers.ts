import { reverseComplement } from "../alphabet.ts";
import { baseMasks } from "../iupac.ts";
import { type MeltingOptions, meltingTemperature } from "../melting/melting-temperature.ts";
import type { GeneticCodeId } from "../translate/genetic-code.ts";
import { reverseTranslate } from "../translate/reverse-translate.ts";

/** What the primers are to fit: aligned sequences of one length, gaps as `-`, or a protein. */
export type DegenerateSource =
  | { readonly alignment: readonly string[] }
  | { readonly protein: string; readonly table?: GeneticCodeId };

/** What degenerate primers have to be like. */
export interface DegenerateOptions extends MeltingOptions {
  /** 18 to 24 bases by default. */
  readonly minSize?: number;
  readonly maxSize?: number;
  /** Different oligos in the mixture at most, 128 by default. */
  readonly maxDegeneracy?: number;
  /** Bases at the 3' end without ambiguity, 2 by default. */
  readonly fixedEnd?: number;
  /** Bounds of the mean Tm, 45 to 70 °C by default. */
  readonly minTm?: number;
  readonly maxTm?: number;
  /** Shortest and longest product in bases of the consensus; 100 to 1500 by default. */
  readonly productSize?: readonly [number, number];
  /** Pairs to return, 5 by default. */
  readonly count?: number;
}

/** A mixture of oligos in IUPAC letters. */
export interface DegeneratePrimer {
  /** 5' to 3', IUPAC. */
  readonly bases: string;
  /** First base on the consensus, zero-based. */
  readonly start: number;
  readonly length: number;
  readonly strand: 1 | -1;
  /** How many oligos the mixture holds. */
  readonly degeneracy: number;
  /** °C, mean of the mixture. */
  readonly tm: number;
}

/** Two mixtures and the length of what they make. */
export interface DegeneratePair {
  readonly left: DegeneratePrimer;
  readonly right: DegeneratePrimer;
  readonly productSize: number;
}

/** Pairs, the best first, with the consensus they are on, or why there are none. */
export type DegenerateResult =
  | { readonly ok: true; readonly consensus: string; readonly pairs: readonly DegeneratePair[] }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "empty-alignment" | "unequal-lengths" | "illegal-letter" | "illegal-protein";
        readonly message: string;
        readonly position?: number;
      };
    };

/**
 * Pairs of degenerate primers that match every sequence of an alignment, or all codons of a protein: lowest
 * degeneracy first, then smallest Tm difference, no two pairs with the same 3' ends. Primers are never placed across
 * gaps. An alignment may contain IUPAC codes. No pair is an empty list.
 *
 * @example designDegeneratePrimers({ protein: "MWHDKMYWFNQC…" }, { productSize: [100, 400] }) // { ok: true,
 * consensus: "ATGTGGCAYGAYAARATGTAYTGG…", pairs: [{ left: { bases: "ATGTGGCAYGAYAARATGTA", degeneracy: 8, … }, … }] }
 */
export const designDegeneratePrimers = (
  source: DegenerateSource,
  options: DegenerateOptions = {},
): DegenerateResult => {
  const consensus = "alignment" in source ? consensusOf(source.alignment) : codonsOf(source);
  if (typeof consensus !== "string") return { ok: false, error: consensus };
  const lefts = findPrimers(consensus, 1, options);
  const rights = findPrimers(consensus, -1, options);
  const [least, most] = options.productSize ?? [100, 1500];
  const pairs: (DegeneratePair & { readonly cost: number })[] = [];
  for (const left of lefts) {
    for (const right of rights) {
      const productSize = right.start + right.length - left.start;
      if (productSize < least || productSize > most || right.start < left.start + left.length) continue;
      const cost = Math.log2(left.degeneracy * right.degeneracy) + Math.abs(left.tm - right.tm) / 5;
      pairs.push({ left, right, productSize, cost });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const chosen: DegeneratePair[] = [];
  for (const { cost: _, ...pair } of pairs) {
    if (chosen.length === (options.count ?? 5)) break;
    chosen.push(pair);
  }
  return { ok: true, consensus, pairs: chosen };
};

type Refusal = Extract<DegenerateResult, { ok: false }>["error"];

const letterOfMask = "-ACMGRSVTWYHKDBN";

/** The union of every column; `-` where a sequence has a gap. */
const consensusOf = (alignment: readonly string[]): string | Refusal => {
  const size = alignment[0]?.length ?? 0;
  if (size === 0) return { code: "empty-alignment", message: "The alignment has no sequences." };
  const union = new Uint8Array(size);
  const hasGap = new Uint8Array(size);
  for (const sequence of alignment) {
    if (sequence.length !== size) {
      return { code: "unequal-lengths", message: "The sequences of the alignment differ in length." };
    }
    const masks = baseMasks(sequence);
    for (let column = 0; column < size; column++) {
      if (sequence[column] === "-" || sequence[column] === ".") hasGap[column] = 1;
      else if (masks[column] === 0) {
        const message = `"${sequence[column]}" in column ${column + 1} of the alignment is not a base.`;
        return { code: "illegal-letter", message, position: column };
      }
      union[column] = union[column]! | masks[column]!;
    }
  }
  return Array.from(union, (mask, column) => (hasGap[column] ? "-" : letterOfMask[mask])).join("");
};

const codonsOf = ({ protein, table }: Extract<DegenerateSource, { protein: string }>): string | Refusal => {
  const reversed = reverseTranslate(protein, { ...(table !== undefined && { table }) });
  if (!reversed.ok) return { code: "illegal-protein", message: reversed.error.message };
  return reversed.sequence === ""
    ? { code: "empty-alignment", message: "The protein is empty." }
    : reversed.sequence;
};

/** The least degenerate primer of each 3' end. */
const findPrimers = (consensus: string, strand: 1 | -1, options: DegenerateOptions): DegeneratePrimer[] => {
  const { minSize = 18, maxSize = 24, maxDegeneracy = 128, fixedEnd = 2, minTm = 45, maxTm = 70 } = options;
  const letters = strand === 1 ? consensus : reverseComplement(consensus, "dna");
  const masks = baseMasks(letters);
  const found: DegeneratePrimer[] = [];
  for (let end = minSize; end <= letters.length; end++) {
    if (degeneracyOf(masks, end - fixedEnd, end) !== 1) continue;
    let best: DegeneratePrimer | null = null;
    for (let length = minSize; length <= Math.min(maxSize, end); length++) {
      const degeneracy = degeneracyOf(masks, end - length, end);
      if (degeneracy === 0 || degeneracy > maxDegeneracy) break;
      const bases = letters.slice(end - length, end);
      const tm = meltingTemperature(bases, options);
      if (tm === null || tm < minTm || tm > maxTm || (best && degeneracy >= best.degeneracy)) continue;
      const start = strand === 1 ? end - length : letters.length - end;
      best = { bases, start, length, strand, degeneracy, tm };
    }
    if (best) found.push(best);
  }
  return found;
};

/** The degeneracy of a range; 0 across a gap. */
const degeneracyOf = (masks: Uint8Array, from: number, to: number): number => {
  let product = 1;
  for (let index = from; index < to; index++) product *= bitCount[masks[index]!]!;
  return product;
};

const bitCount = Uint8Array.from({ length: 16 }, (_, mask) =>
  [1, 2, 4, 8].reduce((count, bit) => count + (mask & bit ? 1 : 0), 0),
);
