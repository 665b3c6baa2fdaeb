/**
 * Colours of a drawing. Grounds of residues leave every ink at 4.5:1 or more, and differ in lightness as well as hue.
 */
export interface AlignmentPalette {
  readonly ground: string;
  readonly head: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly selected: string;
  readonly cursor: string;
  /** Grounds of residues by what they are. */
  readonly letters: Readonly<Record<string, string>>;
  readonly otherLetter: string;
  /** Residues like the row that is compared with, from little to much conserved. */
  readonly shades: readonly string[];
  readonly differing: string;
  readonly differingInk: string;
  readonly gap: string;
  readonly bar: string;
  readonly feature: string;
  readonly featureInk: string;
  readonly checked: string;
  /** Bars of quality behind a trace. */
  readonly quality: string;
  readonly traces: Readonly<Record<"A" | "C" | "G" | "T", string>>;
}

export type AlignmentTheme = "light" | "dark" | "contrast";

/** Amino acids by nature: acids, bases, polar, sulfur, aromatic, small and aliphatic. */
const natures: readonly (readonly [string, string])[] = [
  ["DE", "acid"],
  ["KRH", "base"],
  ["NQST", "polar"],
  ["C", "sulfur"],
  ["FWY", "aromatic"],
  ["AVLIMGP", "other"],
];

const bases = (a: string, c: string, g: string, t: string) => ({ A: a, C: c, G: g, T: t, U: t });
const aminoAcids = (colors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    natures.flatMap(([letters, nature]) => [...letters].map((letter) => [letter, colors[nature] ?? ""])),
  );

export interface PaletteOf {
  readonly isProtein: boolean;
  readonly theme: AlignmentTheme;
}

const light: Omit<AlignmentPalette, "letters"> = {
  ground: "#ffffff",
  head: "#f6f8f7",
  line: "#dfe4e1",
  ink: "#1b211e",
  soft: "#565d59",
  selected: "#bfe3cc",
  cursor: "#058029",
  otherLetter: "#e6e9e7",
  shades: ["#ffffff", "#eef2f7", "#dbe4ee", "#c3d3e4"],
  differing: "#ffd9c7",
  differingInk: "#8a1c00",
  gap: "#868e8a",
  bar: "#6f88a3",
  feature: "#9dc3e8",
  featureInk: "#10202f",
  checked: "#7a3fa0",
  quality: "#e4ebe7",
  traces: { A: "#1b7f3b", C: "#1f5fbf", G: "#1b211e", T: "#c8331a" },
};
const dark: Omit<AlignmentPalette, "letters"> = {
  ground: "#191d1b",
  head: "#121513",
  line: "#303733",
  ink: "#e6eae8",
  soft: "#a8b0ac",
  selected: "#24513a",
  cursor: "#6fd18c",
  otherLetter: "#2b312e",
  shades: ["#191d1b", "#20272e", "#28333f", "#324252"],
  differing: "#5c2413",
  differingInk: "#ffc4b0",
  gap: "#7d8681",
  bar: "#6f88a3",
  feature: "#3f6d9c",
  featureInk: "#f2f6fa",
  checked: "#c99be8",
  quality: "#2a322e",
  traces: { A: "#58d07e", C: "#78aefc", G: "#e6eae8", T: "#ff8a75" },
};

const letterColors = {
  light: {
    bases: bases("#c9ecd2", "#cfe0fb", "#fbe7b0", "#f9d3cb"),
    acids: aminoAcids({
      acid: "#f9cdc7",
      base: "#cfe0fb",
      polar: "#d6f0d9",
      sulfur: "#f6eba4",
      aromatic: "#e3d5f5",
      other: "#e9ece9",
    }),
  },
  dark: {
    bases: bases("#1d4a2c", "#203f6e", "#56430f", "#5e261b"),
    acids: aminoAcids({
      acid: "#5e261b",
      base: "#203f6e",
      polar: "#1d4a2c",
      sulfur: "#544a0e",
      aromatic: "#45306a",
      other: "#2f3632",
    }),
  },
} as const;

/** High contrast has no tinted residues: what differs is reversed, all else black on white. */
const contrast: AlignmentPalette = {
  ...light,
  head: "#ffffff",
  line: "#000000",
  ink: "#000000",
  soft: "#000000",
  selected: "#ffff66",
  cursor: "#0000c8",
  letters: {},
  otherLetter: "#ffffff",
  shades: ["#ffffff", "#ffffff", "#ffffff", "#ffffff"],
  differing: "#000000",
  differingInk: "#ffffff",
  gap: "#000000",
  bar: "#000000",
};

export const alignmentPalette = ({ theme, isProtein }: PaletteOf): AlignmentPalette => {
  if (theme === "contrast") return contrast;
  const { bases: ofBases, acids } = letterColors[theme];
  return { ...(theme === "dark" ? dark : light), letters: isProtein ? acids : ofBases };
};
