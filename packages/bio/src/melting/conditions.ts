/** What an oligo swims in. Everything left out takes the value of {@link defaultConditions}. */
export interface HybridizationConditions {
  /** Annealing oligo, nM. */
  readonly dnaNanomolar?: number;
  /** Na⁺, K⁺ and half of Tris, mM. */
  readonly monovalentMillimolar?: number;
  /** Mg²⁺, mM. */
  readonly divalentMillimolar?: number;
  /** All four dNTPs together, mM; they bind Mg²⁺. */
  readonly dntpMillimolar?: number;
}

/** The product's conditions: 250 nM oligo, 50 mM monovalent ions, no Mg²⁺, no dNTP. */
export const defaultConditions: Required<HybridizationConditions> = {
  dnaNanomolar: 250,
  monovalentMillimolar: 50,
  divalentMillimolar: 0,
  dntpMillimolar: 0,
};

/** Gas constant, cal/mol/K. */
export const GAS_CONSTANT = 1.987;

/** 0 °C in kelvin. */
export const ZERO_CELSIUS = 273.15;

/**
 * Monovalent ions that stabilise a duplex as much as the mixture does, mol/L: [Mon⁺] + 120 √([Mg²⁺] − [dNTP]), all in
 * mM (von Ahsen et al., Clin Chem 2001;47:1956). Where dNTPs bind all Mg²⁺ it does not count.
 *
 * @example sodiumEquivalentMolar({ ...defaultConditions, divalentMillimolar: 1.5, dntpMillimolar: 0.6 }) // 0.1638…
 */
export const sodiumEquivalentMolar = (conditions: Required<HybridizationConditions>): number => {
  const free = Math.max(0, conditions.divalentMillimolar - conditions.dntpMillimolar);
  return (conditions.monovalentMillimolar + 120 * Math.sqrt(free)) / 1000;
};

/**
 * Fills in missing values; values that are not finite, or below zero, get the default too, and so does a DNA
 * concentration of zero.
 */
export const completeConditions = (
  conditions: HybridizationConditions,
): Required<HybridizationConditions> => ({
  dnaNanomolar: sound(conditions.dnaNanomolar, 0) || defaultConditions.dnaNanomolar,
  monovalentMillimolar: sound(conditions.monovalentMillimolar, defaultConditions.monovalentMillimolar),
  divalentMillimolar: sound(conditions.divalentMillimolar, defaultConditions.divalentMillimolar),
  dntpMillimolar: sound(conditions.dntpMillimolar, defaultConditions.dntpMillimolar),
});

const sound = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : fallback;
