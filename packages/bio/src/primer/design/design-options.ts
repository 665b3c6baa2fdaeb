import type { MeltingTable } from "../../melting/melting-table.ts";
import type { SaltCorrection } from "../../melting/salt-correction.ts";
import type { Selection } from "../../range.ts";

/** What each departure from the optimum costs; all at least 0. */
export interface OligoWeights {
  /** For each °C below and above the optimum. */
  readonly tmLow: number;
  readonly tmHigh: number;
  /** For each base shorter and longer than the optimum. */
  readonly sizeShort: number;
  readonly sizeLong: number;
  /** For each percent below and above the optimum. */
  readonly gcLow: number;
  readonly gcHigh: number;
  /** For structures, by how close their Tm is to 5 °C below the oligo's own. */
  readonly selfAny: number;
  readonly selfEnd: number;
  readonly hairpin: number;
  /** For each kcal/mol of the five bases at the 3' end. */
  readonly endStability: number;
  /** For each base that is not A, C, G or T. */
  readonly unknownBases: number;
  /** For each point of the best score against the library. */
  readonly libraryMispriming: number;
  /** Times the penalty of place, see `insidePenalty`. */
  readonly position: number;
  /** For each percent of oligos bound below and above the optimum, see `annealingTemperature`. */
  readonly boundLow: number;
  readonly boundHigh: number;
  /** For each step of the worst quality below `highestQuality`. */
  readonly quality: number;
  /** For the score, and for the Tm, of the best wrong place on the template. */
  readonly templateMispriming: number;
  readonly templateMisprimingTm: number;
}

/** A sequence that oligos should not bind: repeats, other genes. The score against it is multiplied by its weight. */
export interface LibrarySequence {
  readonly name: string;
  readonly sequence: string;
  readonly weight?: number;
}

/** Limits of one kind of oligo. Sizes in bases, temperatures in °C, GC in percent. */
export interface OligoSettings {
  readonly minSize: number;
  readonly optSize: number;
  readonly maxSize: number;
  readonly minTm: number;
  readonly optTm: number;
  readonly maxTm: number;
  readonly minGcPercent: number;
  readonly optGcPercent: number;
  readonly maxGcPercent: number;
  /** G or C in a row that the 3' end must have. */
  readonly gcClamp: number;
  /** G and C at most among the last five bases. */
  readonly maxEndGc: number;
  /** Longest run of one base. */
  readonly maxPolyX: number;
  /** Bases that are not A, C, G or T. */
  readonly maxUnknownBases: number;
  /** Highest Tm of the oligo on itself, of its 3' end on itself, and of its hairpin. */
  readonly maxSelfAnyTm: number;
  readonly maxSelfEndTm: number;
  readonly maxHairpinTm: number;
  /** Most stable 3' end, kcal/mol for its last five bases. */
  readonly maxEndStability: number;
  /** IUPAC letters that the oligo must begin and end with; empty for anything. */
  readonly mustMatchFivePrime: string;
  readonly mustMatchThreePrime: string;
  readonly library: readonly LibrarySequence[];
  readonly maxLibraryMispriming: number;
  readonly dnaNanomolar: number;
  readonly monovalentMillimolar: number;
  readonly divalentMillimolar: number;
  readonly dntpMillimolar: number;
  readonly table: MeltingTable;
  readonly saltCorrection: SaltCorrection;
  /** Percent of DMSO, what each lowers the Tm by in °C, and formamide in mol/L (Blake & Delcourt 1996). */
  readonly dmsoPercent: number;
  readonly dmsoFactor: number;
  readonly formamideMolar: number;
  /** Where given, the percent of oligos that are bound at this temperature counts (SantaLucia 2007). */
  readonly annealingTemperature: number | null;
  readonly minBoundPercent: number;
  readonly optBoundPercent: number;
  readonly maxBoundPercent: number;
  /** Least quality of a base, and of the last five at the 3' end; the scale ends at `highestQuality`. */
  readonly minQuality: number;
  readonly minEndQuality: number;
  readonly highestQuality: number;
  /** Highest score, and highest Tm in °C, of the 3' end on any other place of the template; negative: not looked at. */
  readonly maxTemplateMispriming: number;
  readonly maxTemplateMisprimingTm: number;
  readonly weights: OligoWeights;
}

