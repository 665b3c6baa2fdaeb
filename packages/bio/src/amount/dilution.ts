import { type AmountRefusal, isPositive, refuse } from "./amount-refusal.ts";

/** The contents of one tube. */
export interface Dilution {
  /** Amount of stock, in the unit of the requested volume. */
  readonly stockVolume: number;
  /** What is added to it. */
  readonly diluentVolume: number;
}

/**
 * How a stock is diluted, by C₁·V₁ = C₂·V₂. Both concentrations in one unit, the volumes in another.
 *
 * Errors: `not-positive`; `stock-too-thin` where more is wanted than the stock holds.
 *
 * @example dilute({ stock: 100, wanted: 10, volume: 50 }) // { ok: true, stockVolume: 5, diluentVolume: 45 }
 */
export const dilute = (asked: {
  readonly stock: number;
  readonly wanted: number;
  readonly volume: number;
}): ({ readonly ok: true } & Dilution) | AmountRefusal => {
  const { stock, wanted, volume } = asked;
  if (![stock, wanted, volume].every(isPositive))
    return refuse("not-positive", "Concentrations and volumes are greater than zero.");
  if (wanted > stock) return refuse("stock-too-thin", "The stock is thinner than what is wanted.");
  const stockVolume = (wanted * volume) / stock;
  return { ok: true, stockVolume, diluentVolume: volume - stockVolume };
};

/** The volume transferred from tube to tube. */
export interface SerialDilution {
  /** Passed on from each tube to the next one, the stock to the first. */
  readonly transferVolume: number;
  /** Put into each tube beforehand. */
  readonly diluentVolume: number;
  /** Of each tube, in its order. */
  readonly concentrations: readonly number[];
}

/**
 * A row of tubes, each `factor` times thinner than the one before; `volume` is what a tube holds before some of it is
 * passed on.
 *
 * Errors: `not-positive`; `no-dilution` where the factor is not above 1.
 *
 * @example
 * diluteSerially({ stock: 100, factor: 10, tubes: 3, volume: 200 })
 * // { ok: true, transferVolume: 20, diluentVolume: 180, concentrations: [10, 1, 0.1] }
 */
export const diluteSerially = (asked: {
  readonly stock: number;
  readonly factor: number;
  readonly tubes: number;
  readonly volume: number;
}): ({ readonly ok: true } & SerialDilution) | AmountRefusal => {
  const { stock, factor, tubes, volume } = asked;
  if (![stock, tubes, volume].every(isPositive))
    return refuse("not-positive", "Concentrations, volumes and tubes are greater than zero.");
  if (!(factor > 1))
    return refuse("no-dilution", "Each tube is thinner than the one before: the factor is above 1.");
  const transferVolume = volume / factor;
  const concentrations = Array.from(
    { length: Math.floor(tubes) },
    (_, index) => stock / factor ** (index + 1),
  );
  return { ok: true, transferVolume, diluentVolume: volume - transferVolume, concentrations };
};
