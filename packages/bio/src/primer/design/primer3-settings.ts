import type { MeltingTable } from "../../melting/melting-table.ts";
import type { SaltCorrection } from "../../melting/salt-correction.ts";
import type { Selection } from "../../range.ts";
import { primer3Design, primer3Internal } from "./default-design.ts";
import type { OligoSettings, OligoWeights, PairRegion, PrimerDesignOptions } from "./design-options.ts";
import type { OligoSide } from "./list-primers.ts";
import type { SequencingTiles } from "./primer3-sequencing.ts";
import {
  internalTags,
  isTextTag,
  oligoTags,
  oligoWeightTags,
  type Primer3Task,
  pairTags,
  pairWeightTags,
  placeTags,
  positionTags,
} from "./primer3-tags.ts";

/** What tags of primer3 come to. */
export interface Primer3Translation {
  readonly options: PrimerDesignOptions;
  /** Tags that have no counterpart here, and what was therefore left out. */
  readonly unknownTags: readonly string[];
  /** Settings besides the options, for `designByPrimer3Settings`. */
  readonly task: Primer3Task;
  readonly sides: readonly OligoSide[];
  readonly tiles: SequencingTiles;
}

/** Tags and values of a Boulder-IO record. */
export type Primer3Tags = Readonly<Record<string, string | number | boolean>>;

/**
 * Options from tags of primer3 (a Boulder-IO record, or a settings file), with primer3's own defaults for all tags
 * that are not there. `SEQUENCE_TEMPLATE` is not among the options: hand it to {@link designPrimerPairs}. Positions
 * count from `PRIMER_FIRST_BASE_INDEX`. Which tag is which option is in `primer3-tags.ts`.
 *
 * @example fromPrimer3Settings({ PRIMER_MIN_TM: 55, SEQUENCE_TARGET: "200,40" }) // { options: { primer: { minTm: 55,
 * … }, targets: [{ start: 200, length: 40 }], … }, unknownTags: [] }
 */
export const fromPrimer3Settings = (tags: Primer3Tags): Primer3Translation => {
  const unknownTags: string[] = [];
  const primer: Record<string, unknown> = { ...primer3Design.primer };
  const primerWeights: Record<string, unknown> = { ...primer3Design.primer.weights };
  const internal: Record<string, unknown> = { ...primer3Internal };
  const internalWeights: Record<string, unknown> = { ...primer3Internal.weights };
  const pair: Record<string, unknown> = { ...primer3Design.pair };
  const pairWeights: Record<string, unknown> = { ...primer3Design.pair.weights };
  const place: Record<string, unknown> = { ...primer3Design };
  const { task, sides } = taskOf(tags);
  const homes = [
    [oligoTags, primer],
    [oligoWeightTags, primerWeights],
    [internalTags(oligoTags), internal],
    [internalTags(oligoWeightTags), internalWeights],
    [pairTags, pair],
    [pairWeightTags, pairWeights],
    [placeTags, place],
  ] as const;
  for (const [tag, value] of Object.entries(tags)) {
    const home = homes.find(([names]) => tag in names);
    if (home) home[1][home[0][tag]!] = readValue(tag, value);
    else if (!readElsewhere.has(tag) && !alwaysDone[tag]?.includes(String(value))) unknownTags.push(tag);
  }
  for (const settings of [primer, internal]) {
    settings.table =
      Number(tags.PRIMER_TM_FORMULA ?? 1) === 0
        ? "breslauer-1986"
        : ("santalucia-1998" satisfies MeltingTable);
    settings.saltCorrection = saltCorrections[Number(tags.PRIMER_SALT_CORRECTIONS ?? 1)] ?? "santalucia-1998";
  }
  const annealing = Number(tags.PRIMER_ANNEALING_TEMP ?? 0);
  if (annealing > 0) {
    primer.annealingTemperature = annealing;
    internal.annealingTemperature = annealing;
  }
  for (const settings of [primer, internal]) {
    settings.highestQuality = Number(tags.PRIMER_QUALITY_RANGE_MAX ?? 100);
  }
  // Mispriming on the template is searched in one of two ways; the limits and weights of the other are unused.
  const idle = isOn(tags.PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT)
    ? (["maxTemplateMispriming", "templateMispriming"] as const)
    : (["maxTemplateMisprimingTm", "templateMisprimingTm"] as const);
  for (const limits of [primer, internal, pair]) limits[idle[0]] = -1;
  for (const weights of [primerWeights, internalWeights, pairWeights]) weights[idle[1]] = 0;
  const near = tags.PRIMER_MIN_THREE_PRIME_DISTANCE;
  if (near !== undefined) {
    pair.minLeftThreePrimeDistance = Number(near);
    pair.minRightThreePrimeDistance = Number(near);
  }
  const options = {
    ...place,
    ...regionsOf(tags),
    primer: { ...(primer as unknown as OligoSettings), weights: primerWeights as unknown as OligoWeights },
    internal: sides.includes("internal")
      ? { ...(internal as unknown as OligoSettings), weights: internalWeights as unknown as OligoWeights }
      : null,
    pair: { ...pair, weights: pairWeights },
  } as PrimerDesignOptions;
  return {
    options: { ...options, ...heldEnds(task, options) },
    unknownTags,
    task,
    sides,
    tiles: tilesOf(tags),
  };
};

