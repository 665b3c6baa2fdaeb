import type { Feature } from "@benchleaf/bio";
import type { Theme } from "./view-props.ts";

export interface FeaturePaint {
  readonly fill: string;
  readonly edge: string;
  /** Black or white, whichever reads better on `fill`. */
  readonly text: string;
}

type Hue =
  | "coding"
  | "gene"
  | "promoter"
  | "terminator"
  | "origin"
  | "regulatory"
  | "primer"
  | "rna"
  | "repeat"
  | "variation"
  | "tag"
  | "other";

/** Told apart by lightness as well as hue, so that they stay apart for colour-blind eyes. */
const palettes: Readonly<Record<Theme, Readonly<Record<Hue, string>>>> = {
  light: {
    coding: "#7fb2e5",
    gene: "#c3d4e6",
    promoter: "#4f9d69",
    terminator: "#c8553d",
    origin: "#f0c648",
    regulatory: "#9ed8c3",
    primer: "#a679c4",
    rna: "#e8a0bf",
    repeat: "#b59b7a",
    variation: "#8c2f52",
    tag: "#f2a65a",
    other: "#b8bec6",
  },
  dark: {
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
  },
};

const hueOfType: Readonly<Record<string, Hue>> = {
  CDS: "coding",
  mat_peptide: "coding",
  exon: "coding",
  propeptide: "coding",
  gene: "gene",
  operon: "gene",
  mRNA: "gene",
  precursor_RNA: "gene",
  prim_transcript: "gene",
  promoter: "promoter",
  TATA_signal: "promoter",
  CAAT_signal: "promoter",
  GC_signal: "promoter",
  "-10_signal": "promoter",
  "-35_signal": "promoter",
  terminator: "terminator",
  polyA_signal: "terminator",
  polyA_site: "terminator",
  attenuator: "terminator",
  rep_origin: "origin",
  oriT: "origin",
  centromere: "origin",
  telomere: "origin",
  regulatory: "regulatory",
  RBS: "regulatory",
  enhancer: "regulatory",
  protein_bind: "regulatory",
  misc_binding: "regulatory",
  misc_signal: "regulatory",
  operator: "regulatory",
  "5'UTR": "regulatory",
  "3'UTR": "regulatory",
  intron: "regulatory",
  LTR: "repeat",
  primer: "primer",
  primer_bind: "primer",
  rRNA: "rna",
  tRNA: "rna",
  ncRNA: "rna",
  tmRNA: "rna",
  misc_RNA: "rna",
  stem_loop: "rna",
  repeat_region: "repeat",
  mobile_element: "repeat",
  misc_recomb: "repeat",
  variation: "variation",
  modified_base: "variation",
  misc_difference: "variation",
  conflict: "variation",
  old_sequence: "variation",
  sig_peptide: "tag",
  transit_peptide: "tag",
  misc_structure: "tag",
  Region: "coding",
  Site: "variation",
};

const namedColors: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  gray: "#808080",
  grey: "#808080",
  silver: "#c0c0c0",
  red: "#ff0000",
  green: "#008000",
  blue: "#0000ff",
  cyan: "#00ffff",
  magenta: "#ff00ff",
  yellow: "#ffff00",
  orange: "#ffa500",
  pink: "#ffc0cb",
  purple: "#800080",
  brown: "#a52a2a",
  lime: "#00ff00",
  teal: "#008080",
  navy: "#000080",
  olive: "#808000",
  maroon: "#800000",
  violet: "#ee82ee",
};

const hexPair = (value: number) =>
  Math.min(255, Math.max(0, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

/** A colour as files write it (#rgb, #rrggbb, #rrggbbaa, rgb(1,2,3), a plain name) as `#rrggbb`; null otherwise. */
export const parseColor = (text: string): string | null => {
  const color = text.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
  if (short) return `#${[short[1], short[2], short[3]].map((digit) => `${digit}${digit}`).join("")}`;
  if (/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(color)) return color.slice(0, 7);
  const triple = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,[^)]*)?\)$/.exec(color);
  if (triple)
    return `#${hexPair(Number(triple[1]))}${hexPair(Number(triple[2]))}${hexPair(Number(triple[3]))}`;
  return Object.hasOwn(namedColors, color) ? (namedColors[color] ?? null) : null;
};

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

const mix = (hex: string, other: string, share: number) => {
  const others = channels(other);
  return `#${channels(hex)
    .map((channel, index) => hexPair(channel * (1 - share) + (others[index] ?? 0) * share))
    .join("")}`;
};

const paints = new Map<string, FeaturePaint>();

const paintOf = (fill: string, theme: Theme): FeaturePaint => {
  const key = theme + fill;
  const known = paints.get(key);
  if (known) return known;
  const paint = {
    fill,
    edge: mix(fill, theme === "light" ? "#000000" : "#ffffff", 0.42),
    text: contrast(fill, "#000000") >= contrast(fill, "#ffffff") ? "#000000" : "#ffffff",
  };
  // Files can name any colour: the memory stays bounded.
  if (paints.size > 1000) paints.clear();
  paints.set(key, paint);
  return paint;
};

// A type is text of a file: it may be called "constructor".
const hueOf = (type: string): Hue =>
  (Object.hasOwn(hueOfType, type) ? hueOfType[type] : undefined) ?? "other";

/** The user's own colour, else the one of the type. */
export const featurePaint = (feature: Pick<Feature, "type" | "color">, theme: Theme): FeaturePaint => {
  const own = feature.color === undefined ? null : parseColor(feature.color);
  return paintOf(own ?? palettes[theme][hueOf(feature.type)], theme);
};
