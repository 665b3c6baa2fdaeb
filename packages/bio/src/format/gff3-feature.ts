import type { Feature, Qualifier, Segment } from "../feature.ts";
import { FALLBACK_FEATURE_TYPE, isWritableFeatureType } from "../feature-types.ts";
import { formatLocation } from "../range.ts";
import { arrowheadFrom, colorFrom, nameFrom } from "./feature-look.ts";
import type { GffRow } from "./gff3-rows.ts";
import { qualifierOf } from "./gff3-text.ts";
import type { Notes } from "./notes.ts";
import { placeLocation } from "./place-location.ts";

/** Attributes that are not qualifiers but describe one row. `start_range` and `end_range` are NCBI's. */
const ROW_KEYS = new Set(["start_range", "end_range", "Is_circular", "part"]);
/** The location as the INSDC feature table writes it, if rows cannot represent it. */
export const LOCATION_KEY = "insdc_location";

/**
 * A feature of the rows that share an ID, or of one row. Segments of the bottom strand are in reading order; a phase
 * of the first of them becomes `/codon_start`; source and score become qualifiers. `size` is null if the file has no
 * residues, so that nothing can be clamped.
 */
export const featureFromRows = (
  rows: readonly GffRow[],
  id: string,
  size: number | null,
  isCircular: boolean,
  notes: Notes,
): Feature => {
  const first = rows[0]!;
  const { segments, operator, rawLocation, leading } = placeRows(rows, size, isCircular, notes);
  const qualifiers = qualifiersOf(rows, leading);
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
): Pick<Feature, "operator" | "rawLocation"> & {
  readonly segments: readonly Segment[];
  /** The row that is read first; its phase is that of the feature. */
  readonly leading: GffRow | undefined;
} => {
  const first = rows[0]!;
  const written = first.attributes.find(({ key }) => key === LOCATION_KEY)?.value;
  if (written && size !== null) {
    const { segments, operator, problems } = placeLocation(written, size, isCircular);
    if (problems.every((code) => code === "circular-annotation")) {
      for (const code of problems) notes.add(code, first.line, `${first.type} ${written}`);
      const isExact = formatLocation(segments, operator, size) === written;
      const leading = rows.find(({ from, to }) => {
        const segment = segments[0];
        return segment && (Math.min(from, to) - 1 === segment.start || Math.max(from, to) === segment.end);
      });
      return { segments, operator, leading, ...(!isExact && { rawLocation: written }) };
    }
  }
  const ordered = inReadingOrder(rows, isCircular ? size : null);
  const segments = ordered.flatMap((row) => placeRow(row, size, isCircular, notes));
  return {
    segments,
    operator: "join",
    leading: ordered[0],
    ...(size === null && { rawLocation: textOf(segments) }),
  };
};

const attributeOf = (row: GffRow, key: string): string | null | undefined =>
  row.attributes.find((one) => one.key === key)?.value;

/**
 * Rows in reading order: by `part`, in file order for a trans-spliced feature, otherwise along their strand; across
 * the origin of a circle of `size` residues, starting after the widest gap.
 */
const inReadingOrder = (rows: readonly GffRow[], size: number | null): readonly GffRow[] => {
  const parts = rows.map((row) => Number(attributeOf(row, "part") ?? Number.NaN));
  if (rows.length > 1 && parts.every(Number.isInteger))
    return rows.toSorted((a, b) => parts[rows.indexOf(a)]! - parts[rows.indexOf(b)]!);
  const isTransSpliced = rows.some(
    (row) =>
      row.attributes.some(({ key }) => key === "trans_splicing") ||
      /trans[- _]?splicing/i.test(attributeOf(row, "exception") ?? ""),
  );
  if (isTransSpliced) return rows;
  const ordered = [...rows].sort((a, b) => a.from - b.from);
  if (size !== null && ordered.length > 1) {
    const isOver = ordered.some(({ to }) => to === size) && ordered.some(({ from }) => from === 1);
    if (isOver) ordered.unshift(...ordered.splice(afterWidestGap(ordered)));
  }
  if (rows.every(({ strand }) => strand === -1)) ordered.reverse();
  return ordered;
};

/** The index of the row behind the widest gap between rows in order; 0 if there is none. */
const afterWidestGap = (ordered: readonly GffRow[]): number => {
  let [widest, index] = [0, 0];
  for (let at = 1; at < ordered.length; at++) {
    const gap = ordered[at]!.from - ordered[at - 1]!.to;
    if (gap > widest) [widest, index] = [gap, at];
  }
  return index;
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
  // On a circle both ends count on past the origin.
  if (isCircular && size !== null && from > size && to <= 2 * size)
    return placeRow({ ...row, from: from - size, to: to - size }, size, isCircular, notes);
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

const qualifiersOf = (rows: readonly GffRow[], leading: GffRow | undefined): Qualifier[] => {
  const first = rows[0]!;
  const qualifiers: Qualifier[] = [];
  const seen = new Set<string>();
  for (const { attributes } of rows) {
    for (const one of attributes) {
      const identity = `${one.key}=${one.value}`;
      const isOfRow = ROW_KEYS.has(one.key) || one.key === LOCATION_KEY;
      // Rows of one feature repeat its attributes; a repetition within a row is intended.
      if (isOfRow || (attributes !== first.attributes && seen.has(identity))) continue;
      seen.add(identity);
      qualifiers.push(one);
    }
  }
  if (first.source !== "." && first.source !== "") qualifiers.push(qualifierOf("source", first.source));
  if (first.score !== "." && first.score !== "") qualifiers.push(qualifierOf("score", first.score));
  const phase = leading?.phase ?? null;
  if (phase !== null && !qualifiers.some(({ key }) => key === "codon_start")) {
    qualifiers.push(qualifierOf("codon_start", String(phase + 1)));
  }
  return qualifiers;
};
