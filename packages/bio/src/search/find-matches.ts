import { legalResidues } from "../alphabet.ts";
import type { Strand } from "../feature.ts";
import type { Selection } from "../range.ts";
import type { Alphabet, Topology } from "../sequence.ts";
import { complementOfMask, encodeBases } from "../translate/base-masks.ts";
import { codonTable, maskIndex } from "../translate/codon-table.ts";
import type { GeneticCodeId } from "../translate/genetic-code.ts";
import {
  basePattern,
  informativePositions,
  opposite,
  type Pattern,
  residueCode,
  residuePattern,
} from "./pattern.ts";
import { scan } from "./scan.ts";

/** The sequence to search, and how much a match may differ. */
export interface FindMatchesOptions {
  /** `linear` by default; on a circle matches run on across the origin. */
  readonly topology?: Topology;
  /** What the sequence is; `dna` by default. */
  readonly kind?: Alphabet;
  /** Allowed mismatches, 0 by default; less than the number of specific residues in the query. */
  readonly maxMismatches?: number;
  /** `both` by default. A protein has one only. */
  readonly strands?: "both" | "top" | "bottom";
  /** The query is of amino acids, looked for in the six reading frames of a nucleic acid. */
  readonly aminoAcids?: boolean;
  /** Genetic code of `aminoAcids`; 1 by default. */
  readonly table?: GeneticCodeId;
  /** Matches that are given at most, 100,000 by default. */
  readonly limit?: number;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}

/** Where a query was found: residues of the top strand, whichever strand it reads on. */
export interface SequenceMatch extends Selection {
  readonly strand: Strand;
  readonly mismatches: number;
}

/** Why nothing was searched. */
export interface FindMatchesError {
  readonly code: "empty-query" | "illegal-letter" | "too-many-mismatches" | "aborted";
  readonly message: string;
  /** The illegal residue and where it is in the query, from zero. */
  readonly letter?: string;
  readonly position?: number;
}

/** Matches, or why nothing was searched. */
export type FindMatchesResult =
  | {
      readonly ok: true;
      /** In order of `start`, the top strand first. */
      readonly matches: readonly SequenceMatch[];
      /** False when there are more than `limit`. */
      readonly isComplete: boolean;
    }
  | { readonly ok: false; readonly error: FindMatchesError };

interface Side {
  readonly strand: Strand;
  readonly codes: Uint8Array;
  readonly pattern: Pattern;
}

/**
 * All places at which a query is in a sequence, overlapping ones too, with up to `maxMismatches` residues that
 * differ. Upper and lower case are the same, so are T and U. An ambiguity code of the query fits every residue that
 * it stands for (R: A, G and R); one of the sequence fits only a code that covers it, so N in the sequence is found
 * by N alone. Among amino acids B, Z, J and X likewise; X is no stop. A nucleotide query that reads the same on both
 * strands is found once, on the top strand. White space in the query does not count. Positions are zero-based; time
 * is that of one pass for each strand and mismatch.
 *
 * Errors: `empty-query`, `illegal-letter` (with `letter` and `position`), `too-many-mismatches`, `aborted`.
 *
 * Source: ambiguity codes of Cornish-Bowden 1985, Nucleic Acids Research 13:3021.
 *
 * @example findMatches("AAGCTTAAC", "GTT") // matches: [{ start: 6, length: 3, strand: -1, mismatches: 0 }]
 * @example findMatches("CCATGAAATAA", "MK*", { aminoAcids: true }) // [{ start: 2, length: 9, strand: 1, mismatches:
 * 0 }]
 */
