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

/** The correction of a name, written with or without signs and capitals; undefined where there is none. */
export const findSaltCorrection = (name: string): SaltCorrection | undefined =>
  saltCorrections.find((known) => plainName(known) === plainName(name));

/** Duplex of 1 M NaCl as the corrections need it. */
export interface DuplexAtOneMolar {
  /** Kelvin. */
  readonly temperature: (entropyShift: number) => number;
  readonly length: number;
  /** 0 to 1. */
  readonly gcFraction: number;
}

/**
 * Melting temperature in kelvin under the given ions. Sources: Schildkraut & Lifson, Biopolymers 1965;3:195 (16.6 log
 * [Na⁺]); SantaLucia, PNAS 1998;95:1460 (0.368 (n − 1) ln [Na⁺] on the entropy); Owczarzy et al., Biochemistry
 * 2004;43:3537 eq. 22 and 2008;47:5336 eqs. 16, 18–20 (on 1/Tm).
 */
export const temperatureInSalt = (
  duplex: DuplexAtOneMolar,
  correction: SaltCorrection,
  conditions: Required<HybridizationConditions>,
): number => {
  const sodium = sodiumEquivalentMolar(conditions);
  switch (correction) {
    case "none":
      return duplex.temperature(0);
    case "schildkraut-1965":
      return duplex.temperature(0) + 16.6 * Math.log10(sodium);
    case "santalucia-1998":
      return duplex.temperature(0.368 * (duplex.length - 1) * Math.log(sodium));
    case "owczarzy-2004":
      return 1 / (1 / duplex.temperature(0) + monovalentShift(duplex.gcFraction, sodium));
    case "owczarzy-2008":
      return 1 / (1 / duplex.temperature(0) + mixedShift(duplex, conditions, 1 / (2 * (duplex.length - 1))));
    case "owczarzy-primer3":
      return 1 / (1 / duplex.temperature(0) + mixedShift(duplex, conditions, 0));
  }
};

const monovalentShift = (gc: number, sodium: number): number => {
  const ln = Math.log(sodium);
  return (4.29 * gc - 3.95) * 1e-5 * ln + 9.4e-6 * ln * ln;
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
  duplex: DuplexAtOneMolar,
  conditions: Required<HybridizationConditions>,
  lengthWeight: number,
): number => {
  const magnesium = freeMagnesium(conditions);
  const monovalent = conditions.monovalentMillimolar / 1000;
  const ratio = monovalent > 0 ? Math.sqrt(magnesium) / monovalent : Number.POSITIVE_INFINITY;
  if (ratio < MONOVALENT_RULES_BELOW) return monovalentShift(duplex.gcFraction, monovalent);
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
  const ends = (-48.2 + 52.5 * ln + g * ln * ln) * lengthWeight;
  return (a - 0.911 * ln + duplex.gcFraction * (6.26 + d * ln) + ends) * 1e-5;
};
