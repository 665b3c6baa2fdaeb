/** Figures of the molecular-biology area, section 9 of its document. */

/** Fragments of one cloning, and fragment files of its guidance. */
export const MAX_CLONING_FRAGMENTS = 10;

/** When two strands count as hybridised in cloning; melting temperatures in °C. */
export const cloningHybridDefaults = { minMatchCnt: 10, minTm: 20, maxTm: 80 } as const;

/**
 * The same in the library and the editor: matching bases at the 3′ end, melting temperature in °C, no single
 * mismatch between matches. The specification gives both this set and the looser one of cloning, without choosing.
 */
export const primerHybridDefaults = {
  min3EndMatchCnt: 10,
  minTm: 40,
  allowsIsolatedMismatch: false,
} as const;
/** The looser set, by matching bases at either end. */
export const primerHybridAlternative = { min3EndMatchCnt: 8, min5EndMatchCnt: 8 } as const;

/** Temperatures in °C, lengths in bases, GC content in percent. */
export const primerDesignDefaults = {
  minTm: 55,
  length: { min: 15, max: 30 },
  gcPercent: { min: 40, max: 60 },
  bindingMinTm: 50,
  bindingPlusHomologyLength: { min: 15, max: 30 },
  maxPairTmDifference: 5,
} as const;

/**
 * Length in bases up to which nearest neighbours are summed. The specification gives 250 and 50 without units; nmol/l
 * of DNA and mmol/l of monovalent ions are our reading, the usual ones of the field.
 */
export const meltingDefaults = {
  dnaNanomolar: 250,
  monovalentMillimolar: 50,
  nearestNeighbourMaxLength: 80,
} as const;

/** Scores of a pair of residues, unless the settings give others. */
export const alignmentScores = { match: 2, mismatch: -1, gap: -1 } as const;

// Biology libraries
/** Maximum length of a name of an enzyme, primer, feature or plasmid, in characters. */
export const MAX_ENTITY_NAME_CHARACTERS = 64;
/** Characters that the name of an enzyme, primer, feature or plasmid must not contain. */
export const ENTITY_NAME_FORBIDDEN = '\\/:*"<>|,@';
/** Shortest feature that a library takes, in bases. */
export const MIN_LIBRARY_FEATURE_BASES = 6;
/** Shortest primer that a library takes, in bases. */
export const MIN_LIBRARY_PRIMER_BASES = 10;
/** Maximum length of a primer that a library takes, in bases. */
export const MAX_LIBRARY_PRIMER_BASES = 250;
/** Places of a primer that are shown of all that it binds in a project; what binds oftener is no primer of one place. */
export const MAX_PRIMER_PLACES = 2_000;
/** Mismatches that a search for a primer's places may allow. */
export const MAX_PRIMER_MISMATCHES = 3;
/**
 * Entries that one call may add to a library, move or delete. The specification names a sequence-related limit of 200
 * without its use; so a library itself stays without one, and a long import is many calls.
 */
export const LIBRARY_SEQUENCE_LIMIT = 200;

// Enzymes
/** Shortest recognition site of an own enzyme, in bases. */
export const MIN_ENZYME_SITE_BASES = 1;
/** Lengths of sites that the specification has seen, in bases; eight of the catalogue are shorter or longer (docs/conformance.md). */
export const catalogueSiteBases = { min: 4, max: 30 } as const;
/** The farthest cut from a type IIS site, in bases. */
export const MAX_SNIP_OFFSET_BASES = 33;

/** How a sequence opens in the editor. */
export const editorDefaults = {
  view: "circular",
  enzymeGroup: "All",
  enzymeLevel: "commercial",
  cutSites: ["single", "double"],
  orfFrames: [1, 2, 3, -1, -2, -3],
  aminoAcidColors: "rasMol",
  aminoAcidLabels: "single-letter",
} as const;
