import type { MeltingTable } from "../../melting/melting-table.ts";
import type { SaltCorrection } from "../../melting/salt-correction.ts";
import type { Selection } from "../../range.ts";
import { primer3Design, primer3Internal } from "./default-design.ts";
import type { OligoSettings, OligoWeights, PairRegion, PrimerDesignOptions } from "./design-options.ts";
import {
  internalTags,
  oligoTags,
  oligoWeightTags,
  pairTags,
  pairWeightTags,
  placeTags,
} from "./primer3-tags.ts";

export interface Primer3Translation {
  readonly options: PrimerDesignOptions;
  /** Tags that have no counterpart here, and what was therefore left out. */
  readonly unknownTags: readonly string[];
}

type Tags = Readonly<Record<string, string | number | boolean>>;

/**
 * Options from tags of primer3 (a Boulder-IO record, or a settings file), with primer3's own defaults for all tags that
 * are not there. `SEQUENCE_TEMPLATE` is not among the options: hand it to {@link designPrimerPairs}. Positions count
 * from `PRIMER_FIRST_BASE_INDEX`. Which tag is which option stands in `primer3-tags.ts`.
 *
 * @example fromPrimer3Settings({ PRIMER_MIN_TM: 55, SEQUENCE_TARGET: "200,40" })
 * // { options: { primer: { minTm: 55, … }, targets: [{ start: 200, length: 40 }], … }, unknownTags: [] }
 */
export const fromPrimer3Settings = (tags: Tags): Primer3Translation => {
  const unknownTags: string[] = [];
  const primer: Record<string, unknown> = { ...primer3Design.primer };
  const primerWeights: Record<string, unknown> = { ...primer3Design.primer.weights };
  const internal: Record<string, unknown> = { ...primer3Internal };
  const internalWeights: Record<string, unknown> = { ...primer3Internal.weights };
  const pair: Record<string, unknown> = { ...primer3Design.pair };
  const pairWeights: Record<string, unknown> = { ...primer3Design.pair.weights };
  const place: Record<string, unknown> = { ...primer3Design };
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
    if (home) home[1][home[0][tag]!] = typeof value === "string" && !isText(tag) ? Number(value) : value;
    else if (!readElsewhere.has(tag) && alwaysDone[tag] !== String(value)) unknownTags.push(tag);
  }
  for (const settings of [primer, internal]) {
    settings.table =
      Number(tags.PRIMER_TM_FORMULA ?? 1) === 0
        ? "breslauer-1986"
        : ("santalucia-1998" satisfies MeltingTable);
    settings.saltCorrection = saltCorrections[Number(tags.PRIMER_SALT_CORRECTIONS ?? 1)] ?? "santalucia-1998";
  }
  const near = tags.PRIMER_MIN_THREE_PRIME_DISTANCE;
  if (near !== undefined) {
    pair.minLeftThreePrimeDistance = Number(near);
    pair.minRightThreePrimeDistance = Number(near);
  }
  const options = {
    ...place,
    ...regionsOf(tags),
    primer: { ...(primer as unknown as OligoSettings), weights: primerWeights as unknown as OligoWeights },
    internal: isOn(tags.PRIMER_PICK_INTERNAL_OLIGO)
      ? { ...(internal as unknown as OligoSettings), weights: internalWeights as unknown as OligoWeights }
      : null,
    pair: { ...pair, weights: pairWeights },
  } as PrimerDesignOptions;
  return { options, unknownTags };
};

const saltCorrections: readonly SaltCorrection[] = [
  "schildkraut-1965",
  "santalucia-1998",
  "owczarzy-primer3",
];

const isOn = (value: Tags[string] | undefined): boolean => value === true || Number(value ?? 0) === 1;

const isText = (tag: string): boolean => /MUST_MATCH|SEQUENCE_PRIMER|SEQUENCE_INTERNAL_OLIGO/.test(tag);

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
  "PRIMER_EXPLAIN_FLAG",
  "PRIMER_THERMODYNAMIC_PARAMETERS_PATH",
]);

/** What is always done: these tags say nothing new while they have this value. */
const alwaysDone: Readonly<Record<string, string>> = {
  PRIMER_TASK: "generic",
  PRIMER_PICK_LEFT_PRIMER: "1",
  PRIMER_PICK_RIGHT_PRIMER: "1",
  PRIMER_THERMODYNAMIC_OLIGO_ALIGNMENT: "1",
};

const regionsOf = (tags: Tags): Partial<PrimerDesignOptions> => {
  const first = Number(tags.PRIMER_FIRST_BASE_INDEX ?? 0);
  const textOf = (tag: string): string => String(tags[tag] ?? "").trim();
  const selections = (tag: string): Selection[] =>
    textOf(tag)
      .split(/\s+/)
      .filter(Boolean)
      .map((region) => selectionOf(region.split(","), first));
  const gaps = (tag: string): number[] =>
    // The junction lies to the right of the base that primer3 names.
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
