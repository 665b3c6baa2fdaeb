import { codonBits } from "./base-masks.ts";
import { type CodonUsage, codonChoices, findCodonUsage, type HostId } from "./codon-usage.ts";
import { codonsInOrder, findGeneticCode, type GeneticCodeId } from "./genetic-code.ts";

/** The codons that encode residues. */
export interface ReverseTranslateOptions {
  /** NCBI's number of the genetic code; 1 by default. */
  readonly table?: GeneticCodeId;
  /** The host whose most used codons to take; without, every codon is degenerate (IUPAC). */
  readonly host?: HostId | CodonUsage;
}

/** DNA of a protein, or which residue has no codon. */
export type ReverseTranslateResult =
  | { readonly ok: true; readonly sequence: string }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: "illegal-letter" | "unknown-host" | "unknown-genetic-code";
        readonly message: string;
        /** Of the first illegal base, from zero. */
        readonly position?: number;
      };
    };

/** Amino acids that an ambiguous residue represents. */
const readings: Readonly<Record<string, string>> = { B: "DN", Z: "EQ", J: "IL", X: "ACDEFGHIKLMNPQRSTVWY" };

/** Selenocysteine and pyrrolysine are read at stops, given the signals around them. */
const recoded: Readonly<Record<string, string>> = { U: "TGA", O: "TAG" };

/**
 * A DNA sequence that a protein may be read from: with a host its most used codons, without one degenerate codons
 * that hold every reading (and for six-codon amino acids some more). B, Z, J and X always give degenerate codons; U is
 * TGA and O is TAG.
 *
 * Errors: `illegal-letter` (with `position`), `unknown-host`, `unknown-genetic-code`.
 *
 * @example reverseTranslate("MKL*") // { ok: true, sequence: "ATGAARYTNTRR" }
 * @example reverseTranslate("MKL*", { host: "ecoli" }) // { ok: true, sequence: "ATGAAACTGTAA" }
 */
export const reverseTranslate = (
  protein: string,
  options: ReverseTranslateOptions = {},
): ReverseTranslateResult => {
  const { table = 1, host } = options;
  const code = findGeneticCode(table);
  if (!code) return refuse("unknown-genetic-code", `NCBI lists no genetic code ${table}.`);
  const usage = host === undefined ? null : findCodonUsage(host);
  if (host !== undefined && !usage) return refuse("unknown-host", "There is no codon usage of that host.");
  const letters = protein.toUpperCase();
  const position = letters.search(/[^ACDEFGHIKLMNPQRSTVWYBZJXUO*]/);
  if (position >= 0) {
    return refuse(
      "illegal-letter",
      `Residue ${position + 1}, "${protein[position]}", is no amino acid.`,
      position,
    );
  }
  const choices = usage ? codonChoices(usage, table) : null;
  const codons = new Map<string, string>();
  for (const letter of new Set(letters)) {
    const best = choices?.get(letter)?.[0]?.codon;
    const all = [...(readings[letter] ?? letter)];
    const fitting =
      letter === "*"
        ? code.stopCodons
        : codonsInOrder.filter((codon) => all.includes(code.aminoAcidOf[codon] ?? ""));
    codons.set(letter, recoded[letter] ?? best ?? degenerate(fitting));
  }
  return { ok: true, sequence: [...letters].map((letter) => codons.get(letter) ?? "NNN").join("") };
};

/** The narrowest degenerate codon that holds all of several codons. */
const degenerate = (codons: readonly string[]): string =>
  [0, 1, 2]
    .map((place) => codons.reduce((mask, codon) => mask | (codonBits[codon.charCodeAt(place)] ?? 0), 0))
    .map((mask) => [..."ACGTRYSWKMBDHVN"].find((letter) => codonBits[letter.charCodeAt(0)] === mask) ?? "N")
    .join("");

const refuse = (
  code: (ReverseTranslateResult & { ok: false })["error"]["code"],
  message: string,
  position?: number,
): ReverseTranslateResult => ({
  ok: false,
  error: { code, message, ...(position === undefined ? {} : { position }) },
});