const readValue = (tag: string, value: string | number | boolean): string | number | boolean => {
  if (isTextTag(tag)) return value;
  if (isFlag(tag)) return isOn(value);
  return Number(value);
};

/** The task and its oligos: older tasks specify both at once, a check uses the given oligos. */
const taskOf = (tags: Primer3Tags): { task: Primer3Task; sides: OligoSide[] } => {
  const name = String(tags.PRIMER_TASK ?? "generic").toLowerCase();
  const old = oldTasks[name];
  if (old) return { task: "generic", sides: [...old] };
  const task = taskNames.find((known) => known === name) ?? "generic";
  const isPicked = {
    left: isOn(tags.PRIMER_PICK_LEFT_PRIMER ?? 1),
    right: isOn(tags.PRIMER_PICK_RIGHT_PRIMER ?? 1),
    internal: isOn(tags.PRIMER_PICK_INTERNAL_OLIGO),
  };
  const isGiven = {
    left: Boolean(tags.SEQUENCE_PRIMER),
    right: Boolean(tags.SEQUENCE_PRIMER_REVCOMP),
    internal: Boolean(tags.SEQUENCE_INTERNAL_OLIGO),
  };
  const chosen = task === "check_primers" ? isGiven : isPicked;
  return { task, sides: (["left", "right", "internal"] as const).filter((side) => chosen[side]) };
};

const taskNames: readonly Primer3Task[] = [
  "generic",
  "check_primers",
  "pick_primer_list",
  "pick_sequencing_primers",
  "pick_cloning_primers",
  "pick_discriminative_primers",
];

const oldTasks: Readonly<Record<string, readonly OligoSide[]>> = {
  pick_pcr_primers: ["left", "right"],
  pick_pcr_primers_and_hyb_probe: ["left", "right", "internal"],
  pick_left_only: ["left"],
  pick_right_only: ["right"],
  pick_hyb_probe_only: ["internal"],
};

/**
 * Cloning fixes the 5' ends at the borders of the region, discriminative primers have their 3' ends at those of the
 * target.
 */
const heldEnds = (task: Primer3Task, { included, targets }: PrimerDesignOptions): PrimerDesignOptions => {
  const [target] = targets ?? [];
  if (task === "pick_cloning_primers" && included) {
    return { leftFivePrimeAt: included.start, rightFivePrimeAt: included.start + included.length - 1 };
  }
  if (task === "pick_discriminative_primers" && target) {
    return { leftThreePrimeAt: target.start - 1, rightThreePrimeAt: target.start + target.length };
  }
  return {};
};

const tilesOf = (tags: Primer3Tags): SequencingTiles => ({
  lead: Number(tags.PRIMER_SEQUENCING_LEAD ?? 50),
  spacing: Number(tags.PRIMER_SEQUENCING_SPACING ?? 500),
  interval: Number(tags.PRIMER_SEQUENCING_INTERVAL ?? 250),
  accuracy: Number(tags.PRIMER_SEQUENCING_ACCURACY ?? 20),
});

const saltCorrections: readonly SaltCorrection[] = [
  "schildkraut-1965",
  "santalucia-1998",
  "owczarzy-primer3",
];

const isOn = (value: Primer3Tags[string] | undefined): boolean => value === true || Number(value ?? 0) === 1;

const isFlag = (tag: string): boolean => tag === "PRIMER_PICK_ANYWAY" || tag === "PRIMER_LOWERCASE_MASKING";

