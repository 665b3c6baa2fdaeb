/** pK of the side chains and of the ends of a chain, at 25 °C in 9.8 M urea. */
const basic: Readonly<Record<string, number>> = { K: 10, R: 12, H: 5.98 };
const acidic: Readonly<Record<string, number>> = { D: 4.05, E: 4.45, C: 9, Y: 10 };
const N_TERMINUS = 7.5;
const C_TERMINUS = 3.55;
const aminoEnd: Readonly<Record<string, number>> = {
  A: 7.59,
  M: 7,
  S: 6.93,
  P: 8.36,
  T: 6.82,
  V: 7.44,
  E: 7.7,
};
const carboxylEnd: Readonly<Record<string, number>> = { D: 4.55, E: 4.75 };

interface ChargedGroup {
  readonly pK: number;
  readonly count: number;
  readonly sign: 1 | -1;
}

const chargedGroups = (protein: string): readonly ChargedGroup[] => {
  const counts = new Map<string, number>();
  for (const letter of protein) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const groups = (table: Readonly<Record<string, number>>, sign: 1 | -1): ChargedGroup[] =>
    Object.entries(table).map(([letter, pK]) => ({ pK, count: counts.get(letter) ?? 0, sign }));
  return [
    { pK: aminoEnd[protein.charAt(0)] ?? N_TERMINUS, count: 1, sign: 1 },
    { pK: carboxylEnd[protein.charAt(protein.length - 1)] ?? C_TERMINUS, count: 1, sign: -1 },
    ...groups(basic, 1),
    ...groups(acidic, -1),
  ];
};

/** Henderson–Hasselbalch, summed over all groups. */
const netCharge = (groups: readonly ChargedGroup[], pH: number): number =>
  groups.reduce((sum, { pK, count, sign }) => sum + (sign * count) / (1 + 10 ** (sign * (pH - pK))), 0);

/**
 * The net charge of a protein at a pH, in elementary charges; uncharged residues are ignored, cysteines are assumed
 * to be reduced. 0 for the empty text. Source: pK of Bjellqvist et al. 1993 (Electrophoresis 14:1023) and 1994
 * (15:529), the set of ExPASy and Biopython.
 *
 * @example proteinCharge("INGAR", 7) // 0.7601
 */
export const proteinCharge = (protein: string, pH: number): number =>
  protein === "" ? 0 : netCharge(chargedGroups(protein.toUpperCase()), pH);

/**
 * The pH at which a protein carries no net charge, by bisection between 0 and 14 to a billionth. The empty text has
 * none and gives NaN.
 *
 * Source: as {@link proteinCharge}.
 *
 * @example isoelectricPoint("INGAR") // 9.7500
 */
export const isoelectricPoint = (protein: string): number => {
  if (protein === "") return Number.NaN;
  const groups = chargedGroups(protein.toUpperCase());
  let [low, high] = [0, 14];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (netCharge(groups, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/**
 * The net charge at evenly spaced pH values, ends included: the titration curve. At least two points.
 *
 * @example chargeCurve("INGAR", { points: 3 }) // at pH 0, 7 and 14: 2.0, 0.76, -1.0
 */
export const chargeCurve = (
  protein: string,
  { from = 0, to = 14, points = 141 }: { from?: number; to?: number; points?: number } = {},
): readonly { readonly pH: number; readonly charge: number }[] => {
  const count = Math.max(2, Math.min(10_000, Math.floor(points) || 2));
  const groups = protein === "" ? [] : chargedGroups(protein.toUpperCase());
  return Array.from({ length: count }, (_, index) => {
    const pH = from + ((to - from) * index) / (count - 1);
    return { pH, charge: netCharge(groups, pH) };
  });
};
