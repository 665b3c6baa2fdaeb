import { defaultDesign, type Primer3Tags } from "@benchleaf/bio";

/** How a setting is entered. */
export type SettingKind = "figure" | "text" | "lines" | "switch" | readonly string[];

export interface DesignSetting {
  /** primer3's name of it; its words are the phrases `primer3.<tag>` and `primer3.<tag>_help`. */
  readonly tag: string;
  readonly kind: SettingKind;
  /** The product's default; empty: not used. */
  readonly initial: string;
  readonly unit?: string;
}

const { primer, pair } = defaultDesign;
const figure = (tag: string, initial: number | "", unit = ""): DesignSetting => ({
  tag,
  kind: "figure",
  initial: String(initial),
  ...(unit && { unit }),
});
const text = (tag: string, initial = ""): DesignSetting => ({ tag, kind: "text", initial });

/** All settings that are offered, by group, in the order in which they are shown. */
export const designGroups = {
  task: [
    {
      tag: "PRIMER_TASK",
      kind: [
        "generic",
        "pick_primer_list",
        "pick_sequencing_primers",
        "pick_cloning_primers",
        "pick_discriminative_primers",
        "check_primers",
      ],
      initial: "generic",
    },
    figure("PRIMER_NUM_RETURN", 5),
    text("PRIMER_PRODUCT_SIZE_RANGE", "100-1000"),
    text("SEQUENCE_TARGET"),
    text("SEQUENCE_INCLUDED_REGION"),
    text("SEQUENCE_EXCLUDED_REGION"),
    text("SEQUENCE_PRIMER_PAIR_OK_REGION_LIST"),
    text("SEQUENCE_OVERLAP_JUNCTION_LIST"),
    text("SEQUENCE_PRIMER"),
    text("SEQUENCE_PRIMER_REVCOMP"),
    text("SEQUENCE_INTERNAL_OLIGO"),
    figure("SEQUENCE_FORCE_LEFT_START", ""),
    figure("SEQUENCE_FORCE_LEFT_END", ""),
    figure("SEQUENCE_FORCE_RIGHT_START", ""),
    figure("SEQUENCE_FORCE_RIGHT_END", ""),
    text("SEQUENCE_OVERHANG_LEFT"),
    text("SEQUENCE_OVERHANG_RIGHT"),
    { tag: "PRIMER_LOWERCASE_MASKING", kind: "switch", initial: "0" },
    { tag: "PRIMER_PICK_ANYWAY", kind: "switch", initial: "0" },
  ],
  primer: [
    figure("PRIMER_MIN_SIZE", primer.minSize, "nt"),
    figure("PRIMER_OPT_SIZE", primer.optSize, "nt"),
    figure("PRIMER_MAX_SIZE", primer.maxSize, "nt"),
    figure("PRIMER_MIN_TM", primer.minTm, "°C"),
    figure("PRIMER_OPT_TM", primer.optTm, "°C"),
    figure("PRIMER_MAX_TM", primer.maxTm, "°C"),
    figure("PRIMER_MIN_GC", primer.minGcPercent, "%"),
    figure("PRIMER_OPT_GC_PERCENT", primer.optGcPercent, "%"),
    figure("PRIMER_MAX_GC", primer.maxGcPercent, "%"),
    figure("PRIMER_GC_CLAMP", primer.gcClamp, "nt"),
    figure("PRIMER_MAX_END_GC", primer.maxEndGc, "nt"),
    figure("PRIMER_MAX_POLY_X", primer.maxPolyX, "nt"),
    figure("PRIMER_MAX_NS_ACCEPTED", primer.maxUnknownBases, "nt"),
    figure("PRIMER_MAX_SELF_ANY_TH", primer.maxSelfAnyTm, "°C"),
    figure("PRIMER_MAX_SELF_END_TH", primer.maxSelfEndTm, "°C"),
    figure("PRIMER_MAX_HAIRPIN_TH", primer.maxHairpinTm, "°C"),
    figure("PRIMER_MAX_END_STABILITY", primer.maxEndStability, "kcal/mol"),
    text("PRIMER_MUST_MATCH_FIVE_PRIME"),
    text("PRIMER_MUST_MATCH_THREE_PRIME"),
  ],
  pair: [
    figure("PRIMER_PAIR_MAX_DIFF_TM", pair.maxTmDifference, "°C"),
    figure("PRIMER_PRODUCT_OPT_SIZE", pair.optProductSize, "bp"),
    figure("PRIMER_PRODUCT_MIN_TM", "", "°C"),
    figure("PRIMER_PRODUCT_OPT_TM", pair.optProductTm, "°C"),
    figure("PRIMER_PRODUCT_MAX_TM", "", "°C"),
    figure("PRIMER_PAIR_MAX_COMPL_ANY_TH", pair.maxComplAnyTm, "°C"),
    figure("PRIMER_PAIR_MAX_COMPL_END_TH", pair.maxComplEndTm, "°C"),
    figure("PRIMER_MIN_THREE_PRIME_DISTANCE", -1, "nt"),
    figure("PRIMER_MIN_LEFT_THREE_PRIME_DISTANCE", "", "nt"),
    figure("PRIMER_MIN_RIGHT_THREE_PRIME_DISTANCE", "", "nt"),
    figure("PRIMER_MIN_3_PRIME_OVERLAP_OF_JUNCTION", defaultDesign.minThreePrimeOverlap, "nt"),
    figure("PRIMER_MIN_5_PRIME_OVERLAP_OF_JUNCTION", defaultDesign.minFivePrimeOverlap, "nt"),
    figure("PRIMER_INSIDE_PENALTY", defaultDesign.insidePenalty),
    figure("PRIMER_OUTSIDE_PENALTY", defaultDesign.outsidePenalty),
    { tag: "PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT", kind: "switch", initial: "0" },
    figure("PRIMER_MAX_TEMPLATE_MISPRIMING_TH", "", "°C"),
  ],
  sequencing: [
    figure("PRIMER_SEQUENCING_LEAD", 50, "nt"),
    figure("PRIMER_SEQUENCING_SPACING", 500, "nt"),
    figure("PRIMER_SEQUENCING_INTERVAL", 250, "nt"),
    figure("PRIMER_SEQUENCING_ACCURACY", 20, "nt"),
  ],
  library: [
    figure("PRIMER_MAX_LIBRARY_MISPRIMING", primer.maxLibraryMispriming),
    figure("PRIMER_PAIR_MAX_LIBRARY_MISPRIMING", pair.maxLibraryMispriming),
    figure("PRIMER_WT_LIBRARY_MISPRIMING", primer.weights.libraryMispriming),
    figure("PRIMER_PAIR_WT_LIBRARY_MISPRIMING", pair.weights.libraryMispriming),
  ],
  quality: [
    { tag: "SEQUENCE_QUALITY", kind: "lines", initial: "" },
    figure("PRIMER_MIN_QUALITY", primer.minQuality),
    figure("PRIMER_MIN_END_QUALITY", primer.minEndQuality),
    figure("PRIMER_QUALITY_RANGE_MAX", primer.highestQuality),
    figure("PRIMER_WT_SEQ_QUAL", primer.weights.quality),
  ],
  conditions: [
    figure("PRIMER_DNA_CONC", primer.dnaNanomolar, "nM"),
    figure("PRIMER_SALT_MONOVALENT", primer.monovalentMillimolar, "mM"),
    figure("PRIMER_SALT_DIVALENT", primer.divalentMillimolar, "mM"),
    figure("PRIMER_DNTP_CONC", primer.dntpMillimolar, "mM"),
    { tag: "PRIMER_TM_FORMULA", kind: ["1", "0"], initial: "1" },
    { tag: "PRIMER_SALT_CORRECTIONS", kind: ["1", "2", "0"], initial: "1" },
    figure("PRIMER_DMSO_CONC", primer.dmsoPercent, "%"),
    figure("PRIMER_DMSO_FACTOR", primer.dmsoFactor, "°C"),
    figure("PRIMER_FORMAMIDE_CONC", primer.formamideMolar, "mol/L"),
    figure("PRIMER_ANNEALING_TEMP", "", "°C"),
    figure("PRIMER_MIN_BOUND", "", "%"),
    figure("PRIMER_OPT_BOUND", primer.optBoundPercent, "%"),
    figure("PRIMER_MAX_BOUND", "", "%"),
  ],
  probe: [
    { tag: "PRIMER_PICK_INTERNAL_OLIGO", kind: "switch", initial: "0" },
    figure("PRIMER_INTERNAL_MIN_SIZE", 18, "nt"),
    figure("PRIMER_INTERNAL_OPT_SIZE", 24, "nt"),
    figure("PRIMER_INTERNAL_MAX_SIZE", 30, "nt"),
    figure("PRIMER_INTERNAL_MIN_TM", 65, "°C"),
    figure("PRIMER_INTERNAL_OPT_TM", 68, "°C"),
    figure("PRIMER_INTERNAL_MAX_TM", 75, "°C"),
    figure("PRIMER_INTERNAL_MIN_GC", 30, "%"),
    figure("PRIMER_INTERNAL_MAX_GC", 80, "%"),
    text("SEQUENCE_INTERNAL_EXCLUDED_REGION"),
    text("SEQUENCE_INTERNAL_OVERLAP_JUNCTION_LIST"),
  ],
  weights: [
    figure("PRIMER_WT_TM_LT", primer.weights.tmLow),
    figure("PRIMER_WT_TM_GT", primer.weights.tmHigh),
    figure("PRIMER_WT_SIZE_LT", primer.weights.sizeShort),
    figure("PRIMER_WT_SIZE_GT", primer.weights.sizeLong),
    figure("PRIMER_WT_GC_PERCENT_LT", primer.weights.gcLow),
    figure("PRIMER_WT_GC_PERCENT_GT", primer.weights.gcHigh),
    figure("PRIMER_WT_SELF_ANY_TH", primer.weights.selfAny),
    figure("PRIMER_WT_SELF_END_TH", primer.weights.selfEnd),
    figure("PRIMER_WT_HAIRPIN_TH", primer.weights.hairpin),
    figure("PRIMER_WT_END_STABILITY", primer.weights.endStability),
    figure("PRIMER_WT_NUM_NS", primer.weights.unknownBases),
    figure("PRIMER_WT_POS_PENALTY", primer.weights.position),
    figure("PRIMER_WT_BOUND_LT", primer.weights.boundLow),
    figure("PRIMER_WT_BOUND_GT", primer.weights.boundHigh),
    figure("PRIMER_PAIR_WT_DIFF_TM", pair.weights.tmDifference),
    figure("PRIMER_PAIR_WT_PRODUCT_SIZE_LT", pair.weights.productSizeShort),
    figure("PRIMER_PAIR_WT_PRODUCT_SIZE_GT", pair.weights.productSizeLong),
    figure("PRIMER_PAIR_WT_PRODUCT_TM_LT", pair.weights.productTmLow),
    figure("PRIMER_PAIR_WT_PRODUCT_TM_GT", pair.weights.productTmHigh),
    figure("PRIMER_PAIR_WT_COMPL_ANY_TH", pair.weights.complAny),
    figure("PRIMER_PAIR_WT_COMPL_END_TH", pair.weights.complEnd),
  ],
} as const satisfies Readonly<Record<string, readonly DesignSetting[]>>;

