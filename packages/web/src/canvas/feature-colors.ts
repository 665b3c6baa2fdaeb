import { colorOfFeature, type Feature, type FeatureHue, hueOf, parseColor } from "@benchleaf/bio";
import type { Theme } from "./view-props.ts";

export { parseColor };

export interface FeaturePaint {
  readonly fill: string;
  readonly edge: string;
  /** Black or white, whichever reads better on `fill`. */
  readonly text: string;
}

const darkColors: Readonly<Record<FeatureHue, string>> = {
  coding: "#5b95cf",
  gene: "#6f88a3",
  promoter: "#5fb57c",
  terminator: "#d9735c",
  origin: "#d8b03c",
  regulatory: "#6fb8a0",
  primer: "#b893d3",
  rna: "#d489aa",
  repeat: "#a68d6d",
  variation: "#c26a8c",
  tag: "#dd9550",
  other: "#8b929b",
};

const hexPair = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of WCAG 2, 1 to 21. */
export const contrast = (left: string, right: string): number => {
  const [low = 0, high = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Black or white, whichever reads better on `fill`: 4.5:1 or more on any colour. */
export const inkOn = (fill: string): "#000000" | "#ffffff" =>
  contrast(fill, "#000000") >= contrast(fill, "#ffffff") ? "#000000" : "#ffffff";

/** A colour with a share, 0 to 1, of another one. */
export const mix = (hex: string, other: string, share: number) => {
  const others = channels(other);
  return `#${channels(hex)
    .map((channel, index) => hexPair(channel * (1 - share) + (others[index] ?? 0) * share))
    .join("")}`;
};

/** The ground of rows and maps, as `--canvas-back` has it. */
export const canvasBack: Readonly<Record<Theme, string>> = { light: "#ffffff", dark: "#16181b" };

/** The qualifier with the user's colour of a feature's name. */
export const LABEL_COLOR = "label_color";
/** WCAG 2's least contrast of text, AA. */
const READABLE = 4.5;

/**
 * The colour that a feature's name was given, where it can be read on the ground it is on; else null: then the ink
 * that always can.
 *
 * @example labelInk({ qualifiers: [{ key: "label_color", value: "#8c1d18", isQuoted: true }] }, "#ffffff") //
 * "#8c1d18"
 */
export const labelInk = ({ qualifiers }: Pick<Feature, "qualifiers">, ground: string): string | null => {
  const said = qualifiers.find(({ key }) => key === LABEL_COLOR)?.value;
  const ink = said ? parseColor(said) : null;
  return ink !== null && contrast(ink, ground) >= READABLE ? ink : null;
};

const paints = new Map<string, FeaturePaint>();

const paintOf = (fill: string, theme: Theme): FeaturePaint => {
  const key = theme + fill;
  const known = paints.get(key);
  if (known) return known;
  const paint = {
    fill,
    edge: mix(fill, theme === "light" ? "#000000" : "#ffffff", 0.42),
    text: inkOn(fill),
  };
  // Files can name any colour: the memory stays bounded.
  if (paints.size > 1000) paints.clear();
  paints.set(key, paint);
  return paint;
};

/** The user's own colour, else the one of the type. */
export const featurePaint = (feature: Pick<Feature, "type" | "color">, theme: Theme): FeaturePaint => {
  if (theme === "light") return paintOf(colorOfFeature(feature), theme);
  const own = feature.color === undefined ? null : parseColor(feature.color);
  return paintOf(own ?? darkColors[hueOf(feature.type)], theme);
};
