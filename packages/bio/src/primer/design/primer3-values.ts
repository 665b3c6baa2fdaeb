import type { Primer3Tags } from "./primer3-settings.ts";
import {
  internalTags,
  isTextTag,
  oligoTags,
  oligoWeightTags,
  pairTags,
  pairWeightTags,
  placeTags,
  positionTags,
} from "./primer3-tags.ts";

/** Larger values make no sense for a primer, and cause overflow. */
const LARGEST_FIGURE = 1e9;

/** Tags of figures that are no option of their own. */
const otherFigures = [
  "PRIMER_TM_FORMULA",
  "PRIMER_SALT_CORRECTIONS",
  "PRIMER_MIN_THREE_PRIME_DISTANCE",
  "PRIMER_PICK_INTERNAL_OLIGO",
  "PRIMER_PICK_LEFT_PRIMER",
  "PRIMER_PICK_RIGHT_PRIMER",
  "PRIMER_FIRST_BASE_INDEX",
  "PRIMER_ANNEALING_TEMP",
  "PRIMER_QUALITY_RANGE_MIN",
  "PRIMER_QUALITY_RANGE_MAX",
  "PRIMER_SEQUENCING_LEAD",
  "PRIMER_SEQUENCING_SPACING",
  "PRIMER_SEQUENCING_INTERVAL",
  "PRIMER_SEQUENCING_ACCURACY",
  "PRIMER_EXPLAIN_FLAG",
];

const figureTags: ReadonlySet<string> = new Set([
  ...[oligoTags, oligoWeightTags].flatMap((tags) => [
    ...Object.keys(tags),
    ...Object.keys(internalTags<string>(tags)),
  ]),
  ...[pairTags, pairWeightTags, placeTags, positionTags].flatMap((tags) =>
    Object.keys(tags).filter((tag) => !isTextTag(tag)),
  ),
  ...otherFigures,
]);

const listOf = (entry: string): RegExp => new RegExp(`^(${entry}(\\s+${entry})*)?$`);
const regions = listOf("-?\\d+,\\d+");
const integers = listOf("-?\\d+");
const pairOfRegions = /^\s*(-?\d+\s*,\s*\d+|,)\s*,\s*(-?\d+\s*,\s*\d+|,)\s*$/;

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  SEQUENCE_INCLUDED_REGION: (text) => /^(-?\d+,\d+)?$/.test(text),
  SEQUENCE_TARGET: (text) => regions.test(text),
  SEQUENCE_EXCLUDED_REGION: (text) => regions.test(text),
  SEQUENCE_INTERNAL_EXCLUDED_REGION: (text) => regions.test(text),
  SEQUENCE_OVERLAP_JUNCTION_LIST: (text) => integers.test(text),
  SEQUENCE_INTERNAL_OVERLAP_JUNCTION_LIST: (text) => integers.test(text),
  SEQUENCE_QUALITY: (text) => integers.test(text),
  SEQUENCE_PRIMER_PAIR_OK_REGION_LIST: (text) =>
    text
      .split(";")
      .filter((entry) => entry.trim() !== "")
      .every((entry) => pairOfRegions.test(entry)),
  PRIMER_PRODUCT_SIZE_RANGE: (text) => listOf("\\d+-\\d+").test(text),
};

const isFigure = (text: string): boolean => text !== "" && Math.abs(Number(text)) <= LARGEST_FIGURE;

/**
 * The first known tag whose value is none of its kind: no figure, no list of regions. Null if there is none; tags
 * that are not known have no effect and are not looked at.
 *
 * @example findUnreadableTag({ PRIMER_MIN_TM: "warm" }) // "PRIMER_MIN_TM"
 */
export const findUnreadableTag = (tags: Primer3Tags): string | null => {
  for (const [tag, value] of Object.entries(tags)) {
    const text = String(typeof value === "boolean" ? Number(value) : value).trim();
    const isRight = Object.hasOwn(forms, tag)
      ? forms[tag]!
      : figureTags.has(tag) && !isTextTag(tag)
        ? isFigure
        : null;
    if (isRight !== null && !isRight(text)) return tag;
  }
  return null;
};