export type DesignGroup = keyof typeof designGroups;
export const designGroupNames = Object.keys(designGroups) as readonly DesignGroup[];
const all: readonly DesignSetting[] = Object.values(designGroups).flat();

/** Entered values by tag; missing ones use the defaults. */
export type DesignEntries = Readonly<Record<string, string>>;

export const entryOf = (entries: DesignEntries, { tag, initial }: DesignSetting): string =>
  entries[tag] ?? initial;

/** A record for the engine; positions count from one. */
export const tagsOf = (entries: DesignEntries): Primer3Tags => {
  const tags: Record<string, string> = { PRIMER_FIRST_BASE_INDEX: "1" };
  for (const setting of all) {
    const value = entryOf(entries, setting).trim();
    if (value !== "") tags[setting.tag] = value;
  }
  // Temperatures of mispriming only count if these are requested.
  if (tags.PRIMER_MAX_TEMPLATE_MISPRIMING_TH) tags.PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT = "1";
  return tags;
};

/**
 * Tags of a settings file or a Boulder-IO record that are offered here, and how many were not.
 *
 * @example readTags("PRIMER_MIN_TM=58\nPRIMER_X=1\n=") // { entries: { PRIMER_MIN_TM: "58" }, unknown: 1 }
 */
export const readTags = (content: string): { readonly entries: DesignEntries; readonly unknown: number } => {
  const known = new Set(all.map(({ tag }) => tag));
  const entries: Record<string, string> = {};
  let unknown = 0;
  for (const line of content.split(/\r\n|\r|\n/)) {
    const [, tag, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()) ?? [];
    if (tag === undefined || value === undefined || tag === "SEQUENCE_TEMPLATE") continue;
    if (known.has(tag)) entries[tag] = value.trim();
    else unknown++;
  }
  return { entries, unknown };
};

/** The same as text, template and all. */
export const writeTags = (tags: Primer3Tags, template: string): string =>
  [
    "SEQUENCE_ID=benchleaf",
    `SEQUENCE_TEMPLATE=${template}`,
    ...Object.entries(tags).map(([tag, value]) => `${tag}=${value}`),
    "=",
    "",
  ].join("\n");

/** Stored settings of earlier designs, without those of a single sequence. */
export const parseEntries = (stored: string): DesignEntries => {
  try {
    const saved: unknown = JSON.parse(stored);
    if (typeof saved !== "object" || saved === null) return {};
    return Object.fromEntries(
      Object.entries(saved).filter(
        ([tag, value]) =>
          tag.startsWith("PRIMER_") && typeof value === "string" && all.some((one) => one.tag === tag),
      ),
    );
  } catch {
    return {};
  }
};
