import { hydropathyOf } from "@benchleaf/bio";
import { mix } from "./feature-colors.ts";

/** How amino acids may be coloured. */
export const residuePalettes = ["rasMol", "shapely", "zappo", "taylor", "hydropathy"] as const;
export type ResiduePalette = (typeof residuePalettes)[number];

type Colors = Readonly<Record<string, string>>;

/** Colours of residues out of groups: `{ DE: "#e60a0a" }` is one for D and for E. */
const ofGroups = (groups: Colors): Colors =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([letters, color]) => [...letters].map((letter) => [letter, color])),
  );

/**
 * RasMol's colours by nature: acids red, bases blue, sulfur yellow, hydroxyl orange, amides cyan, aliphatics green,
 * large aromatics in blues and pinks.
 * Source: R. Sayle, RasMol 2.7 manual, "Amino Colours"; https://www.openrasmol.org/doc/rasmol.html#aminocolours
 */
const rasMol = ofGroups({
  DE: "#e60a0a",
  CM: "#e6e600",
  KR: "#145aff",
  ST: "#fa9600",
  FY: "#3232aa",
  NQ: "#00dcdc",
  G: "#ebebeb",
  LVI: "#0f820f",
  A: "#c8c8c8",
  W: "#b45ab4",
  H: "#8282d2",
  P: "#dc9682",
});

/** R. Fletterick's Shapely models, one colour each. Source: RasMol 2.7 manual, "Shapely Colours". */
const shapely: Colors = {
  A: "#8cff8c",
  R: "#00007c",
  N: "#ff7c70",
  D: "#a00042",
  C: "#ffff70",
  Q: "#ff4c4c",
  E: "#660000",
  G: "#ffffff",
  H: "#7070ff",
  I: "#004c00",
  L: "#455e45",
  K: "#4747b8",
  M: "#b8a042",
  F: "#534c52",
  P: "#525252",
  S: "#ff7042",
  T: "#b84c00",
  W: "#4f4600",
  Y: "#8c704c",
  V: "#ff8cff",
};

/** By physics and chemistry. Source: Jalview's "Zappo" scheme; https://www.jalview.org/help/html/colourSchemes/zappo.html */
const zappo = ofGroups({
  ILVAM: "#ffafaf",
  FWY: "#ffc800",
  KRH: "#6464ff",
  DE: "#ff0000",
  STNQ: "#00ff00",
  PG: "#ff00ff",
  C: "#ffff00",
});

/** Round the colour wheel by likeness. Source: W. R. Taylor, Protein Eng 1997;10:743, as in Jalview. */
const taylor: Colors = {
  A: "#ccff00",
  R: "#0000ff",
  N: "#cc00ff",
  D: "#ff0000",
  C: "#ffff00",
  Q: "#ff00cc",
  E: "#ff0066",
  G: "#ff9900",
  H: "#0066ff",
  I: "#66ff00",
  L: "#33ff00",
  K: "#6600ff",
  M: "#00ff00",
  F: "#00ff66",
  P: "#ffcc00",
  S: "#ff3300",
  T: "#ff6600",
  W: "#00ccff",
  Y: "#00ffcc",
  V: "#99ff00",
};

const [WATER_FEARING, WATER_LOVING] = ["#e8590c", "#1c6fd4"];
/** The ends of the scale of Kyte and Doolittle. */
const FURTHEST = 4.5;

/** Orange for what shuns water, blue for what seeks it, pale between (Kyte and Doolittle, J Mol Biol 1982;157:105). */
const hydropathyColor = (letter: string): string | undefined => {
  const value = hydropathyOf(letter);
  if (value === null) return undefined;
  return mix("#ffffff", value > 0 ? WATER_FEARING : WATER_LOVING, Math.abs(value) / FURTHEST);
};

const tables: Readonly<Record<Exclude<ResiduePalette, "hydropathy">, Colors>> = {
  rasMol,
  shapely,
  zappo,
  taylor,
};

/** RasMol's colour of everything else. */
const OTHER = "#bea06e";
const STOP = "#3a3f47";

/**
 * The fill behind an amino acid; a stop and unknown residues look the same in every palette.
 *
 * @example residueColor("D") // "#e60a0a", RasMol's
 */
export const residueColor = (letter: string, palette: ResiduePalette = "rasMol"): string => {
  if (letter === "*") return STOP;
  const key = letter.toUpperCase();
  const known = palette === "hydropathy" ? hydropathyColor(key) : tables[palette][key];
  return known ?? OTHER;
};
