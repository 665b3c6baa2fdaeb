// Measured mobilities of linear double-stranded DNA of 200 to 10,000 bp in horizontal agarose gels at 2.78 V/cm, as
// best-fit parameters of 1/mu(L) = 1/muL - (1/muL - 1/muS) exp(-L/gamma). Facts of Rill, Beheshti and Van Winkle 2002,
// Electrophoresis 23:2710, table 1 (as transcribed in pydna's gel module, BSD).

/** Percent agarose, mobilities of the shortest and longest DNA (1e-8 m²/V/s), and the decay length (bp). */
export const gelMobilities: readonly {
  readonly agarosePercent: number;
  readonly short: number;
  readonly long: number;
  readonly decayBases: number;
}[] = [
  { agarosePercent: 0.5, short: 3.32, long: 0.92, decayBases: 9300 },
  { agarosePercent: 0.6, short: 3.25, long: 0.8, decayBases: 8470 },
  { agarosePercent: 0.7, short: 3.18, long: 0.66, decayBases: 9800 },
  { agarosePercent: 0.8, short: 3.06, long: 0.55, decayBases: 9840 },
  { agarosePercent: 0.9, short: 2.93, long: 0.46, decayBases: 9640 },
  { agarosePercent: 1.0, short: 2.93, long: 0.39, decayBases: 10400 },
  { agarosePercent: 1.1, short: 2.93, long: 0.33, decayBases: 10350 },
  { agarosePercent: 1.2, short: 2.85, long: 0.3, decayBases: 10820 },
  { agarosePercent: 1.3, short: 2.84, long: 0.25, decayBases: 11140 },
  { agarosePercent: 1.4, short: 2.79, long: 0.22, decayBases: 11520 },
  { agarosePercent: 1.5, short: 2.7, long: 0.19, decayBases: 11630 },
];
