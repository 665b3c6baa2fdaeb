import type { Feature, Qualifier, Segment, Strand } from "../feature.ts";
import { FALLBACK_FEATURE_TYPE, isWritableFeatureType } from "../feature-types.ts";
import { arrowheadFrom, colorFrom, nameFrom } from "./feature-look.ts";
import type { Notes } from "./notes.ts";

/** A span as formats other than flat files write it, zero-based half-open. */
export interface FoundSpan {
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
}

/** A feature of such a format. `line` is its line in the file, null if there are no lines. */
export interface FoundFeature {
  readonly name: string;
  readonly type: string;
  readonly spans: readonly FoundSpan[];
  readonly qualifiers: readonly Qualifier[];
  readonly line: number | null;
  readonly color?: string;
  readonly hasNoStrand?: boolean;
}

/**
 * Puts a feature onto a molecule of `size` residues: on a circle a stretch whose end is before its start, or past the
 * last residue, runs across the origin; what is outside is clamped, and a feature wholly outside is left out (null).
 * Each is noted.
 */
export const placeFeature = (
  found: FoundFeature,
  id: string,
  size: number,
  isCircular: boolean,
  notes: Notes,
): Feature | null => {
  const { line, qualifiers } = found;
  const segments = found.spans.flatMap((span) => placeSpan(span, size, isCircular, found, notes));
  if (segments.length === 0) {
    notes.add("feature-dropped", line, `${found.type} ${found.name}`);
    return null;
  }
  const type = isWritableFeatureType(found.type) ? found.type : writable(found.type);
  if (!isWritableFeatureType(type)) notes.add("feature-type-replaced", line, found.type);
  const name = (found.name || nameFrom(qualifiers) || "").replace(/\s+/g, " ").trim().slice(0, 200);
  if (name === "") notes.add("feature-unnamed", line, type);
  const color = found.color ?? colorFrom(qualifiers);
  const arrowheadType = found.hasNoStrand ? "NONE" : arrowheadFrom(qualifiers);
  return {
    id,
    name: name || type,
    type: isWritableFeatureType(type) ? type : FALLBACK_FEATURE_TYPE,
    locations: segments,
    operator: "join",
    qualifiers,
    ...(color && { color }),
    ...(arrowheadType !== null && { arrowheadType }),
  };
};

/** Words of a type are tied together: `restriction site` becomes `restriction_site`. */
const writable = (type: string): string => type.trim().replace(/\s+/g, "_");

const placeSpan = (
  { start, end, strand }: FoundSpan,
  size: number,
  isCircular: boolean,
  { type, name, line }: FoundFeature,
  notes: Notes,
): Segment[] => {
  const detail = `${type} ${name} ${start + 1}..${end}`;
  if (!Number.isInteger(start) || !Number.isInteger(end)) return [];
  if (isCircular && size > 0 && start >= 0 && start < size && end > 0 && end <= 2 * size) {
    if (end > size || end < start) {
      const tail: Segment = { start, end: size, strand };
      const head: Segment = { start: 0, end: end > size ? end - size : end, strand };
      return strand === 1 ? [tail, head] : [head, tail];
    }
  }
  if (end < start) return [];
  if (start > size || (start === size && end > size)) return [];
  if (end <= 0 && start < 0) return [];
  if (start < 0) notes.add("start-clamped", line, detail);
  if (end > size) notes.add("end-clamped", line, detail);
  return [{ start: Math.max(0, start), end: Math.min(end, size), strand }];
};
