import type { Feature } from "../feature.ts";
import { FALLBACK_FEATURE_TYPE, isWritableFeatureType } from "../feature-types.ts";
import { formatLocation } from "../range.ts";
import { arrowheadFrom, colorFrom, nameFrom } from "./feature-look.ts";
import type { TableEntry } from "./feature-table.ts";
import type { Notes } from "./notes.ts";
import { isMoved, placeLocation, placeSimple } from "./place-location.ts";
import { QUALIFIER_WIDTH } from "./qualifier-text.ts";
import { breakLocation } from "./write-feature.ts";

/**
 * A feature of an entry of a feature table, on a molecule of `size` residues. What is put right is noted; the text of
 * the location is stored where printing it again in lines of `width` would not give the same.
 */
export const readFeature = (
  entry: TableEntry,
  id: string,
  size: number,
  isCircular: boolean,
  notes: Notes,
  width = QUALIFIER_WIDTH,
): Feature => {
  const { line, location, qualifiers } = entry;
  const simple = placeSimple(location, size);
  const placed = simple ?? placeLocation(location, size, isCircular);
  const { segments, operator, problems } = placed;
  const isTransSpliced = qualifiers.some(({ key }) => key === "trans_splicing");
  for (const code of problems)
    if (code !== "circular-annotation" || !isTransSpliced) notes.add(code, line, `${entry.type} ${location}`);
  const isWritable = isWritableFeatureType(entry.type);
  const type = isWritable ? entry.type : FALLBACK_FEATURE_TYPE;
  if (!isWritable) notes.add("feature-type-replaced", line, entry.type);
  const name = nameFrom(qualifiers);
  if (name === null) notes.add("feature-unnamed", line, `${type} ${location}`);
  const color = colorFrom(qualifiers);
  const arrowheadType = arrowheadFrom(qualifiers);
  const written = entry.written ?? location;
  const isExact =
    (simple !== null && written === location) ||
    breakLocation(formatLocation(segments, operator, size), width).join("\n") === written;
  return {
    id,
    name: name ?? type,
    type,
    locations: segments,
    operator,
    ...(!isExact && location !== "" && !isMoved(location, placed) && { rawLocation: written }),
    qualifiers,
    ...(color !== null && { color }),
    ...(arrowheadType !== null && { arrowheadType }),
  };
};