export const findMatches = (
  sequence: string,
  query: string,
  options: FindMatchesOptions = {},
): FindMatchesResult => {
  const { kind = "dna", maxMismatches = 0, limit = 100_000, signal, onProgress } = options;
  const isCodons = options.aminoAcids === true && kind !== "protein";
  const isResidues = kind === "protein" || isCodons;
  const wanted = query.replace(/\s+/g, "");
  const refusal = checkQuery(wanted, isResidues ? "protein" : "dna");
  if (refusal) return refusal;

  const stride = isCodons ? 3 : 1;
  const length = wanted.length * stride;
  const places = informativePositions(
    isResidues ? residuePattern(wanted) : basePattern(wanted),
    kindOf(isResidues),
  );
  const isSound = Number.isInteger(maxMismatches) && maxMismatches >= 0;
  if (!isSound || (maxMismatches > 0 && maxMismatches >= places.length))
    return refused("too-many-mismatches", "Fewer letters must differ than the query has that tell anything.");
  if (signal?.aborted) return refused("aborted", "The search was stopped.");
  if (length > sequence.length) return { ok: true, matches: [], isComplete: true };

  const isCircular = options.topology === "circular" && kind !== "protein";
  const sides = sidesOf(isCircular ? sequence + sequence.slice(0, length - 1) : sequence, wanted, options);
  const starts = isCircular ? sequence.length : sequence.length - length + 1;
  const matches: SequenceMatch[] = [];
  let isComplete = true;
  let isAborted = false;
  for (const [index, { strand, codes, pattern }] of sides.entries()) {
    let found = 0;
    scan(
      {
        codes,
        pattern,
        places: informativePositions(pattern, kindOf(isResidues)),
        stride,
        starts,
        maxMismatches,
      },
      (start, mismatches) => {
        if (found === limit) isComplete = false;
        else matches.push({ start, length, strand, mismatches });
        return found++ < limit;
      },
      (fraction) => {
        isAborted = signal?.aborted === true;
        onProgress?.((index + fraction) / sides.length);
        return !isAborted;
      },
    );
    if (isAborted) return refused("aborted", "The search was stopped.");
  }
  onProgress?.(1);
  if (sides.length > 1) matches.sort((one, other) => one.start - other.start || other.strand - one.strand);
  if (matches.length > limit) isComplete = false;
  return { ok: true, matches: matches.slice(0, limit), isComplete };
};

const kindOf = (isResidues: boolean): Alphabet => (isResidues ? "protein" : "dna");

const refused = (
  code: FindMatchesError["code"],
  message: string,
  more: Pick<FindMatchesError, "letter" | "position"> = {},
): FindMatchesResult => ({ ok: false, error: { code, message, ...more } });

const checkQuery = (query: string, kind: "dna" | "protein"): FindMatchesResult | null => {
  if (query === "") return refused("empty-query", "The query has no letters.");
  const legal = kind === "protein" ? legalResidues.protein : `${legalResidues.dna}U`;
  const position = [...query].findIndex((letter) => !legal.includes(letter.toUpperCase()));
  if (position < 0) return null;
  const letter = [...query][position] ?? "";
  return refused(
    "illegal-letter",
    `"${letter}" stands for no ${kind === "protein" ? "amino acid" : "nucleotide"}.`,
    {
      letter,
      position,
    },
  );
};

/** The strands that are looked at, each as codes in the order of the top strand with the pattern to find there. */
const sidesOf = (text: string, query: string, options: FindMatchesOptions): readonly Side[] => {
  const { kind = "dna", strands = "both", table = 1 } = options;
  if (kind === "protein") {
    const codes = Uint8Array.from({ length: text.length }, (_, at) => residueCode(text.charCodeAt(at)));
    return [{ strand: 1, codes, pattern: residuePattern(query) }];
  }
  const masks = encodeBases(text);
  const sides: Side[] = [];
  if (options.aminoAcids === true) {
    const pattern = residuePattern(query);
    if (strands !== "bottom") sides.push({ strand: 1, codes: topCodons(masks, table), pattern });
    if (strands !== "top")
      sides.push({ strand: -1, codes: bottomCodons(masks, table), pattern: pattern.toReversed() });
    return sides;
  }
  const [top, bottom] = [basePattern(query), opposite(query)];
  const isPalindrome = top.every((set, index) => set === bottom[index]);
  if (strands !== "bottom") sides.push({ strand: 1, codes: masks, pattern: top });
  if (strands === "bottom" || (strands === "both" && !isPalindrome))
    sides.push({ strand: -1, codes: masks, pattern: bottom });
  return sides;
};

/** The residue of the codon that begins at each base. */
const topCodons = (masks: Uint8Array, table: number): Uint8Array => {
  const residues = codonTable(table).residues.map(residueCode);
  const codes = new Uint8Array(masks.length);
  for (let at = 0; at + 2 < masks.length; at++)
    codes[at] = residues[maskIndex(masks[at]!, masks[at + 1]!, masks[at + 2]!)]!;
  return codes;
};

/** The residue that the opposite strand reads from three bases, at the first of them on the top strand. */
const bottomCodons = (masks: Uint8Array, table: number): Uint8Array => {
  const residues = codonTable(table).residues.map(residueCode);
  const partners = masks.map(complementOfMask);
  const codes = new Uint8Array(masks.length);
  for (let at = 0; at + 2 < masks.length; at++)
    codes[at] = residues[maskIndex(partners[at + 2]!, partners[at + 1]!, partners[at]!)]!;
  return codes;
};
