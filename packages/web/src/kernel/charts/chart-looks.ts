import { theme } from "antd";
import { useMemo } from "react";
import { useTheme } from "../appearance.ts";

/**
 * The colours of series: each pair is distinguishable for colour-blind users, and each has a contrast of 3:1 or more
 * on the page's backgrounds.
 */
export const palettes = {
  light: ["#1d5fc4", "#d9660a", "#760a03", "#a87aa3", "#2d3a67", "#4a89f2"],
  dark: ["#6fa8f5", "#f0a35e", "#c23d5d", "#4afbf2", "#6463d4", "#f9e03f"],
} as const;

/** Of the page (`--ground`, `--line`): a canvas knows no variables of style sheets. */
export const grounds = {
  light: { ground: "#f6f8f7", line: "#dfe4e1" },
  dark: { ground: "#121513", line: "#303733" },
} as const;

/** What a drawing takes from the theme: the same tokens as the components around it. */
export interface ChartLooks {
  readonly palette: readonly [string, ...string[]];
  /** Of the page, `--ground`: between parts that touch, of the patterns over them, and behind a picture. */
  readonly ground: string;
  readonly ink: string;
  readonly softInk: string;
  readonly line: string;
  readonly raised: string;
  readonly fontFamily: string;
}

/** The colours of the current theme; updated when it is switched. */
export const useChartLooks = (): ChartLooks => {
  const mode = useTheme();
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      palette: palettes[mode],
      ...grounds[mode],
      ink: token.colorText,
      softInk: token.colorTextDescription,
      raised: token.colorBgElevated,
      fontFamily: token.fontFamily,
    }),
    [mode, token],
  );
};

/** How series are distinguished without colour. */
export interface SeriesMark {
  readonly color: string;
  readonly symbol: string;
  readonly lineType: "solid" | "dashed" | "dotted";
  /** Lines over the colour; the first series has none. */
  readonly pattern: { readonly rotation: number; readonly gap: number } | null;
}

const symbols = ["circle", "rect", "triangle", "diamond", "emptyCircle", "emptyRect"] as const;
const lineTypes = ["solid", "dashed", "dotted"] as const;
const patterns = [
  null,
  { rotation: -Math.PI / 4, gap: 5 },
  { rotation: Math.PI / 4, gap: 5 },
  { rotation: 0, gap: 4 },
  { rotation: Math.PI / 2, gap: 4 },
  { rotation: -Math.PI / 4, gap: 2 },
] as const;

const turn = <Item>(items: readonly [Item, ...Item[]], at: number): Item =>
  items[at % items.length] ?? items[0];
const rounds = (at: number): number => Math.floor(at / palettes.light.length);

/** The mark of a series or part by its number; past six, colours come again with other shapes and patterns. */
export const seriesMark = ({ palette }: Pick<ChartLooks, "palette">, at: number): SeriesMark => ({
  color: turn(palette, at),
  symbol: turn(symbols, at + rounds(at)),
  lineType: turn(lineTypes, at + rounds(at)),
  pattern: turn(patterns, at + rounds(at)),
});
