import type { Feature } from "./feature.ts";

/** Features that are drawn in the same way. */
export type FeatureHue =
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

/** On a light ground, distinguished by lightness as well as hue, so that they stay apart for colour-blind eyes. */
export const featureColors: Readonly<Record<FeatureHue, string>> = {
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
};

const hueOfType: Readonly<Record<string, FeatureHue>> = {
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

// A type is text of a file: it may be called "constructor".
/** The kind of colour that features of a type have. */
export const hueOf = (type: string): FeatureHue =>
  (Object.hasOwn(hueOfType, type) ? hueOfType[type] : undefined) ?? "other";

/**
 * A feature's own colour, else the one of its type on a light ground, as screen and paper draw it.
 *
 * @example colorOfFeature({ type: "CDS" }) // "#7fb2e5"
 */
export const colorOfFeature = ({ type, color }: Pick<Feature, "type" | "color">): string =>
  (color === undefined ? null : parseColor(color)) ?? featureColors[hueOf(type)];
