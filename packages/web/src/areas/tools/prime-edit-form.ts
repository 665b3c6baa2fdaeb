import type { DesignPrimeEditsOptions, Topology } from "@benchleaf/bio";
import { enteredFigures, type FigureSetting, type Figures } from "./figure-settings.ts";

/** What the editor is to write, in the order in which it is shown. */
export const primeSettings = [
  { key: "bindingLength", unit: "nt", min: 8, max: 17, usual: 13, isWhole: true },
  { key: "homology", unit: "nt", min: 1, max: 60, usual: 10, isWhole: true },
  { key: "templateMost", unit: "nt", min: 5, max: 120, usual: 40, isWhole: true },
] as const satisfies readonly FigureSetting[];

export type PrimeFigure = (typeof primeSettings)[number]["key"];

export interface PrimeEditForm {
  readonly kind: "replace" | "insert" | "delete";
  /** First base to replace or delete, or the base to insert behind (0: before the first); from one. */
  readonly first: number | null;
  readonly last: number | null;
  readonly letters: string;
  /** IUPAC. */
  readonly pam: string;
  readonly figures: Figures<PrimeFigure>;
}

export interface PrimeEditInput {
  readonly molecule: { readonly sequence: string; readonly topology: Topology };
  readonly edit: { readonly start: number; readonly end: number; readonly insert: string };
  readonly options: DesignPrimeEditsOptions;
}

/** A template longer than this is not made. */
const MAX_INSERTED = 100;

/** The engine's input from a form, or its errors. */
export const primeEditInput = (
  { kind, first, last, letters, pam, figures }: PrimeEditForm,
  molecule: PrimeEditInput["molecule"],
): PrimeEditInput | "wanted" | "place" | "letters" | "pam" | "same" => {
  const given = enteredFigures(primeSettings, figures);
  if (given === null || first === null || (kind !== "insert" && last === null)) return "wanted";
  const size = molecule.sequence.length;
  const [start, end] = kind === "insert" ? [first, first] : [first - 1, last ?? first];
  if (start < 0 || end > size || start > end || (kind !== "insert" && start === end)) return "place";
  const insert = kind === "delete" ? "" : letters.replace(/[\s\d]/g, "").toUpperCase();
  if (kind !== "delete" && (!/^[ACGT]+$/.test(insert) || insert.length > MAX_INSERTED)) return "letters";
  if (!/^[ACGTRYSWKMBDHVN]{1,12}$/i.test(pam.trim())) return "pam";
  if (insert === molecule.sequence.slice(start, end)) return "same";
  return {
    molecule,
    edit: { start, end, insert },
    options: {
      topology: molecule.topology,
      primerBindingLength: given.bindingLength,
      homologyLength: given.homology,
      maxTemplateLength: given.templateMost,
      pam: pam.trim().toUpperCase(),
    },
  };
};
