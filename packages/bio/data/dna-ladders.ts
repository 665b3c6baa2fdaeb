// DNA ladders as their makers' data sheets give them: sizes in bp and nanograms a band in 0.5 µg. Facts. Lambda/HindIII
// follows from the sequence of phage lambda (J02459), its masses from the sizes. Compared with public lists made from the
// data sheets (November 2026): all sizes, NEB's masses (500 and 517 bp are one band of 97 ng there) and the heavier bands
// of the GeneRulers agree; no such list gives the masses of the GeneRulers' other bands, which stand here as printed on
// the sheets' pictures and only say how bright a band is.

export interface DnaLadder {
  readonly name: string;
  readonly bands: readonly (readonly [bases: number, nanograms: number])[];
}

export const dnaLadders: readonly DnaLadder[] = [
  {
    name: "NEB 1 kb (N3232)",
    bands: [
      [10000, 42],
      [8000, 42],
      [6000, 50],
      [5000, 42],
      [4000, 33],
      [3000, 125],
      [2000, 48],
      [1500, 36],
      [1000, 42],
      [500, 42],
    ],
  },
  {
    name: "NEB 100 bp (N3231)",
    bands: [
      [1517, 45],
      [1200, 35],
      [1000, 95],
      [900, 27],
      [800, 24],
      [700, 21],
      [600, 18],
      [517, 48.5],
      [500, 48.5],
      [400, 38],
      [300, 29],
      [200, 25],
      [100, 48],
    ],
  },
  {
    name: "GeneRuler 1 kb (SM0311)",
    bands: [
      [10000, 30],
      [8000, 30],
      [6000, 70],
      [5000, 30],
      [4000, 30],
      [3500, 30],
      [3000, 70],
      [2500, 25],
      [2000, 25],
      [1500, 25],
      [1000, 60],
      [750, 25],
      [500, 25],
      [250, 25],
    ],
  },
  {
    name: "GeneRuler 1 kb Plus (SM1331)",
    bands: [
      [20000, 20],
      [10000, 20],
      [7000, 20],
      [5000, 75],
      [4000, 20],
      [3000, 20],
      [2000, 20],
      [1500, 80],
      [1000, 25],
      [700, 25],
      [500, 75],
      [400, 25],
      [300, 25],
      [200, 25],
      [75, 25],
    ],
  },
  {
    name: "GeneRuler 100 bp (SM0241)",
    bands: [
      [1000, 45],
      [900, 45],
      [800, 45],
      [700, 45],
      [600, 45],
      [500, 115],
      [400, 40],
      [300, 40],
      [200, 40],
      [100, 40],
    ],
  },
  {
    name: "Lambda/HindIII",
    bands: [
      [23130, 238.4],
      [9416, 97.1],
      [6557, 67.6],
      [4361, 45],
      [2322, 23.9],
      [2027, 20.9],
      [564, 5.8],
      [125, 1.3],
    ],
  },
];