/** Tags that are read in a way of their own, or only name what is designed. */
const readElsewhere: ReadonlySet<string> = new Set([
  "SEQUENCE_ID",
  "SEQUENCE_TEMPLATE",
  "SEQUENCE_TARGET",
  "SEQUENCE_INCLUDED_REGION",
  "SEQUENCE_EXCLUDED_REGION",
  "SEQUENCE_INTERNAL_EXCLUDED_REGION",
  "SEQUENCE_OVERLAP_JUNCTION_LIST",
  "SEQUENCE_INTERNAL_OVERLAP_JUNCTION_LIST",
  "SEQUENCE_PRIMER_PAIR_OK_REGION_LIST",
  "PRIMER_PRODUCT_SIZE_RANGE",
  "PRIMER_TM_FORMULA",
  "PRIMER_SALT_CORRECTIONS",
  "PRIMER_MIN_THREE_PRIME_DISTANCE",
  "PRIMER_PICK_INTERNAL_OLIGO",
  "PRIMER_FIRST_BASE_INDEX",
  "PRIMER_PICK_LEFT_PRIMER",
  "PRIMER_PICK_RIGHT_PRIMER",
  "PRIMER_ANNEALING_TEMP",
  "PRIMER_QUALITY_RANGE_MIN",
  "PRIMER_QUALITY_RANGE_MAX",
  "PRIMER_SEQUENCING_LEAD",
  "PRIMER_SEQUENCING_SPACING",
  "PRIMER_SEQUENCING_INTERVAL",
  "PRIMER_SEQUENCING_ACCURACY",
  "PRIMER_SECONDARY_STRUCTURE_ALIGNMENT",
  "SEQUENCE_QUALITY",
  ...Object.keys(positionTags),
  "PRIMER_EXPLAIN_FLAG",
  "PRIMER_THERMODYNAMIC_PARAMETERS_PATH",
]);

/** Tags that have no effect with one of these values. */
const alwaysDone: Readonly<Record<string, readonly string[]>> = {
  PRIMER_TASK: [...taskNames, ...Object.keys(oldTasks), "pick_detection_primers"],
  PRIMER_THERMODYNAMIC_OLIGO_ALIGNMENT: ["1"],
  PRIMER_THERMODYNAMIC_TEMPLATE_ALIGNMENT: ["0", "1"],
  SEQUENCE_START_CODON_POSITION: ["-2000000"],
  PRIMER_LIB_AMBIGUITY_CODES_CONSENSUS: ["0"],
  PRIMER_MASK_TEMPLATE: ["0"],
  PRIMER_LIBERAL_BASE: ["0"],
};

/** What primer3 takes for "anywhere". */
const NO_POSITION = -1_000_000;

const regionsOf = (tags: Primer3Tags): Partial<PrimerDesignOptions> => {
  const first = Number(tags.PRIMER_FIRST_BASE_INDEX ?? 0);
  const textOf = (tag: string): string => String(tags[tag] ?? "").trim();
  const selections = (tag: string): Selection[] =>
    textOf(tag)
      .split(/\s+/)
      .filter(Boolean)
      .map((region) => selectionOf(region.split(","), first));
  const gaps = (tag: string): number[] =>
    // The junction is to the right of the base that primer3 names.
    textOf(tag)
      .split(/\s+/)
      .filter(Boolean)
      .map((position) => Number(position) - first + 1);
  const sizes = textOf("PRIMER_PRODUCT_SIZE_RANGE")
    .split(/\s+/)
    .filter(Boolean)
    .map((range) => range.split("-").map(Number))
    .map(([least = 0, most = least]) => [least, most] as const);
  return {
    targets: selections("SEQUENCE_TARGET"),
    excluded: selections("SEQUENCE_EXCLUDED_REGION"),
    internalExcluded: selections("SEQUENCE_INTERNAL_EXCLUDED_REGION"),
    included: selections("SEQUENCE_INCLUDED_REGION")[0] ?? null,
    overlapJunctions: gaps("SEQUENCE_OVERLAP_JUNCTION_LIST"),
    internalOverlapJunctions: gaps("SEQUENCE_INTERNAL_OVERLAP_JUNCTION_LIST"),
    pairRegions: pairRegionsOf(textOf("SEQUENCE_PRIMER_PAIR_OK_REGION_LIST"), first),
    ...(sizes.length > 0 && { productSizes: sizes }),
    ...Object.fromEntries(
      Object.entries(positionTags)
        .filter(([tag]) => Number(tags[tag] ?? NO_POSITION) > NO_POSITION)
        .map(([tag, option]) => [option, Number(tags[tag]) - first]),
    ),
    qualities: textOf("SEQUENCE_QUALITY").split(/\s+/).filter(Boolean).map(Number),
  };
};

const selectionOf = ([start = "", length = ""]: readonly string[], first: number): Selection => ({
  start: Number(start) - first,
  length: Number(length),
});

const pairRegionsOf = (text: string, first: number): PairRegion[] =>
  text
    .split(";")
    .map((entry) => entry.split(",").map((part) => part.trim()))
    .filter((parts) => parts.length === 4)
    .map(([a = "", b = "", c = "", d = ""]) => ({
      left: a === "" ? null : selectionOf([a, b], first),
      right: c === "" ? null : selectionOf([c, d], first),
    }));
