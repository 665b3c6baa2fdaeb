import type { NearestNeighborTable } from "../../data/melting-nearest-neighbours.ts";

/** Codes A 0, C 1, G 2, T 3 of the bases that each mask represents, and the share of G and C among them. */
const choices = Array.from({ length: 16 }, (_, mask) => [0, 1, 2, 3].filter((code) => mask & (1 << code)));
const gcShare = choices.map(
  (codes) => codes.filter((code) => code === 1 || code === 2).length / (codes.length || 1),
);

/** Enthalpy in kcal/mol and entropy in cal/mol/K; ambiguous bases count as the mean of the bases they represent. */
export type StepEnergies = { readonly h: Float64Array; readonly s: Float64Array };

/** Energies of every two neighbours, at `16 * first mask + second mask`. */
export const stepEnergies = (table: NearestNeighborTable): StepEnergies => {
  const known = cache.get(table);
  if (known) return known;
  const energies = { h: new Float64Array(256), s: new Float64Array(256) };
  for (let first = 1; first < 16; first++) {
    for (let second = 1; second < 16; second++) {
      const ways = choices[first]!.length * choices[second]!.length;
      for (const a of choices[first]!) {
        for (const b of choices[second]!) {
          const index = first * 16 + second;
          energies.h[index] = energies.h[index]! + table.enthalpies[a * 4 + b]! / ways;
          energies.s[index] = energies.s[index]! + table.entropies[a * 4 + b]! / ways;
        }
      }
    }
  }
  cache.set(table, energies);
  return energies;
};

const cache = new WeakMap<NearestNeighborTable, StepEnergies>();

/** The terms of a duplex besides its steps: initiation, both ends by the masks of their bases, symmetry. */
export const endEnergies = (
  table: NearestNeighborTable,
  firstMask: number,
  lastMask: number,
  isSymmetric: boolean,
): readonly [h: number, s: number] => {
  let [h, s] = table.initiation;
  if (isSymmetric && table.symmetry) {
    h += table.symmetry[0];
    s += table.symmetry[1];
  }
  const strong = (gcShare[firstMask] ?? 0) + (gcShare[lastMask] ?? 0);
  h += strong * table.terminalGC[0] + (2 - strong) * table.terminalAT[0];
  s += strong * table.terminalGC[1] + (2 - strong) * table.terminalAT[1];
  return [h, s];
};
