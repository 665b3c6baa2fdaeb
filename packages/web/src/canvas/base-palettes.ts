import { inkOn } from "./feature-colors.ts";
import type { Theme } from "./view-props.ts";

/** How residues of DNA and RNA may be coloured. */
export const basePalettes = ["dyes", "jalview", "shapely", "purines"] as const;
export type BasePalette = (typeof basePalettes)[number];

/** How a residue looks: its ink, and its ground where it has one. */
export interface BaseLook {
  readonly ink: string;
  readonly fill: string | null;
}

type Colors = Readonly<Record<string, string>>;

const bases = (a: string, c: string, g: string, t: string): Colors => ({ A: a, C: c, G: g, T: t, U: t });

/** Inks as the dyes of a chromatogram are drawn; 4.5:1 or more on the ground, selected or not. */
const dyes: Readonly<Record<Theme, Colors>> = {
  light: bases("#00653f", "#005a98", "#1f2329", "#9a3c06"),
  dark: bases("#4fd1a1", "#6fb8ff", "#e6e8eb", "#ff9f5a"),
};
const otherInk: Readonly<Record<Theme, string>> = { light: "#4a5059", dark: "#b6bcc4" };

const grounds: Readonly<Record<Exclude<BasePalette, "dyes">, Colors>> = {
  /** Source: Jalview's nucleotide scheme; https://www.jalview.org/help/html/colourSchemes/nucleotide.html */
  jalview: bases("#64f73f", "#ffb340", "#eb413c", "#3c88ee"),
  /** Source: RasMol 2.7 manual, "Shapely Colours". */
  shapely: { ...bases("#a0a0ff", "#ff8c4b", "#ff7070", "#a0ffa0"), U: "#ff8080" },
  /** Source: Jalview's purine/pyrimidine scheme; R and Y are included. */
  purines: { ...bases("#ff83fa", "#40e0d0", "#ff83fa", "#40e0d0"), R: "#ff83fa", Y: "#40e0d0" },
};
const OTHER = "#c8cdd3";

/**
 * How a residue looks in a palette, whatever its case; residues of several bases have a quiet look of their own.
 *
 * @example baseLook("a", "jalview", "light") // { ink: "#000000", fill: "#64f73f" }
 */
export const baseLook = (letter: string, palette: BasePalette, theme: Theme): BaseLook => {
  const key = letter.toUpperCase();
  if (palette === "dyes") return { ink: dyes[theme][key] ?? otherInk[theme], fill: null };
  const fill = grounds[palette][key] ?? OTHER;
  return { ink: inkOn(fill), fill };
};
