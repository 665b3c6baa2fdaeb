import { checkOligo, gcFraction } from "./oligo.ts";

/**
 * Rule of thumb for 14 to 20 bases in 0.9 M NaCl: 2 °C for each A or T, 4 °C for each G or C (Thein & Wallace, in
 * Human Genetic Diseases, 1986:33). Ambiguous bases count as the mean of the bases they represent. °C; null for an
 * invalid oligo.
 *
 * @example wallaceTemperature("ACGTTGCAATGCCGTA") // 48
 */
export const wallaceTemperature = (oligo: string): number | null => {
  const checked = checkOligo(oligo);
  return checked.ok ? checked.bases.length * (2 + 2 * gcFraction(checked.bases)) : null;
};
