import { type HybridizationConditions, sodiumEquivalentMolar } from "./conditions.ts";
import { plainName } from "./plain-name.ts";

/**
 * How ions other than 1 M NaCl are reckoned with. `owczarzy-2008` knows Mg²⁺ and falls back to `owczarzy-2004` where
 * monovalent ions rule; the others take Mg²⁺ as its sodium equivalent. `owczarzy-primer3` is 2008 without the term of
 * the duplex's length, up to 1 °C off: what primer3 2.6 calculates for PRIMER_SALT_CORRECTIONS=2.
 */
export const saltCorrections = [
  "schildkraut-1965",
  "santalucia-1998",
  "owczarzy-2004",
  "owczarzy-2008",
  "owczarzy-primer3",
  "none",
] as const;

export type SaltCorrection = (typeof saltCorrections)[number];

/** The correction of a name, written with or without signs and capitals; undefined if there is none. */
export const findSaltCorrection = (name: string): SaltCorrection | undefined =>
  saltCorrections.find((known) => plainName(known) === plainName(name));

/**
 * Melting temperature in kelvin from the enthalpy (cal/mol) and entropy (cal/mol/K, strand concentration included) in
 * 1 M NaCl, the number of bases and the share of G and C (0 to 1).
 */
export type TemperatureInSalt = (enthalpy: number, entropy: number, length: number, gc: number) => number;

/**
 * Melting temperatures under the given ions. Sources: Schildkraut & Lifson, Biopolymers 1965;3:195 (16.6 log [Na⁺]);
 * SantaLucia, PNAS 1998;95:1460 (0.368 (n − 1) ln [Na⁺] on the entropy); Owczarzy et al., Biochemistry 2004;43:3537
 * eq. 22 and 2008;47:5336 eqs. 16, 18–20 (on 1/Tm).
 */
export const temperatureInSalt = (
  correction: SaltCorrection,
  conditions: Required<HybridizationConditions>,
): TemperatureInSalt => {
  const sodium = sodiumEquivalentMolar(conditions);
  switch (correction) {
    case "none":
      return (enthalpy, entropy) => enthalpy / entropy;
    case "schildkraut-1965": {
      const shift = 16.6 * Math.log10(sodium);
      return (enthalpy, entropy) => enthalpy / entropy + shift;
    }
    case "santalucia-1998": {
      const step = 0.368 * Math.log(sodium);
      return (enthalpy, entropy, length) => enthalpy / (entropy + step * (length - 1));
    }
    case "owczarzy-2004": {
      const shift = monovalentShift(sodium);
      return (enthalpy, entropy, _, gc) => 1 / (entropy / enthalpy + shift(gc));
    }
    case "owczarzy-2008":
    case "owczarzy-primer3": {
      const shift = mixedShift(conditions, correction === "owczarzy-2008");
      return (enthalpy, entropy, length, gc) => 1 / (entropy / enthalpy + shift(gc, length));
    }
  }
};

const monovalentShift = (sodium: number): ((gc: number) => number) => {
  const ln = Math.log(sodium);
  return (gc) => (4.29 * gc - 3.95) * 1e-5 * ln + 9.4e-6 * ln * ln;
};

/** Association constant of Mg²⁺ and dNTP, L/mol. */
const MAGNESIUM_DNTP_BINDING = 3e4;

/** Mg²⁺ not bound by dNTP, mol/L. */
const freeMagnesium = ({ divalentMillimolar, dntpMillimolar }: Required<HybridizationConditions>): number => {
  const magnesium = divalentMillimolar / 1000;
  if (dntpMillimolar === 0) return magnesium;
  const k = MAGNESIUM_DNTP_BINDING;
  const b = (k * dntpMillimolar) / 1000 - k * magnesium + 1;
  return (-b + Math.sqrt(b * b + 4 * k * magnesium)) / (2 * k);
};

/** Below this √[Mg²⁺]/[Mon⁺] monovalent ions rule; from the other on, Mg²⁺ alone does. */
const MONOVALENT_RULES_BELOW = 0.22;
const MAGNESIUM_RULES_FROM = 6;

const mixedShift = (
  conditions: Required<HybridizationConditions>,
  countsLength: boolean,
): ((gc: number, length: number) => number) => {
  const magnesium = freeMagnesium(conditions);
  const monovalent = conditions.monovalentMillimolar / 1000;
  const ratio = monovalent > 0 ? Math.sqrt(magnesium) / monovalent : Number.POSITIVE_INFINITY;
  if (ratio < MONOVALENT_RULES_BELOW) return monovalentShift(monovalent);
  let a = 3.92;
  let d = 1.42;
  let g = 8.31;
  if (ratio < MAGNESIUM_RULES_FROM) {
    const ln = Math.log(monovalent);
    a *= 0.843 - 0.352 * Math.sqrt(monovalent) * ln;
    d *= 1.279 - 4.03e-3 * ln - 8.03e-3 * ln * ln;
    g *= 0.486 - 0.258 * ln + 5.25e-3 * ln * ln * ln;
  }
  const ln = Math.log(magnesium);
  const ends = -48.2 + 52.5 * ln + g * ln * ln;
  return (gc, length) =>
    (a - 0.911 * ln + gc * (6.26 + d * ln) + (countsLength ? ends / (2 * (length - 1)) : 0)) * 1e-5;
};
