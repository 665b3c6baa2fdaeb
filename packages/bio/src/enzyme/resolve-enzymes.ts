import { findEnzyme, enzymes as wholeCatalogue } from "./catalogue.ts";
import { siteMasks } from "./dna-codes.ts";
import type { Enzyme, EnzymeCut, EnzymeInput, MethylationEffect } from "./enzyme.ts";

/** An enzyme by name or record, or several. */
export type EnzymeSelection = string | EnzymeInput | readonly (string | EnzymeInput)[];

/** Why a search was not made. `position` counts bases of the sequence from zero. */
export interface EnzymeProblem {
  readonly code:
    | "empty-sequence"
    | "illegal-letter"
    | "unknown-enzyme"
    | "illegal-site"
    | "illegal-cut"
    | "aborted";
  readonly message: string;
  readonly position?: number;
  readonly enzyme?: string;
}

/** What an enzyme is for the search: its record with the cuts settled. */
export type SearchEnzyme = Pick<Enzyme, "name" | "site" | "cuts" | "methylation" | "needs">;

/**
 * Records for names and records, in their order; without a selection the whole catalogue. The first one that
 * is unknown, or whose site or cuts make no sense, is the answer instead.
 */
export const resolveEnzymes = (
  selection: EnzymeSelection | undefined,
): readonly SearchEnzyme[] | EnzymeProblem => {
  if (selection === undefined || selection === wholeCatalogue()) return wholeCatalogue();
  const inputs = typeof selection === "object" && "length" in selection ? selection : [selection];
  const resolved: SearchEnzyme[] = [];
  for (const input of inputs) {
    const enzyme = typeof input === "string" ? findEnzyme(input) : completeEnzyme(input);
    if (!enzyme)
      return {
        code: "unknown-enzyme",
        message: `There is no enzyme ${input} in the catalogue.`,
        enzyme: `${input}`,
      };
    if ("code" in enzyme) return enzyme;
    resolved.push(enzyme);
  }
  return resolved;
};

const insensitive: Enzyme["methylation"] = { dam: "none", dcm: "none", cpg: "none" } satisfies Record<
  string,
  MethylationEffect
>;

const completeEnzyme = (input: EnzymeInput): SearchEnzyme | EnzymeProblem => {
  const { name, site, methylation = insensitive, needs = [] } = input;
  if (!site || siteMasks(site) === null)
    return {
      code: "illegal-site",
      message: `The site "${site}" of ${name} is not made of IUPAC letters.`,
      enzyme: name,
    };
  const cuts = cutsOf(input);
  if (cuts.some(({ top, bottom }) => !isGap(top) || !isGap(bottom)))
    return {
      code: "illegal-cut",
      message: `A cut of ${name} is not a whole number of bases.`,
      enzyme: name,
    };
  return { name, site, cuts, methylation, needs };
};

const isGap = (value: number | null): boolean => value === null || Number.isInteger(value);

const cutsOf = (input: EnzymeInput): readonly EnzymeCut[] => {
  if (input.cuts) return input.cuts;
  const { topSnipOffset = null, bottomSnipOffset = null, usForward, usReverse } = input;
  if (topSnipOffset === null && bottomSnipOffset === null) return [];
  const downstream = { top: topSnipOffset, bottom: bottomSnipOffset };
  const isDouble = input.cutType === 1 && usForward !== undefined && usReverse !== undefined;
  return isDouble ? [{ top: -usForward, bottom: -usReverse }, downstream] : [downstream];
};
