import type { AssemblyPrimer } from "./planning/planned-assembly.ts";

export interface OrderLine extends AssemblyPrimer {
  readonly name: string;
}

export interface OrderSummary {
  readonly count: number;
  readonly bases: number;
  readonly longest: number;
  /** Null if no price is known. */
  readonly cost: number | null;
}

/** How much is ordered. @example summarise([{ bases: "ACGT", … }], 0.5) // { count: 1, bases: 4, longest: 4, cost: 2 } */
export const summarise = (
  primers: readonly Pick<AssemblyPrimer, "bases">[],
  pricePerBase: number | null,
): OrderSummary => {
  const lengths = primers.map(({ bases }) => bases.length);
  const bases = lengths.reduce((sum, one) => sum + one, 0);
  return {
    count: primers.length,
    bases,
    longest: Math.max(0, ...lengths),
    cost: pricePerBase === null ? null : Math.round(bases * pricePerBase * 100) / 100,
  };
};
