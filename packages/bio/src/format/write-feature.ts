import type { Feature, Qualifier } from "../feature.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { COLOR_KEYS, colorFrom, nameFrom } from "./feature-look.ts";
import { isMoved, placeLocation } from "./place-location.ts";

/** The location as it was read, line breaks included, as long as it still means the same; else null. */
const keptLocation = (
  { locations, operator, rawLocation }: Feature,
  record: SequenceRecord,
): string | null => {
  if (rawLocation === undefined) return null;
  const size = record.sequence.length;
  const read = placeLocation(rawLocation, size, record.topology === "circular");
  if (isMoved(rawLocation, read)) return null;
  const isSame =
    size === 0 ||
    formatLocation(read.segments, read.operator, size) === formatLocation(locations, operator, size);
  return isSame ? rawLocation : null;
};

/** The location in the grammar of the feature table, in one line. */
export const locationText = (feature: Feature, record: SequenceRecord): string =>
  keptLocation(feature, record)?.replace(/\s+/g, "") ??
  formatLocation(feature.locations, feature.operator, record.sequence.length);

/** The same in lines of `width`, or as it was in the file. */
export const locationLines = (feature: Feature, record: SequenceRecord, width: number): string[] => {
  const kept = keptLocation(feature, record);
  if (kept !== null) return kept.split("\n");
  return breakLocation(formatLocation(feature.locations, feature.operator, record.sequence.length), width);
};

/** Locations break after a comma. */
export const breakLocation = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const comma = rest.lastIndexOf(",", width - 1);
    const end = comma > 0 ? comma + 1 : width;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...lines, rest];
};

/** The qualifiers, and those that carry a name or a colour which none of them carries yet. */
export const writtenQualifiers = (feature: Feature): readonly Qualifier[] => {
  let qualifiers = feature.qualifiers;
  const { name, type, color } = feature;
  if (name !== (nameFrom(qualifiers) ?? type)) qualifiers = withFirst(qualifiers, ["label"], name);
  return color !== undefined && color !== colorFrom(qualifiers)
    ? withFirst(qualifiers, COLOR_KEYS, color)
    : qualifiers;
};

/** Puts `value` under the first of `keys`, instead of all that stood under any of them, else at the end. */
const withFirst = (qualifiers: readonly Qualifier[], keys: readonly string[], value: string): Qualifier[] => {
  const place = qualifiers.findIndex((qualifier) => keys.includes(qualifier.key));
  const kept = qualifiers.filter((qualifier) => !keys.includes(qualifier.key));
  const added = { key: keys[0] ?? "label", value, isQuoted: true };
  return kept.toSpliced(place < 0 ? kept.length : place, 0, added);
};
