import type { HybridizationConditions } from "./conditions.ts";

/** A polymerase as its maker has it used. */
export interface Polymerase {
  readonly id: "taq" | "q5" | "phusion" | "kod";
  readonly name: string;
  /** Final concentrations of the maker's standard reaction. */
  readonly conditions: Required<HybridizationConditions>;
  /** °C to the lower Tm of a pair; for primers of up to 20 bases where the maker tells these apart. */
  readonly offset: number;
  readonly shortOffset: number;
  /** °C, where the polymerase extends: no annealing is warmer. */
  readonly most: number;
  readonly source: string;
}

/**
 * Makers do not tell all of a buffer: where the monovalent salt of Q5, Phusion or KOD is not published, 50 mM stands, as
 * in the buffers of Taq. dNTPs are the sum of all four.
 */
export const polymerases: readonly Polymerase[] = [
  {
    ...{ id: "taq", name: "Taq", offset: -5, shortOffset: -5, most: 68 },
    conditions: {
      ...{ dnaNanomolar: 200, monovalentMillimolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.8 },
    },
    source: "NEB M0273, Standard Taq Reaction Buffer: 10 mM Tris-HCl, 50 mM KCl, 1.5 mM MgCl2; Ta = Tm − 5",
  },
  {
    ...{ id: "q5", name: "Q5", offset: 3, shortOffset: 3, most: 72 },
    conditions: {
      ...{ dnaNanomolar: 500, monovalentMillimolar: 50, divalentMillimolar: 2, dntpMillimolar: 0.8 },
    },
    source: "NEB M0491: 0.5 µM primers, 200 µM of each dNTP, 2 mM Mg2+; Ta = Tm + 3",
  },
  {
    ...{ id: "phusion", name: "Phusion (HF)", offset: 3, shortOffset: 0, most: 72 },
    conditions: {
      ...{ dnaNanomolar: 500, monovalentMillimolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.8 },
    },
    source:
      "Thermo Scientific F-530: 0.5 µM primers, 200 µM of each dNTP, 1.5 mM MgCl2; Ta = Tm + 3 above 20 nt",
  },
  {
    ...{ id: "kod", name: "KOD", offset: 0, shortOffset: 0, most: 70 },
    conditions: {
      ...{ dnaNanomolar: 300, monovalentMillimolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.8 },
    },
    source: "Merck TB341 (KOD Hot Start): 0.3 µM primers, 0.2 mM of each dNTP, 1.5 mM MgSO4; Ta = lowest Tm",
  },
];

/**
 * °C at which a pair anneals by its maker's rule, from the primer that melts first; null without primers.
 *
 * @example annealingTemperature(polymerases[1]!, [{ tm: 61, length: 22 }, { tm: 60, length: 21 }]) // 63
 */
export const annealingTemperature = (
  { offset, shortOffset, most }: Polymerase,
  primers: readonly { readonly tm: number; readonly length: number }[],
): number | null => {
  const [first] = primers.toSorted((one, other) => one.tm - other.tm);
  if (!first) return null;
  const isShort = primers.some(({ length }) => length <= 20);
  return Math.min(most, first.tm + (isShort ? shortOffset : offset));
};
