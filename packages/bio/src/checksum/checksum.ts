import { complement, isLegal, legalResidues, reverseComplement } from "../alphabet.ts";
import type { Alphabet, Topology } from "../sequence.ts";
import { cdSeguid, csSeguid, ldSeguid, lsSeguid } from "./seguid.ts";

/** What the residues are: on a circle any beginning counts as the same, on two strands either strand. */
export interface ChecksumOptions {
  /** `linear` by default. */
  readonly topology?: Topology;
  /** A protein has one strand, a nucleic acid two by default. */
  readonly strands?: 1 | 2 | "single" | "double";
  /**
   * By default detected from the residues: U without T is RNA; what is neither DNA nor RNA may be a protein when
   * `strands` is single; everything else is DNA.
   */
  readonly kind?: Alphabet;
}

/** Why there is no checksum. `position` counts residues from zero. */
export interface ChecksumRefusal {
  readonly ok: false;
  readonly error: {
    readonly code:
      | "empty-sequence"
      | "illegal-letter"
      | "protein-double-stranded"
      | "protein-circular"
      | "strands-differ-in-length"
      | "strands-do-not-pair"
      | "gap-inside-strand";
    readonly message: string;
    readonly position?: number;
  };
}

/**
 * The SEGUID v2 checksum of a molecule: the same for the same molecule, whatever strand it is read from and, if
 * circular, wherever it is cut. `lsseguid=`, `csseguid=`, `ldseguid=` or `cdseguid=` (linear or circular, single- or
 * double-stranded) and 27 characters of base64url, fit for a file name.
 *
 * Upper and lower case count as the same residue, which the reference leaves to its caller. Time and memory are
 * linear. Empty sequences, illegal residues and circular or double-stranded proteins are refused. For linear
 * double-stranded molecules with overhangs see {@link checksumOfStrands}.
 *
 * Source: Pereira et al. 2024, doi:10.1101/2024.02.28.582384.
 *
 * @example checksum("TATGCCAA", { topology: "circular" }) // "cdseguid=dUxN7YQyVInv3oDcvz8ByupL44A"
 * @example checksum("ACGT", { strands: 1 }) // "lsseguid=IQiZThf2zKn_I1KtqStlEdsHYDQ"
 */
export const checksum = (sequence: string, options: ChecksumOptions = {}): string | ChecksumRefusal => {
  const letters = sequence.toUpperCase();
  const isCircular = options.topology === "circular";
  const saysSingle = options.strands === 1 || options.strands === "single";
  const kind =
    options.kind ?? (saysSingle && !isCircular && isOnlyProtein(letters) ? "protein" : kindOf(letters));
  const isSingle = saysSingle || (kind === "protein" && options.strands === undefined);
  if (kind === "protein" && !isSingle)
    return refuse("protein-double-stranded", "A protein has a single strand.");
  if (kind === "protein" && isCircular) return refuse("protein-circular", "A protein is never circular.");
  const problem = checkLetters(letters, kind, "");
  if (problem) return problem;
  if (kind === "protein") return lsSeguid(letters);
  if (isSingle) return isCircular ? csSeguid(letters) : lsSeguid(letters);
  const crick = reverseComplement(letters, kind);
  return isCircular ? cdSeguid(letters, crick) : ldSeguid(letters, crick);
};

/**
 * The ldSEGUID of a linear double-stranded molecule whose ends may be staggered. Both strands are written
 * 5' to 3' and equally long: `-` fills a strand where the other one hangs over. Gaps inside a strand and pairs
 * that do not pair are refused. Source as for {@link checksum}.
 *
 * @example checksumOfStrands("-TATGCC", "-GCATAC") // "ldseguid=rr65d6AYuP-CdMaVmdw3L9FPt6I"
 */
export const checksumOfStrands = (
  watson: string,
  crick: string,
  options: { readonly kind?: "dna" | "rna" } = {},
): string | ChecksumRefusal => {
  const [top, bottom] = [watson.toUpperCase(), crick.toUpperCase()];
  const kind = options.kind ?? kindOf(top + bottom);
  const problem = checkLetters(top, kind, "-") ?? checkLetters(bottom, kind, "-");
  if (problem) return problem;
  if (top.length !== bottom.length) {
    return refuse("strands-differ-in-length", `The strands have ${top.length} and ${bottom.length} places.`);
  }
  const gap = Math.max(innerGap(top), innerGap(bottom));
  if (gap >= 0) return refuse("gap-inside-strand", "A strand has a gap within, not at its end.", gap);
  const partners = complement(top, kind);
  const last = top.length - 1;
  for (let index = 0; index <= last; index++) {
    const [letter, partner] = [bottom[last - index], partners[index]];
    const isPair = letter === partner && letter !== "-";
    if (!isPair && (letter === "-") === (partner === "-")) {
      return refuse("strands-do-not-pair", `${top[index]} does not pair with ${letter}.`, index);
    }
  }
  return ldSeguid(top, bottom);
};

const kindOf = (letters: string): "dna" | "rna" =>
  letters.includes("U") && !letters.includes("T") ? "rna" : "dna";

const isOnlyProtein = (letters: string): boolean =>
  !isLegal(letters, "dna") && !isLegal(letters, "rna") && isLegal(letters, "protein");

const checkLetters = (letters: string, kind: Alphabet, more: string): ChecksumRefusal | null => {
  if (letters === "") return refuse("empty-sequence", "A molecule without letters has no checksum.");
  const position = letters.search(new RegExp(`[^${legalResidues[kind]}${more}]`));
  if (position < 0) return null;
  const message = `${letters[position]} is no letter of ${kind === "protein" ? "a protein" : kind.toUpperCase()}.`;
  return refuse("illegal-letter", message, position);
};

const innerGap = (strand: string): number => {
  const first = strand.search(/[^-]/);
  const gap = strand.indexOf("-", Math.max(0, first));
  return gap >= 0 && /[^-]/.test(strand.slice(gap)) ? gap : -1;
};

const refuse = (
  code: ChecksumRefusal["error"]["code"],
  message: string,
  position?: number,
): ChecksumRefusal => ({
  ok: false,
  error: { code, message, ...(position !== undefined && { position }) },
});
