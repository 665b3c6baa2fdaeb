import type { HybridizationConditions } from "./conditions.ts";
import { analyzeMelting, type MeltingOptions } from "./melting-temperature.ts";

/** A polymerase as its maker has it used. */
export interface Polymerase {
  readonly id: "taq" | "q5" | "phusion";
  readonly name: string;
  /** Final concentrations of the maker's standard reaction; dNTPs are the sum of all four. */
  readonly conditions: Required<HybridizationConditions>;
  /**
   * The manufacturer does not publish the salt of its buffer: `monovalentMillimolar` is the usual value, not the
   * manufacturer's.
   */
  readonly isSaltAssumed: boolean;
  /** How the maker's own calculator takes Tm; its rule for annealing holds for no other Tm. */
  readonly melting: MeltingOptions;
  /** °C of annealing from that Tm of the primer that melts first: slope × Tm + offset. */
  readonly slope: number;
  readonly offset: number;
  /** °C, where the polymerase extends: no annealing is warmer. */
  readonly most: number;
  readonly source: string;
}

/**
 * NEB's calculator (tmcalculator.neb.com, 1.17) uses one salt value per buffer, which includes Mg²⁺: 55 mM for
 * Standard Taq, 150 mM for Q5, 222 mM for Phusion HF. It uses the whole primer concentration (SantaLucia 1998 with
 * Owczarzy 2004), hence four times ours, but for Phusion a quarter of it (Schildkraut 1965). The salt of Q5's and
 * Phusion's own buffers is not published: 50 mM is in `conditions`, as in Taq's.
 */
export const polymerases: readonly Polymerase[] = [
  {
    ...{ id: "taq", name: "Taq", slope: 1, offset: -5, most: 68, isSaltAssumed: false },
    conditions: {
      ...{ dnaNanomolar: 200, monovalentMillimolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.8 },
    },
    melting: { dnaNanomolar: 4 * 200, monovalentMillimolar: 55, saltCorrection: "owczarzy-2004" },
    source: "NEB M0273: 50 mM KCl, 1.5 mM MgCl2; NEB Tm Calculator: Ta = Tm − 5",
  },
  {
    ...{ id: "q5", name: "Q5", slope: 1, offset: 1, most: 72, isSaltAssumed: true },
    conditions: {
      ...{ dnaNanomolar: 500, monovalentMillimolar: 50, divalentMillimolar: 2, dntpMillimolar: 0.8 },
    },
    melting: { dnaNanomolar: 4 * 500, monovalentMillimolar: 150, saltCorrection: "owczarzy-2004" },
    source: "NEB M0491: 0.5 µM primers, 2 mM Mg2+; NEB Tm Calculator: Ta = Tm + 1",
  },
  {
    ...{ id: "phusion", name: "Phusion (HF)", slope: 0.93, offset: 7.5, most: 72, isSaltAssumed: true },
    conditions: {
      ...{ dnaNanomolar: 500, monovalentMillimolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.8 },
    },
    melting: { dnaNanomolar: 500, monovalentMillimolar: 222, saltCorrection: "schildkraut-1965" },
    source: "NEB M0530: 0.5 µM primers, 1.5 mM MgCl2; NEB Tm Calculator: Ta = 0.93 × Tm + 7.5",
  },
];

/** NEB's calculator takes no shorter ones. */
const SHORTEST_PRIMER = 8;

/** What a pair anneals at, and what its maker lets the primers melt at; °C. */
export interface Annealing {
  readonly ta: number;
  readonly tms: readonly number[];
}

/**
 * °C at which primers anneal by their polymerase's maker, from the one that melts first; null without primers, or with
 * one that is too short or no oligo.
 *
 * @example annealingTemperature(polymerases[1]!, ["GTAAAACGACGGCCAGT", "CAGGAAACAGCTATGAC"]) // { ta: 57.3, … }
 */
export const annealingTemperature = (
  { melting, slope, offset, most }: Polymerase,
  primers: readonly string[],
): Annealing | null => {
  const tms = primers.flatMap((bases) => {
    const found = bases.length < SHORTEST_PRIMER ? null : analyzeMelting(bases, melting);
    return found?.ok ? [found.tm] : [];
  });
  if (tms.length === 0 || tms.length < primers.length) return null;
  return { ta: Math.min(most, slope * Math.min(...tms) + offset), tms };
};
