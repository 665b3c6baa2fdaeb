import { completeConditions, GAS_CONSTANT, ZERO_CELSIUS } from "../../melting/conditions.ts";
import { findMeltingTable } from "../../melting/melting-table.ts";
import { endEnergies, stepEnergies } from "../../melting/neighbor-energies.ts";
import { temperatureInSalt } from "../../melting/salt-correction.ts";
import type { OligoSettings } from "./design-options.ts";
import type { TemplateProfile } from "./template-profile.ts";

/** How any stretch of a template melts off its complement. */
export interface StretchMelting {
  /** °C. */
  readonly tm: (start: number, length: number) => number;
  /** Percent of oligos that are bound at this many °C. */
  readonly percentBound: (start: number, length: number, celsius: number) => number;
}

/** Hundredths keep sums of published values whole numbers, hence exact. */
const HUNDREDTH = 100;

/** Sums the nearest neighbours along the template once; every Tm is then two differences and a logarithm. */
export const stretchMelting = (profile: TemplateProfile, settings: OligoSettings): StretchMelting => {
  const table = findMeltingTable(settings.table);
  if (!table) return { tm: () => Number.NaN, percentBound: () => Number.NaN };
  const { masks, size, strong } = profile;
  const steps = stepEnergies(table);
  const h = new Float64Array(size + 1);
  const s = new Float64Array(size + 1);
  for (let index = 1; index < size; index++) {
    const step = masks[index - 1]! * 16 + masks[index]!;
    h[index + 1] = h[index]! + Math.round(steps.h[step]! * HUNDREDTH);
    s[index + 1] = s[index]! + Math.round(steps.s[step]! * HUNDREDTH);
  }
  const conditions = completeConditions(settings);
  const inSalt = temperatureInSalt(settings.saltCorrection, conditions);
  const together = GAS_CONSTANT * Math.log(conditions.dnaNanomolar * 1e-9);
  const apart = GAS_CONSTANT * Math.log((conditions.dnaNanomolar * 1e-9) / 4);
  // Ends are looked up for each pair of masks, in the units of the sums.
  const endH = new Float64Array(256);
  const endS = new Float64Array(256);
  for (let ends = 0; ends < 256; ends++) {
    const [enthalpy, entropy] = endEnergies(table, ends >> 4, ends & 15, false);
    endH[ends] = enthalpy * HUNDREDTH;
    endS[ends] = entropy * HUNDREDTH;
  }
  const enthalpyOf = (start: number, end: number): number =>
    (h[end]! - h[start + 1]! + endH[masks[start]! * 16 + masks[end - 1]!]!) * (1000 / HUNDREDTH);
  const kelvinOf = (start: number, end: number): number => {
    const enthalpy = enthalpyOf(start, end);
    const entropy = (s[end]! - s[start + 1]! + endS[masks[start]! * 16 + masks[end - 1]!]!) / HUNDREDTH;
    const gc = (strong[end]! - strong[start]!) / (end - start);
    if (table.symmetry !== null && readsAlike(masks, start, end)) {
      const [extraH, extraS] = table.symmetry;
      return inSalt(enthalpy + extraH * 1000, entropy + extraS + together, end - start, gc);
    }
    return inSalt(enthalpy, entropy + apart, end - start, gc);
  };
  const solvent = solventShift(settings);
  // Where salt is a number of degrees, it moves the temperature of annealing as well.
  const plain = temperatureInSalt("none", conditions);
  const saltDegrees =
    settings.saltCorrection === "schildkraut-1965" ? inSalt(1, 1, 0, 0) - plain(1, 1, 0, 0) : 0;
  return {
    tm: (start, length) => {
      const end = start + length;
      const tm = kelvinOf(start, end) - ZERO_CELSIUS;
      return solvent ? solvent(tm, (strong[end]! - strong[start]!) / length) : tm;
    },
    percentBound: (start, length, celsius) => {
      const end = start + length;
      const meltsAt = kelvinOf(start, end) - saltDegrees;
      return percentBound(enthalpyOf(start, end), meltsAt, celsius + ZERO_CELSIUS - saltDegrees);
    },
  };
};

/** A Tm with DMSO and formamide, from that without and the share of G and C; null if there is neither. */
export const solventShift = ({
  dmsoPercent,
  dmsoFactor,
  formamideMolar,
}: Pick<OligoSettings, "dmsoPercent" | "dmsoFactor" | "formamideMolar">):
  | ((tm: number, gc: number) => number)
  | null =>
  dmsoPercent === 0 && formamideMolar === 0
    ? null
    : (tm, gc) => tm - dmsoPercent * dmsoFactor + (0.453 * gc - 2.88) * formamideMolar;

/**
 * Percent of oligos bound at a temperature, from the enthalpy in cal/mol and the Tm, where half of them are; kelvin.
 * Two strands of one concentration in equilibrium (SantaLucia, Methods Mol Biol 2007;402:3).
 */
const percentBound = (enthalpy: number, meltsAt: number, kelvin: number): number =>
  100 / (1 + Math.exp((enthalpy / (2 * GAS_CONSTANT)) * (1 / kelvin - 1 / meltsAt)));

/** Whether a stretch is its own reverse complement, every base known. */
const readsAlike = (masks: Uint8Array, start: number, end: number): boolean => {
  if ((end - start) % 2 === 1) return false;
  for (let left = start, right = end - 1; left < right; left++, right--) {
    // Masks of partners are 1·8 and 2·4.
    if (masks[left]! * masks[right]! !== 8) return false;
  }
  return true;
};

/** Free energies of breaking two neighbours at 37 °C, kcal/mol, order AA AC AG AT CA … TT. */
const freeEnergies: Readonly<Record<string, readonly number[]>> = {
  // SantaLucia, PNAS 1998;95:1460, table 2.
  "santalucia-1998": [
    1.0, 1.44, 1.28, 0.88, 1.45, 1.84, 2.17, 1.28, 1.3, 2.24, 1.84, 1.44, 0.58, 1.3, 1.45, 1.0,
  ],
  // Breslauer et al., PNAS 1986;83:3746, table 2.
  "breslauer-1986": [1.9, 1.3, 1.6, 1.5, 1.9, 3.1, 3.6, 1.6, 1.6, 3.1, 3.1, 1.3, 0.9, 1.6, 1.9, 1.9],
};

/** What the ends of a duplex cost at 37 °C in the unified table, kcal/mol: in A·T and in G·C. */
const END_COST = { weak: 1.03, strong: 0.98 };

/**
 * Free energy of breaking the last five bases of an oligo, kcal/mol: 0.86 for TATAT, 6.86 for GCGCG. Breslauer's table
 * has its own values (4.6 for TATAC, 13.4 for GCGCG); all others take the unified ones.
 *
 * @example endStability("ACGTGCGCG", "santalucia-1998") // 6.86
 */
export const endStability = (bases: string, table: string): number => {
  const end = bases.slice(-5);
  const isBreslauer = table === "breslauer-1986";
  const energies = freeEnergies[isBreslauer ? "breslauer-1986" : "santalucia-1998"]!;
  let sum = 0;
  for (let index = 1; index < end.length; index++) {
    const [a, b] = ["ACGT".indexOf(end[index - 1]!), "ACGT".indexOf(end[index]!)];
    sum += a < 0 || b < 0 ? 0 : energies[a * 4 + b]!;
  }
  if (isBreslauer) return sum;
  for (const letter of [end[0]!, end[end.length - 1]!]) {
    sum -= letter === "A" || letter === "T" ? END_COST.weak : END_COST.strong;
  }
  return sum;
};
