import { type Feature, NO_PEAK, type Trace } from "@benchleaf/bio";
import { layoutLanes } from "../lane-layout.ts";

/** A row as drawn. Keep the same object while its content is the same: counts are cached with it. */
export interface SceneRow {
  readonly id: string;
  readonly name: string;
  readonly letters: string;
  /** First residue shown in the whole sequence, from 0. */
  readonly start: number;
  /** Residues after which a circle counts from 1 again; 0 for what never does. */
  readonly turns: number;
  readonly strand: 1 | -1;
  /** Column of its first residue; a read across the origin continues at the left. */
  readonly firstColumn: number;
  /** A chromatogram in the direction of the row, its peaks by residue of the whole read. */
  readonly trace: Trace | null;
  /** Phred quality by column; null if none was measured. */
  readonly qualities: ReadonlyMap<number, number> | null;
  /** Residues as called, where a person changed them, by column. */
  readonly called: ReadonlyMap<number, string>;
  /** Result of the check, as a word or symbol. */
  readonly mark: string;
}

export type ResidueColors = "letters" | "identity" | "differences";

export interface AlignmentScene {
  readonly rows: readonly SceneRow[];
  readonly columns: number;
  readonly consensus: string;
  /** 0 to 1 a column. */
  readonly conservation: ArrayLike<number>;
  /** Rows that differ in each column. */
  readonly differences: ArrayLike<number>;
  /** What residues are compared with, and which row that is; null for the consensus. */
  readonly compared: string;
  readonly referenceId: string | null;
  /** Of the reference, in its residues. */
  readonly features: readonly Feature[];
  readonly colors: ResidueColors;
  readonly isProtein: boolean;
  readonly hasTraces: boolean;
}

const CHECK_EVERY = 512;
const checkpoints = new WeakMap<SceneRow, Uint32Array>();

const isLetter = (code: number): boolean => code !== 45 && code !== 32;

const pointsOf = (row: SceneRow): Uint32Array => {
  const known = checkpoints.get(row);
  if (known) return known;
  const points = new Uint32Array(Math.ceil(row.letters.length / CHECK_EVERY) + 1);
  let count = 0;
  for (let column = 0; column < row.letters.length; column++) {
    if (column % CHECK_EVERY === 0) points[column / CHECK_EVERY] = count;
    if (isLetter(row.letters.charCodeAt(column))) count++;
  }
  points[points.length - 1] = count;
  checkpoints.set(row, points);
  return points;
};

const lettersLeftOf = (row: SceneRow, column: number): number => {
  const points = pointsOf(row);
  const from = Math.floor(column / CHECK_EVERY);
  let count = points[from] ?? 0;
  for (let at = from * CHECK_EVERY; at < column && at < row.letters.length; at++)
    if (isLetter(row.letters.charCodeAt(at))) count++;
  return count;
};

/** How many residues of a row come before a column, in the row's own order. */
export const residuesBefore = (row: SceneRow, column: number): number => {
  const left = lettersLeftOf(row, column);
  const before = lettersLeftOf(row, row.firstColumn);
  if (column >= row.firstColumn) return left - before;
  const points = pointsOf(row);
  return (points[points.length - 1] ?? 0) - before + left;
};

/** The number of the residue in a column as people count, along the strand shown; null in a gap. */
export const numberAt = (row: SceneRow, column: number): number | null => {
  if (!isLetter(row.letters.charCodeAt(column) || 32)) return null;
  const position = row.start + residuesBefore(row, column);
  return (row.turns > 0 ? position % row.turns : position) + 1;
};

/** Columns of the reference's residues, by position. */
export const columnsOfResidues = (letters: string): Uint32Array => {
  const columns: number[] = [];
  for (let column = 0; column < letters.length; column++)
    if (isLetter(letters.charCodeAt(column))) columns.push(column);
  return Uint32Array.from(columns);
};

export interface FeatureBar {
  readonly feature: Feature;
  readonly lane: number;
  /** Half-open in columns. */
  readonly start: number;
  readonly end: number;
  readonly strand: 1 | -1;
}

const MOST_LANES = 4;

/** Features of the reference as bars over the columns; `first` is its first residue that is shown. */
export const featureBars = (
  features: readonly Feature[],
  reference: string,
  first: number,
): readonly FeatureBar[] => {
  const columns = columnsOfResidues(reference);
  const bars = features
    .filter(({ type }) => type !== "source")
    .flatMap((feature) =>
      feature.locations.flatMap(({ start, end, strand }) => {
        const [from, to] = [Math.max(0, start - first), Math.min(columns.length, end - first)];
        return from < to ? [{ feature, start: columns[from]!, end: columns[to - 1]! + 1, strand }] : [];
      }),
    );
  const lanes = layoutLanes(bars, { maxLanes: MOST_LANES });
  return bars.flatMap((bar, index) => (lanes[index]! < 0 ? [] : [{ ...bar, lane: lanes[index]! }]));
};

/** The sample under a residue of a read, by its number in the row. */
export const peakOf = (row: SceneRow, index: number): number | null => {
  const peak = row.trace?.peaks[row.start + index];
  return peak === undefined || peak === NO_PEAK ? null : peak;
};
