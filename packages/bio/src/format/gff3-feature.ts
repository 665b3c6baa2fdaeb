import type { Feature, Qualifier, Segment } from "../feature.ts";
import { FALLBACK_FEATURE_TYPE, isWritableFeatureType } from "../feature-types.ts";
import { formatLocation } from "../range.ts";
import { arrowheadFrom, colorFrom, nameFrom } from "./feature-look.ts";
import type { GffRow } from "./gff3-rows.ts";
import { qualifierOf } from "./gff3-text.ts";
import type { Notes } from "./notes.ts";
import { placeLocation } from "./place-location.ts";

/** Attributes that are not qualifiers but tell of one row. `start_range` and `end_range` are those of NCBI. */
const ROW_KEYS = new Set(["start_range", "end_range", "Is_circular"]);
/** The location as the INSDC feature table writes it, where rows cannot tell it. */
export const LOCATION_KEY = "insdc_location";

/**
 * A feature of the rows that share an ID, or of one row. Segments of the bottom strand stand in reading order;
 * a phase of the first of them becomes `/codon_start`; source and score become qualifiers. `size` is null where
 * the file has no letters, so that nothing can be clamped.
 */
export const featureFromRows = (
  rows: readonly GffRow[],
  id: string,
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Feature => {
  const first = rows[0]!;
  const { segments, operator, rawLocation } = placeRows(rows, size, isCircular, notes);
  const qualifiers = qualifiersOf(rows, segments);
  const isWritable = isWritableFeatureType(first.type);
  if (!isWritable) notes.add("feature-type-replaced", first.line, first.type);
  const type = isWritable ? first.type : FALLBACK_FEATURE_TYPE;
  const attribute = (key: string) => qualifiers.find((one) => one.key === key)?.value;
  const name = attribute("Name") || nameFrom(qualifiers) || attribute("ID");
  const color = colorFrom(qualifiers);
  const arrowheadType = first.strand === 0 ? "NONE" : arrowheadFrom(qualifiers);
  return {
    id,
    name: (name || type).slice(0, 200),
    type,
    locations: segments,
    operator,
    ...(rawLocation !== undefined && { rawLocation }),
    qualifiers,
    ...(color !== null && { color }),
    ...(arrowheadType !== null && { arrowheadType }),
  };
};

const placeRows = (
  rows: readonly GffRow[],
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Pick<Feature, "operator" | "rawLocation"> & { segments: readonly Segment[] } => {
  const first = rows[0]!;
  const written = first.attributes.find(({ key }) => key === LOCATION_KEY)?.value;
  if (written && size !== null) {
    const { segments, operator, problems } = placeLocation(written, size, isCircular);
    if (problems.every((code) => code === "circular-annotation")) {
      for (const code of problems) notes.add(code, first.line, `${first.type} ${written}`);
      const isExact = formatLocation(segments, operator, size) === written;
      return { segments, operator, ...(!isExact && { rawLocation: written }) };
    }
  }
  const isBottom = rows.every(({ strand }) => strand === -1);
  const ordered = [...rows].sort((a, b) => a.from - b.from);
  if (isBottom) ordered.reverse();
  const segments = ordered.flatMap((row) => placeRow(row, size, isCircular, notes));
  return { segments, operator: "join", ...(size === null && { rawLocation: textOf(segments) }) };
};

const highestEnd = (segments: readonly Segment[]): number =>
  segments.reduce((highest, { end }) => Math.max(highest, end), 0);

const textOf = (segments: readonly Segment[]): string =>
  formatLocation(segments, "join", highestEnd(segments));

const placeRow = (row: GffRow, size: number | null, isCircular: boolean, notes: Notes): Segment[] => {
  const strand = row.strand === -1 ? -1 : 1;
  const has = (key: string, place: number) =>
    row.attributes.filter((one) => one.key === key)[place]?.value === ".";
  const low = { ...(has("start_range", 0) && { isStartPartial: true }) };
  const high = { ...(has("end_range", 1) && { isEndPartial: true }) };
  const limit = size ?? Number.MAX_SAFE_INTEGER;
  const from = Math.min(row.from, row.to);
  const to = Math.max(row.from, row.to);
  const detail = `${row.type} ${row.from}..${row.to}`;
  if (row.from > row.to) notes.add("invalid-location", row.line, detail);
  // On a circle the end counts on past the origin.
  if (isCircular && size !== null && to > size && from >= 1 && from <= size && to <= 2 * size) {
    const tail: Segment = { start: from - 1, end: size, strand, ...low };
    const head: Segment = { start: 0, end: to - size, strand, ...high };
    return strand === 1 ? [tail, head] : [head, tail];
  }
  if (from < 1) notes.add("start-clamped", row.line, detail);
  if (to > limit) notes.add("end-clamped", row.line, detail);
  const start = Math.min(Math.max(from, 1), limit + 1) - 1;
  return [{ start, end: Math.max(start, Math.min(to, limit)), strand, ...low, ...high }];
};

const qualifiersOf = (rows: readonly GffRow[], segments: readonly Segment[]): Qualifier[] => {
  const first = rows[0]!;
  const qualifiers: Qualifier[] = [];
  const seen = new Set<string>();
  for (const { attributes } of rows) {
    for (const one of attributes) {
      const identity = `${one.key}=${one.value}`;
      const isOfRow = ROW_KEYS.has(one.key) || one.key === LOCATION_KEY;
      // Rows of one feature repeat its attributes; within a row a repeat is meant.
      if (isOfRow || (attributes !== first.attributes && seen.has(identity))) continue;
      seen.add(identity);
      qualifiers.push(one);
    }
  }
  if (first.source !== "." && first.source !== "") qualifiers.push(qualifierOf("source", first.source));
  if (first.score !== "." && first.score !== "") qualifiers.push(qualifierOf("score", first.score));
  const leading = rows.find(({ from, to }) => {
    const segment = segments[0];
    return segment && (Math.min(from, to) - 1 === segment.start || Math.max(from, to) === segment.end);
  });
  const phase = leading?.phase ?? null;
  if (phase !== null && !qualifiers.some(({ key }) => key === "codon_start")) {
    qualifiers.push(qualifierOf("codon_start", String(phase + 1)));
  }
  return qualifiers;
};
