import {
  type Feature,
  type Orf,
  type Primer,
  type PrimerPlace,
  primerPlaces,
  type SequenceRecord,
} from "@benchleaf/bio";
import { type FeatureShape, shapeFeature, shapeFeatures } from "../../../canvas/feature-shape.ts";
import { featureOfOrf, featuresOfPrimer } from "../visible-features.ts";

/** One line of a list in the side panel: a feature, a primer or a reading frame, and where it is. */
export interface ListRow {
  /** As the views know it. */
  readonly id: string;
  readonly name: string;
  /** Text next to the position, e.g. the type of a feature. */
  readonly detail: string;
  readonly start: number;
  readonly length: number;
  /** As it is drawn; null for a primer that binds nowhere. */
  readonly feature: Feature | null;
}

export const rowOrders = ["place", "name", "length", "detail"] as const;
export type RowOrder = (typeof rowOrders)[number];

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;

const rowOf = ({ feature, start, length }: FeatureShape, detail: string): ListRow => ({
  id: feature.id,
  name: feature.name,
  detail,
  start,
  length,
  feature,
});

export const featureListRows = (features: readonly Feature[], { sequence, topology }: Molecule) =>
  shapeFeatures(features, sequence.length, topology === "circular").map((shape) =>
    rowOf(shape, shape.feature.type),
  );

/** A row for each binding site of a primer, and one for a primer that binds nowhere. */
export const primerListRows = (
  primers: readonly Primer[],
  molecule: Molecule,
  detailOf: (primer: Primer, place: PrimerPlace | null) => string,
): readonly ListRow[] => {
  const [size, isCircular] = [molecule.sequence.length, molecule.topology === "circular"];
  return primers.flatMap((primer): readonly ListRow[] => {
    const places = primerPlaces(primer, { size, isCircular });
    if (places.length === 0) {
      const detail = detailOf(primer, null);
      return [{ id: primer.id, name: primer.name, detail, start: 0, length: 0, feature: null }];
    }
    return featuresOfPrimer(primer, molecule).map((feature, index) =>
      rowOf(shapeFeature(feature, size, isCircular), detailOf(primer, places[index] ?? null)),
    );
  });
};

export const orfListRows = (
  orfs: Iterable<Orf>,
  size: number,
  nameOf: (orf: Orf) => string,
  detailOf: (orf: Orf) => string,
): readonly ListRow[] =>
  [...orfs].flatMap((orf) => {
    if (orf.start >= size) return [];
    const feature = featureOfOrf(orf, size, nameOf(orf));
    const length = feature.locations.reduce((sum, { start, end }) => sum + end - start, 0);
    const start = feature.locations[orf.strand === 1 ? 0 : feature.locations.length - 1]?.start ?? orf.start;
    return [{ id: feature.id, name: feature.name, detail: detailOf(orf), start, length, feature }];
  });

const comparisons: Readonly<Record<RowOrder, (one: ListRow, other: ListRow) => number>> = {
  place: (one, other) => one.start - other.start || other.length - one.length,
  name: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
  length: (one, other) => other.length - one.length || one.start - other.start,
  detail: (one, other) => one.detail.localeCompare(other.detail, undefined, { numeric: true }),
};

/** Rows that hold the words in name or detail (case aside), in the order that was chosen; equals by their place. */
export const visibleRows = (rows: readonly ListRow[], words: string, order: RowOrder): readonly ListRow[] => {
  const wanted = words.trim().toLowerCase();
  const compare = comparisons[order];
  const found =
    wanted === ""
      ? rows
      : rows.filter(({ name, detail }) => `${name}\n${detail}`.toLowerCase().includes(wanted));
  return found.toSorted((one, other) => compare(one, other) || comparisons.place(one, other));
};

/** The selection after a row was pressed: only it, it too (Ctrl), or all from `anchor` on (Shift). */
export const pickedAfter = (
  rows: readonly ListRow[],
  picked: readonly string[],
  pressed: ListRow,
  { anchor, hasShift, hasCtrl }: { anchor: string | null; hasShift: boolean; hasCtrl: boolean },
): readonly string[] => {
  const from = rows.findIndex(({ id }) => id === anchor);
  if (hasShift && from >= 0) {
    const to = rows.findIndex(({ id }) => id === pressed.id);
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
  }
  if (!hasCtrl) return [pressed.id];
  return picked.includes(pressed.id) ? picked.filter((id) => id !== pressed.id) : [...picked, pressed.id];
};
