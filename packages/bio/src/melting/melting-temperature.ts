import type { NearestNeighborTable } from "../../data/melting-nearest-neighbours.ts";
import { baseMasks } from "../iupac.ts";
import {
  completeConditions,
  GAS_CONSTANT,
  type HybridizationConditions,
  sodiumEquivalentMolar,
  ZERO_CELSIUS,
} from "./conditions.ts";
import { findMeltingTable, type MeltingTable } from "./melting-table.ts";
import { endEnergies, stepEnergies } from "./neighbor-energies.ts";
import { checkOligo, gcFraction, isSelfComplementary, type OligoError } from "./oligo.ts";
import { findSaltCorrection, type SaltCorrection, temperatureInSalt } from "./salt-correction.ts";

/** What an oligo melts in, and by which table and salt correction. */
export interface MeltingOptions extends HybridizationConditions {
  /** `santalucia-1998` by default; RNA and RNA·DNA tables read the oligo as RNA. */
  readonly table?: MeltingTable;
  /** `santalucia-1998` by default. */
  readonly saltCorrection?: SaltCorrection;
  /** Longer oligos take the formula of length and composition. 80 by default. */
  readonly nearestNeighborMaxLength?: number;
  /** Whether it pairs with itself; found from its bases by default. */
  readonly isSelfComplementary?: boolean;
  /** DMSO, % v/v; each lowers Tm by `dmsoFactor` °C (0.6 by default; literature 0.5–0.75). */
  readonly dmsoPercent?: number;
  readonly dmsoFactor?: number;
  /** Formamide, mol/L (Blake & Delcourt, Nucleic Acids Res 1996;24:2095). */
  readonly formamideMolar?: number;
}

/** How an oligo melts off its perfect complement. */
export interface Melting {
  readonly ok: true;
  /** °C. */
  readonly tm: number;
  /** cal/mol and cal/mol/K in 1 M NaCl; null if the formula of length and composition was used. */
  readonly deltaH: number | null;
  readonly deltaS: number | null;
  readonly isSelfComplementary: boolean;
  readonly method: "nearest-neighbor" | "long-oligo-formula";
}

/** Why there is no melting temperature. */
export interface MeltingError {
  readonly code: OligoError["code"] | "oligo-too-short" | "unknown-table" | "unknown-salt-correction";
  readonly message: string;
  /** Of an illegal base, counted from zero. */
  readonly position?: number;
}

/** Temperature in °C with what it was made of, or why there is none. */
export type MeltingResult = Melting | { readonly ok: false; readonly error: MeltingError };

/** Nearest neighbours are two; one base has no Tm of its own. */
const MIN_OLIGO_LENGTH = 2;

/**
 * Melting temperature with the enthalpy and entropy it is calculated from: Tm = ΔH / (ΔS + R ln(C/4)), with C instead
 * of C/4 for a self-complementary oligo, C the oligo's concentration. Ambiguous bases count as the mean of the bases
 * they represent. Oligos above `nearestNeighborMaxLength` use 81.5 + 16.6 log [Na⁺] + 41 GC − 600/n (Bolton &
 * McCarthy, PNAS 1962;48:1390; Sambrook). Errors: empty, a single base, an illegal base.
 *
 * @example analyzeMelting("CGTGACGTGACGGACT", { dnaNanomolar: 50 }) // { ok: true, tm: 50.55, deltaH: -128800, … }
 */
export const analyzeMelting = (oligo: string, options: MeltingOptions = {}): MeltingResult => {
  const checked = checkOligo(oligo);
  if (!checked.ok) return checked;
  const { bases } = checked;
  if (bases.length < MIN_OLIGO_LENGTH) {
    return refuse("oligo-too-short", "One base alone has no melting temperature.");
  }
  const table = findMeltingTable(options.table ?? "santalucia-1998");
  if (!table) return refuse("unknown-table", `No table of nearest neighbours is called "${options.table}".`);
  const correction = findSaltCorrection(options.saltCorrection ?? "santalucia-1998");
  if (!correction) {
    return refuse("unknown-salt-correction", `No salt correction is called "${options.saltCorrection}".`);
  }
  const conditions = completeConditions(options);
  const gc = gcFraction(bases);
  const additives = additiveShift(gc, options);
  if (bases.length > (options.nearestNeighborMaxLength ?? 80)) {
    const tm = longOligoTemperature(bases.length, gc, sodiumEquivalentMolar(conditions)) + additives;
    const unknown = { deltaH: null, deltaS: null, isSelfComplementary: false } as const;
    return { ok: true, tm, ...unknown, method: "long-oligo-formula" };
  }
  const symmetric = table.symmetry !== null && (options.isSelfComplementary ?? isSelfComplementary(bases));
  const [deltaH, deltaS] = sumNeighbors(bases, table, symmetric);
  const strands = (conditions.dnaNanomolar * 1e-9) / (symmetric ? 1 : 4);
  const entropy = deltaS + GAS_CONSTANT * Math.log(strands);
  const kelvin = temperatureInSalt(correction, conditions)(deltaH, entropy, bases.length, gc);
  const tm = kelvin - ZERO_CELSIUS + additives;
  return { ok: true, tm, deltaH, deltaS, isSelfComplementary: symmetric, method: "nearest-neighbor" };
};

/**
 * Melting temperature in °C, null in case of an error (see {@link analyzeMelting}). Defaults of the product: 250 nM
 * oligo, 50 mM monovalent ions, table and salt correction of SantaLucia 1998, nearest neighbours up to 80 bases.
 *
 * @example meltingTemperature("GGAAACAGCTATGACCATG") // 50.06
 * @example meltingTemperature("GGAAACAGCTATGACCATG", { dnaNanomolar: 50, divalentMillimolar: 1.5, dntpMillimolar: 0.6
 * }) // 53.43
 */
export const meltingTemperature = (oligo: string, options: MeltingOptions = {}): number | null => {
  const melting = analyzeMelting(oligo, options);
  return melting.ok ? melting.tm : null;
};

/**
 * Tm of long DNA in °C from length, share of G and C (0 to 1) and sodium (mol/L).
 *
 * @example longOligoTemperature(130, 0.5, 0.05) // 75.8
 */
export const longOligoTemperature = (length: number, gc: number, sodiumMolar: number): number =>
  81.5 + 16.6 * Math.log10(sodiumMolar) + 41 * gc - 600 / length;

const additiveShift = (gc: number, options: MeltingOptions): number =>
  -(options.dmsoPercent ?? 0) * (options.dmsoFactor ?? 0.6) +
  (0.453 * gc - 2.88) * (options.formamideMolar ?? 0);

const refuse = (code: MeltingError["code"], message: string): MeltingResult => ({
  ok: false,
  error: { code, message },
});

/** Enthalpy in cal/mol and entropy in cal/mol/K in 1 M NaCl. */
const sumNeighbors = (
  bases: string,
  table: NearestNeighborTable,
  symmetric: boolean,
): readonly [number, number] => {
  const masks = baseMasks(bases);
  const steps = stepEnergies(table);
  let [enthalpy, entropy] = endEnergies(table, masks[0]!, masks[masks.length - 1]!, symmetric);
  for (let index = 1; index < masks.length; index++) {
    const step = masks[index - 1]! * 16 + masks[index]!;
    enthalpy += steps.h[step]!;
    entropy += steps.s[step]!;
  }
  return [enthalpy * 1000, entropy];
};
