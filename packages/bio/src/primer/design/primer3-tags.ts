import type { OligoSettings, OligoWeights, PairSettings, PairWeights } from "./design-options.ts";

/** The request in a primer3 record. Tasks of older versions get their current names. */
export type Primer3Task =
  | "generic"
  | "check_primers"
  | "pick_primer_list"
  | "pick_sequencing_primers"
  | "pick_cloning_primers"
  | "pick_discriminative_primers";

/** Tags of primer3 2.6 and the options that they are here, for primers; internal oligos have the same with `INTERNAL_`. */
export const oligoTags: Readonly<Record<string, keyof OligoSettings>> = {
  PRIMER_MIN_SIZE: "minSize",
  PRIMER_OPT_SIZE: "optSize",
  PRIMER_MAX_SIZE: "maxSize",
  PRIMER_MIN_TM: "minTm",
  PRIMER_OPT_TM: "optTm",
  PRIMER_MAX_TM: "maxTm",
  PRIMER_MIN_GC: "minGcPercent",
  PRIMER_OPT_GC_PERCENT: "optGcPercent",
  PRIMER_MAX_GC: "maxGcPercent",
  PRIMER_GC_CLAMP: "gcClamp",
  PRIMER_MAX_END_GC: "maxEndGc",
  PRIMER_MAX_POLY_X: "maxPolyX",
  PRIMER_MAX_NS_ACCEPTED: "maxUnknownBases",
  PRIMER_MAX_SELF_ANY_TH: "maxSelfAnyTm",
  PRIMER_MAX_SELF_END_TH: "maxSelfEndTm",
  PRIMER_MAX_HAIRPIN_TH: "maxHairpinTm",
  PRIMER_MAX_END_STABILITY: "maxEndStability",
  PRIMER_MUST_MATCH_FIVE_PRIME: "mustMatchFivePrime",
  PRIMER_MUST_MATCH_THREE_PRIME: "mustMatchThreePrime",
  PRIMER_MAX_LIBRARY_MISPRIMING: "maxLibraryMispriming",
  PRIMER_DNA_CONC: "dnaNanomolar",
  PRIMER_SALT_MONOVALENT: "monovalentMillimolar",
  PRIMER_SALT_DIVALENT: "divalentMillimolar",
  PRIMER_DNTP_CONC: "dntpMillimolar",
  PRIMER_DMSO_CONC: "dmsoPercent",
  PRIMER_DMSO_FACTOR: "dmsoFactor",
  PRIMER_FORMAMIDE_CONC: "formamideMolar",
  PRIMER_MIN_BOUND: "minBoundPercent",
  PRIMER_OPT_BOUND: "optBoundPercent",
  PRIMER_MAX_BOUND: "maxBoundPercent",
  PRIMER_MIN_QUALITY: "minQuality",
  PRIMER_MIN_END_QUALITY: "minEndQuality",
  PRIMER_MAX_TEMPLATE_MISPRIMING: "maxTemplateMispriming",
  PRIMER_MAX_TEMPLATE_MISPRIMING_TH: "maxTemplateMisprimingTm",
};

/** Weights of one oligo, by primer3's tags. */
export const oligoWeightTags: Readonly<Record<string, keyof OligoWeights>> = {
  PRIMER_WT_TM_LT: "tmLow",
  PRIMER_WT_TM_GT: "tmHigh",
  PRIMER_WT_SIZE_LT: "sizeShort",
  PRIMER_WT_SIZE_GT: "sizeLong",
  PRIMER_WT_GC_PERCENT_LT: "gcLow",
  PRIMER_WT_GC_PERCENT_GT: "gcHigh",
  PRIMER_WT_SELF_ANY_TH: "selfAny",
  PRIMER_WT_SELF_END_TH: "selfEnd",
  PRIMER_WT_HAIRPIN_TH: "hairpin",
  PRIMER_WT_END_STABILITY: "endStability",
  PRIMER_WT_NUM_NS: "unknownBases",
  PRIMER_WT_LIBRARY_MISPRIMING: "libraryMispriming",
  PRIMER_WT_POS_PENALTY: "position",
  PRIMER_WT_BOUND_LT: "boundLow",
  PRIMER_WT_BOUND_GT: "boundHigh",
  PRIMER_WT_SEQ_QUAL: "quality",
  PRIMER_WT_TEMPLATE_MISPRIMING: "templateMispriming",
  PRIMER_WT_TEMPLATE_MISPRIMING_TH: "templateMisprimingTm",
};

