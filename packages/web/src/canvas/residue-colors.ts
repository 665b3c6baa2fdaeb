/**
 * RasMol's colours of amino acids by nature: acids red, bases blue, sulfur yellow, hydroxyl orange, amides cyan,
 * aliphatics green, large aromatics in blues and pinks.
 * Source: R. Sayle, RasMol 2.7 manual, "Amino Colours"; https://www.openrasmol.org/doc/rasmol.html#aminocolours
 */
const rasMol: Readonly<Record<string, string>> = {
  D: "#e60a0a",
  E: "#e60a0a",
  C: "#e6e600",
  M: "#e6e600",
  K: "#145aff",
  R: "#145aff",
  S: "#fa9600",
  T: "#fa9600",
  F: "#3232aa",
  Y: "#3232aa",
  N: "#00dcdc",
  Q: "#00dcdc",
  G: "#ebebeb",
  L: "#0f820f",
  V: "#0f820f",
  I: "#0f820f",
  A: "#c8c8c8",
  W: "#b45ab4",
  H: "#8282d2",
  P: "#dc9682",
};
/** RasMol's colour of everything else. */
const OTHER = "#bea06e";
const STOP = "#3a3f47";

/** The fill behind an amino acid. @example residueColor("D") // "#e60a0a" */
export const residueColor = (letter: string): string =>
  letter === "*" ? STOP : (rasMol[letter.toUpperCase()] ?? OTHER);

const darkFills = new Set([STOP, "#e60a0a", "#145aff", "#3232aa", "#0f820f"]);

/** Black or white, whichever reads better on the fill; at least 4.5:1 on each of them. */
export const residueInk = (letter: string): "#000000" | "#ffffff" =>
  darkFills.has(residueColor(letter)) ? "#ffffff" : "#000000";

const names: Readonly<Record<string, string>> = {
  A: "Ala",
  R: "Arg",
  N: "Asn",
  D: "Asp",
  C: "Cys",
  Q: "Gln",
  E: "Glu",
  G: "Gly",
  H: "His",
  I: "Ile",
  L: "Leu",
  K: "Lys",
  M: "Met",
  F: "Phe",
  P: "Pro",
  S: "Ser",
  T: "Thr",
  W: "Trp",
  Y: "Tyr",
  V: "Val",
  B: "Asx",
  Z: "Glx",
  J: "Xle",
  X: "Xaa",
  U: "Sec",
  O: "Pyl",
  "*": "***",
};

/** IUPAC's three letters of an amino acid; the letter itself where there are none. */
export const residueName = (letter: string): string => names[letter.toUpperCase()] ?? letter;
