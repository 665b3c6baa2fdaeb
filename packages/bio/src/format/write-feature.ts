import type { Feature, Qualifier } from "../feature.ts";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { COLOR_KEYS, colorFrom, nameFrom } from "./feature-look.ts";
import { placeLocation } from "./place-location.ts";

/** The location in the grammar of the feature table: as it was read while that still says the same. */
export const locationText = (
  { locations, operator, rawLocation }: Feature,
  record: SequenceRecord,
): string => {
  const size = record.sequence.length;
  if (rawLocation !== undefined) {
    const read = placeLocation(rawLocation, size, record.topology === "circular");
    const isSame =
      formatLocation(read.segments, read.operator, size) === formatLocation(locations, operator, size);
    if (isSame) return rawLocation;
  }
  return formatLocation(locations, operator, size);
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

/** Puts `value` under the first of `keys`, in the place of all that stood under any of them, else at the end. */
const withFirst = (qualifiers: readonly Qualifier[], keys: readonly string[], value: string): Qualifier[] => {
  const place = qualifiers.findIndex((qualifier) => keys.includes(qualifier.key));
  const kept = qualifiers.filter((qualifier) => !keys.includes(qualifier.key));
  const added = { key: keys[0] ?? "label", value, isQuoted: true };
  return kept.toSpliced(place < 0 ? kept.length : place, 0, added);
};
