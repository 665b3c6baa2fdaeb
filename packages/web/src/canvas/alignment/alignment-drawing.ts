import { type AlignmentGeometry, type AlignmentSelection, rowAtHeight } from "./alignment-geometry.ts";
import type { AlignmentPalette } from "./alignment-palette.ts";
import type { AlignmentScene, FeatureBar, SceneRow } from "./alignment-scene.ts";

/** What of an alignment is in view, in pixels of the content without names and head. */
export interface AlignmentWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the residues in view, in pixels of what is in view. */
export interface ResiduesBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface AlignmentLabels {
  readonly consensus: string;
  readonly conservation: string;
  number(value: number): string;
}

export interface AlignmentDrawing {
  readonly scene: AlignmentScene;
  readonly bars: readonly FeatureBar[];
  readonly geometry: AlignmentGeometry;
  readonly palette: AlignmentPalette;
  readonly selection: AlignmentSelection | null;
  readonly words: AlignmentLabels;
}

/** Columns in view, each with where it is. */
export interface Columns {
  readonly first: number;
  readonly last: number;
  readonly x: (column: number) => number;
}

export interface VisibleRow {
  readonly row: SceneRow;
  readonly index: number;
  readonly y: number;
}

/** Columns and rows in a part of the view, optionally with some more columns on either side. */
export const visibleIn = (
  { scene, geometry }: AlignmentDrawing,
  window: AlignmentWindow,
  part: ResiduesBox,
  more = 0,
): { columns: Columns; rows: readonly VisibleRow[] } => {
  const { letterWidth, names, head, tops } = geometry;
  const [left, top] = [window.left + part.left, window.top + part.top];
  const columns: Columns = {
    first: Math.max(0, Math.floor(left / letterWidth) - more),
    last: Math.min(scene.columns, Math.ceil((left + part.width) / letterWidth) + more),
    x: (column) => names + column * letterWidth - window.left,
  };
  const rows: VisibleRow[] = [];
  for (let index = rowAtHeight(tops, top); index < scene.rows.length; index++) {
    if (tops[index]! > top + part.height) break;
    rows.push({ row: scene.rows[index]!, index, y: head + tops[index]! - window.top });
  }
  return { columns, rows };
};
