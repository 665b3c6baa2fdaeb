import type { DesignSettings, OligoSettings, PairSettings, PlaceSettings } from "./design-options.ts";

const anywhere: PlaceSettings = {
  included: null,
  targets: [],
  excluded: [],
  internalExcluded: [],
  overlapJunctions: [],
  internalOverlapJunctions: [],
  minThreePrimeOverlap: 4,
  minFivePrimeOverlap: 7,
  pairRegions: [],
  productSizes: [[100, 300]],
  insidePenalty: -1,
  outsidePenalty: 0,
  leftPrimer: "",
  rightPrimer: "",
  internalOligo: "",
};

const primer3Oligo: OligoSettings = {
  minSize: 18,
  optSize: 20,
  maxSize: 27,
  minTm: 57,
  optTm: 60,
  maxTm: 63,
  minGcPercent: 20,
  optGcPercent: 50,
  maxGcPercent: 80,
  gcClamp: 0,
  maxEndGc: 5,
  maxPolyX: 5,
  maxUnknownBases: 0,
  maxSelfAnyTm: 47,
  maxSelfEndTm: 47,
  maxHairpinTm: 47,
  maxEndStability: 100,
  mustMatchFivePrime: "",
  mustMatchThreePrime: "",
  library: [],
  maxLibraryMispriming: 12,
  dnaNanomolar: 50,
  monovalentMillimolar: 50,
  divalentMillimolar: 1.5,
  dntpMillimolar: 0.6,
  table: "santalucia-1998",
  saltCorrection: "santalucia-1998",
  weights: {
    tmLow: 1,
    tmHigh: 1,
    sizeShort: 1,
    sizeLong: 1,
    gcLow: 0,
    gcHigh: 0,
    selfAny: 0,
    selfEnd: 0,
    hairpin: 0,
    endStability: 0,
    unknownBases: 0,
    libraryMispriming: 0,
    position: 1,
  },
};

const primer3Pair: PairSettings = {
  maxTmDifference: 100,
  minProductTm: Number.NEGATIVE_INFINITY,
  maxProductTm: Number.POSITIVE_INFINITY,
  optProductTm: 0,
  optProductSize: 0,
  maxComplAnyTm: 47,
  maxComplEndTm: 47,
  maxLibraryMispriming: 24,
  minLeftThreePrimeDistance: -1,
  minRightThreePrimeDistance: -1,
  weights: {
    primers: 1,
    internal: 0,
    tmDifference: 0,
    productSizeShort: 0,
    productSizeLong: 0,
    productTmLow: 0,
    productTmHigh: 0,
    complAny: 0,
    complEnd: 0,
    libraryMispriming: 0,
  },
};

/** The defaults of primer3 2.6 (defaults version 4). */
export const primer3Design: DesignSettings = {
  ...anywhere,
  count: 5,
  primer: primer3Oligo,
  internal: null,
  pair: primer3Pair,
};

/** Internal oligos of primer3: no Mg²⁺ and no dNTP, no limit of the 3' end. */
export const primer3Internal: OligoSettings = { ...primer3Oligo, divalentMillimolar: 0, dntpMillimolar: 0 };

/**
 * The product's defaults: primers of 15 to 30 bases, Tm from 55 °C, GC 40 to 60 %, at most 5 °C apart, 250 nM oligo in
 * 50 mM monovalent ions; the best Tm (60 °C), the highest (70 °C) and the best length (20) are our choice.
 */
export const defaultDesign: DesignSettings = {
  ...primer3Design,
  primer: {
    ...primer3Oligo,
    minSize: 15,
    optSize: 20,
    maxSize: 30,
    minTm: 55,
    optTm: 60,
    maxTm: 70,
    minGcPercent: 40,
    maxGcPercent: 60,
    dnaNanomolar: 250,
    divalentMillimolar: 0,
    dntpMillimolar: 0,
  },
  pair: { ...primer3Pair, maxTmDifference: 5 },
};

/** A probe by the product's defaults: 18 to 30 bases that melt some 8 °C above the primers. */
export const defaultInternal: OligoSettings = {
  ...defaultDesign.primer,
  minSize: 18,
  optSize: 24,
  maxSize: 30,
  minTm: 65,
  optTm: 68,
  maxTm: 75,
  minGcPercent: 30,
  maxGcPercent: 80,
};