/** Settings of a pair, by primer3's tags. */
export const pairTags: Readonly<Record<string, keyof PairSettings>> = {
  PRIMER_PAIR_MAX_DIFF_TM: "maxTmDifference",
  PRIMER_PRODUCT_MIN_TM: "minProductTm",
  PRIMER_PRODUCT_OPT_TM: "optProductTm",
  PRIMER_PRODUCT_MAX_TM: "maxProductTm",
  PRIMER_PRODUCT_OPT_SIZE: "optProductSize",
  PRIMER_PAIR_MAX_COMPL_ANY_TH: "maxComplAnyTm",
  PRIMER_PAIR_MAX_COMPL_END_TH: "maxComplEndTm",
  PRIMER_PAIR_MAX_LIBRARY_MISPRIMING: "maxLibraryMispriming",
  PRIMER_PAIR_MAX_TEMPLATE_MISPRIMING: "maxTemplateMispriming",
  PRIMER_PAIR_MAX_TEMPLATE_MISPRIMING_TH: "maxTemplateMisprimingTm",
  PRIMER_MIN_LEFT_THREE_PRIME_DISTANCE: "minLeftThreePrimeDistance",
  PRIMER_MIN_RIGHT_THREE_PRIME_DISTANCE: "minRightThreePrimeDistance",
};

/** Weights of a pair, by primer3's tags. */
export const pairWeightTags: Readonly<Record<string, keyof PairWeights>> = {
  PRIMER_PAIR_WT_PR_PENALTY: "primers",
  PRIMER_PAIR_WT_IO_PENALTY: "internal",
  PRIMER_PAIR_WT_DIFF_TM: "tmDifference",
  PRIMER_PAIR_WT_PRODUCT_SIZE_LT: "productSizeShort",
  PRIMER_PAIR_WT_PRODUCT_SIZE_GT: "productSizeLong",
  PRIMER_PAIR_WT_PRODUCT_TM_LT: "productTmLow",
  PRIMER_PAIR_WT_PRODUCT_TM_GT: "productTmHigh",
  PRIMER_PAIR_WT_COMPL_ANY_TH: "complAny",
  PRIMER_PAIR_WT_COMPL_END_TH: "complEnd",
  PRIMER_PAIR_WT_LIBRARY_MISPRIMING: "libraryMispriming",
  PRIMER_PAIR_WT_TEMPLATE_MISPRIMING: "templateMispriming",
  PRIMER_PAIR_WT_TEMPLATE_MISPRIMING_TH: "templateMisprimingTm",
};

/** Tags whose value is the option's; regions and ranges are read by `fromPrimer3Settings` itself. */
export const placeTags: Readonly<Record<string, string>> = {
  PRIMER_NUM_RETURN: "count",
  PRIMER_INSIDE_PENALTY: "insidePenalty",
  PRIMER_OUTSIDE_PENALTY: "outsidePenalty",
  PRIMER_MIN_3_PRIME_OVERLAP_OF_JUNCTION: "minThreePrimeOverlap",
  PRIMER_MIN_5_PRIME_OVERLAP_OF_JUNCTION: "minFivePrimeOverlap",
  PRIMER_INTERNAL_MIN_3_PRIME_OVERLAP_OF_JUNCTION: "internalMinThreePrimeOverlap",
  PRIMER_INTERNAL_MIN_5_PRIME_OVERLAP_OF_JUNCTION: "internalMinFivePrimeOverlap",
  PRIMER_PICK_ANYWAY: "keepsFaulty",
  PRIMER_LOWERCASE_MASKING: "isMasked",
  SEQUENCE_OVERHANG_LEFT: "leftTail",
  SEQUENCE_OVERHANG_RIGHT: "rightTail",
  SEQUENCE_PRIMER: "leftPrimer",
  SEQUENCE_PRIMER_REVCOMP: "rightPrimer",
  SEQUENCE_INTERNAL_OLIGO: "internalOligo",
};

/** Tags of the bases that ends of primers must be on. */
export const positionTags: Readonly<Record<string, string>> = {
  SEQUENCE_FORCE_LEFT_START: "leftFivePrimeAt",
  SEQUENCE_FORCE_LEFT_END: "leftThreePrimeAt",
  SEQUENCE_FORCE_RIGHT_START: "rightFivePrimeAt",
  SEQUENCE_FORCE_RIGHT_END: "rightThreePrimeAt",
};

/** The tags of internal oligos: `PRIMER_MIN_TM` is `PRIMER_INTERNAL_MIN_TM` there, mispriming is mishybridisation. */
export const internalTags = <T extends string>(
  tags: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(tags).map(([tag, option]) => [
      tag.replace("PRIMER_", "PRIMER_INTERNAL_").replace("LIBRARY_MISPRIMING", "LIBRARY_MISHYB"),
      option,
    ]),
  );

/** Tags whose value is bases. */
export const isTextTag = (tag: string): boolean =>
  /MUST_MATCH|SEQUENCE_PRIMER|SEQUENCE_INTERNAL_OLIGO|SEQUENCE_OVERHANG/.test(tag);
