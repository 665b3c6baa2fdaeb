/** How a figure looks: sizes in millimetres and points, as journals give them. */
export interface FigureStyle {
  readonly title: string;
  readonly xName: string;
  readonly yName: string;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly shape: "points" | "bars" | "boxes";
  readonly error: "sd" | "sem" | "interval" | "none";
  readonly isGray: boolean;
  readonly hasBand: boolean;
}

/** Fill and outline of a shape; null for none. */
export interface FigureInk {
  readonly fill: string | null;
  readonly fillOpacity?: number;
  readonly stroke: string | null;
  readonly strokeWidth?: number;
}

/** A shape or text of a figure. Paths use the absolute commands M, L, H, V and Z only, as all writers know them. */
export type FigureItem =
  | (FigureInk & { readonly kind: "path"; readonly d: string })
  | (FigureInk & {
      readonly kind: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    })
  | {
      readonly kind: "circle";
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly fill: string;
    }
  | {
      readonly kind: "text";
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly anchor: "start" | "middle" | "end";
      readonly isBold?: boolean;
      /** Written upwards, turned about its place. */
      readonly isTurned?: boolean;
    };

/** A figure as it is drawn everywhere: on screen, in files and in print. Lengths are points (1/72 inch). */
export interface FigureScene {
  readonly width: number;
  readonly height: number;
  readonly items: readonly FigureItem[];
}

/** The colour of axes and text. */
export const FIGURE_INK = "#111111";

/** Colours of series: told apart by colour-blind readers, with a contrast of 3:1 and more on white. */
export const figureColors: readonly string[] = [
  "#1d5fc4",
  "#d9660a",
  "#760a03",
  "#a87aa3",
  "#2d3a67",
  "#4a89f2",
];

/** The same in print without colour. */
export const figureGrays: readonly string[] = [
  "#111111",
  "#666666",
  "#999999",
  "#333333",
  "#bbbbbb",
  "#808080",
];

/** Points in a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

/** A co-ordinate to a hundredth of a point, as short text. */
export const coordinate = (value: number): string => String(Math.round(value * 100) / 100);