/** How much each quality of a pair counts in its penalty. */
export interface PairWeights {
  /** Times the penalties of both primers, and of the internal oligo. */
  readonly primers: number;
  readonly internal: number;
  /** For each °C between the primers' Tm. */
  readonly tmDifference: number;
  readonly productSizeShort: number;
  readonly productSizeLong: number;
  readonly productTmLow: number;
  readonly productTmHigh: number;
  readonly complAny: number;
  readonly complEnd: number;
  readonly libraryMispriming: number;
  readonly templateMispriming: number;
  readonly templateMisprimingTm: number;
}

/** What a pair has to be like; temperatures in °C, lengths in bases. */
export interface PairSettings {
  readonly maxTmDifference: number;
  readonly minProductTm: number;
  readonly maxProductTm: number;
  /** 0: no optimum. */
  readonly optProductTm: number;
  readonly optProductSize: number;
  /** Highest Tm of one primer on the other, and of either's 3' end on the other. */
  readonly maxComplAnyTm: number;
  readonly maxComplEndTm: number;
  readonly maxLibraryMispriming: number;
  /** Highest sum over both primers at their wrong places; negative: not looked at. */
  readonly maxTemplateMispriming: number;
  readonly maxTemplateMisprimingTm: number;
  /** Bases between the 3' ends of two left, or right, primers of the answer; 0: not the same primer; -1: no limit. */
  readonly minLeftThreePrimeDistance: number;
  readonly minRightThreePrimeDistance: number;
  readonly minInternalThreePrimeDistance: number;
  readonly weights: PairWeights;
}

/** Regions of the left and of the right primer of a pair; null is anywhere. */
export interface PairRegion {
  readonly left: Selection | null;
  readonly right: Selection | null;
}

/** Where primers may be placed. Zero-based; on a circular template a selection may cross the origin. */
export interface PlaceSettings {
  /** Whole template unless given. */
  readonly included: Selection | null;
  /** A pair must flank one of them. */
  readonly targets: readonly Selection[];
  /** Primers must not touch these; the internal oligo must not touch the others. */
  readonly excluded: readonly Selection[];
  readonly internalExcluded: readonly Selection[];
  /** One primer must span one of these junctions; n is the gap before base n. */
  readonly overlapJunctions: readonly number[];
  readonly internalOverlapJunctions: readonly number[];
  /** Bases on either side of such a gap. */
  readonly minThreePrimeOverlap: number;
  readonly minFivePrimeOverlap: number;
  readonly internalMinThreePrimeOverlap: number;
  readonly internalMinFivePrimeOverlap: number;
  readonly pairRegions: readonly PairRegion[];
  /** Shortest and longest product; a range is used only when those before it gave too few pairs. */
  readonly productSizes: readonly (readonly [number, number])[];
  /**
   * With one target: penalty for each base of a primer inside it (negative: primers stay outside), and for each base
   * between a primer's 3' end and the target.
   */
  readonly insidePenalty: number;
  readonly outsidePenalty: number;
  /** Given primers, 5' to 3': pairs are made with them alone. They must bind exactly. */
  readonly leftPrimer: string;
  readonly rightPrimer: string;
  readonly internalOligo: string;
  /** Bases on the top strand that the ends of the primers must be on. */
  readonly leftFivePrimeAt: number | null;
  readonly leftThreePrimeAt: number | null;
  readonly rightFivePrimeAt: number | null;
  readonly rightThreePrimeAt: number | null;
  /** Given primers, and primers fixed at an end, are accepted whatever their problems, which are in `faults`. */
  readonly keepsFaulty: boolean;
  /** Lower-case bases of the template are masked: no 3' end is on one. */
  readonly isMasked: boolean;
  /** Quality of each base of the template; empty: unknown. */
  readonly qualities: readonly number[];
  /** 5' tails, which fold along but bind nothing. */
  readonly leftTail: string;
  readonly rightTail: string;
}

/** All settings of a design. */
export interface DesignSettings extends PlaceSettings {
  /** Pairs to return. */
  readonly count: number;
  readonly primer: OligoSettings;
  /** Null: no internal oligo. */
  readonly internal: OligoSettings | null;
  readonly pair: PairSettings;
}

type Overrides<T> = { readonly [K in keyof T]?: K extends "weights" ? Partial<T[K]> : T[K] };

/** The caller's settings; everything left out has the product's default, {@link defaultDesign}. */
export interface PrimerDesignOptions extends Partial<PlaceSettings> {
  readonly count?: number;
  readonly primer?: Overrides<OligoSettings>;
  /** `true` requests an internal oligo (a probe) with defaults. */
  readonly internal?: boolean | Overrides<OligoSettings> | null;
  readonly pair?: Overrides<PairSettings>;
  readonly signal?: { readonly aborted: boolean };
  readonly onProgress?: (fraction: number) => void;
}
