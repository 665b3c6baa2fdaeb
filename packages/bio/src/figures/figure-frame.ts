import type { FigureStyle } from "./figure-scene.ts";

/** Where things are in a figure, and its colours. */
export interface FigureFrame {
  readonly plot: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly style: FigureStyle;
  /** Names below the axis, and of the series. */
  readonly names: readonly string[];
  readonly legend: readonly string[];
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** The middle of a group's share of the axis. */
  readonly slot: (index: number) => number;
  readonly color: (index: number) => string;
}

/** About how wide a text is, in points: Chinese characters are as wide as their size, others three fifths of it. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, one) => sum + (one > "\u2e80" ? size : size * 0.58), 0);
