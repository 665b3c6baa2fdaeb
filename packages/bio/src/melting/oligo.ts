import { reverseComplement } from "../alphabet.ts";
import { baseMasks } from "../iupac.ts";
import { readOrderNotation } from "../primer/order-notation.ts";

/** Why a text is no oligo. `position` counts bases from zero. */
export interface OligoError {
  readonly code: "empty-oligo" | "illegal-letter" | "oligo-too-long";
  readonly message: string;
  readonly position?: number;
}

/** The bases of an oligo in upper case, or what is wrong with it. */
export type OligoCheck =
  | { readonly ok: true; readonly bases: string }
  | { readonly ok: false; readonly error: OligoError };

/** Longer texts are no oligos; formulas of length and composition answer for them elsewhere. */
export const MAX_OLIGO_LENGTH = 10_000;

/**
 * An oligo as the other functions of melting and primers read it: upper case, T for U, white space left out. IUPAC
 * letters stay, and the notation of orders is read (`/5Phos/A*C+GTI`, see {@link readOrderNotation}). Errors: nothing
 * left, more than {@link MAX_OLIGO_LENGTH} bases, a base that is no base.
 *
 * @example checkOligo("acg uN") // { ok: true, bases: "ACGTN" }
 * @example checkOligo("AC-GT") // { ok: false, error: { code: "illegal-letter", position: 2, … } }
 */
export const checkOligo = (text: string): OligoCheck => {
  const bases = text.replace(/\s+/g, "").toUpperCase().replaceAll("U", "T");
  if (bases === "") return refuse("empty-oligo", "The oligo is empty.");
  if (bases.length > MAX_OLIGO_LENGTH) {
    return refuse("oligo-too-long", `The oligo has more than ${MAX_OLIGO_LENGTH} bases.`);
  }
  const position = bases.search(/[^ACGTRYSWKMBDHVN]/);
  // As it is ordered: with phosphorothioates, attachments, inosine.
  const order = position >= 0 || /[rm][ACGU]/.test(text) ? readOrderNotation(text) : null;
  if (order) return { ok: true, bases: order.bases.replaceAll("U", "T") };
  if (position >= 0) {
    return refuse("illegal-letter", `"${bases[position]}" at base ${position + 1} is not a base.`, position);
  }
  return { ok: true, bases };
};

const refuse = (code: OligoError["code"], message: string, position?: number): OligoCheck => ({
  ok: false,
  error: { code, message, ...(position !== undefined && { position }) },
});

/** Whether an oligo of checked bases pairs with itself over its whole length: `isSelfComplementary("GAATTC")`. */
export const isSelfComplementary = (bases: string): boolean =>
  bases.length % 2 === 0 && /^[ACGT]+$/.test(bases) && reverseComplement(bases, "dna") === bases;

/**
 * The share of G and C, from 0 to 1; ambiguous bases count as the mean of the bases they represent.
 * `gcFraction("ACGN")` is 0.625.
 */
export const gcFraction = (bases: string): number => {
  let sum = 0;
  for (const mask of baseMasks(bases)) sum += bitCount(mask & 6) / (bitCount(mask) || 1);
  return bases.length === 0 ? 0 : sum / bases.length;
};

const bitCount = (mask: number): number =>
  (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1);
