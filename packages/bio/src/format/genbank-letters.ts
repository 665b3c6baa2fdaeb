import { isLegal, keepLegal } from "../alphabet.ts";
import type { Alphabet } from "../sequence.ts";
import { MAX_LETTERS } from "./limits.ts";
import { type Notes, note } from "./notes.ts";
import type { ReadNote } from "./report.ts";

/** Letters of one record and the alphabet they are in. */
export interface Letters {
  readonly bases: string;
  readonly alphabet: Alphabet;
}

/**
 * Takes the letters out of numbered lines. `U` in DNA that also has `T` becomes `T`, `T` in RNA that also has
 * `U` becomes `U`, `X` in nucleic acids becomes `N`, so that no feature shifts; other illegal letters go. Each
 * of the two is reported once a line. A note comes back when there are too many letters, or too few legal ones.
 */
export const readLetters = (
  lines: readonly string[],
  firstLine: number,
  hint: { readonly isProtein: boolean; readonly moleculeType: string | undefined },
  notes: Notes,
): Letters | ReadNote => {
  // Numbers and blanks take a quarter; what is longer cannot be within the limit, and need not be looked at.
  const size = lines.reduce((sum, line) => sum + line.length, 0);
  if (size > MAX_LETTERS * 1.4) return note("too-large", firstLine, `> ${MAX_LETTERS}`);
  const isNoise = (parts: readonly string[]): boolean => {
    const text = parts.join("");
    const alphabet = hint.isProtein ? "protein" : nucleicAlphabet(text, hint.moleculeType);
    return text.length > 20 && !isLegal(text, alphabet) && keepLegal(text, alphabet).length < text.length / 2;
  };
  const noise = () =>
    note("not-a-sequence", firstLine, lines.find((line) => line.trim() !== "")?.trim() ?? "");
  // Noise shows in its first lines; megabytes of it need not be looked at.
  if (isNoise(lines.slice(0, 500).map(withoutNumbers))) return noise();
  const parts = lines.map(withoutNumbers);
  const joined = parts.join("");
  const alphabet = hint.isProtein ? "protein" : nucleicAlphabet(joined, hint.moleculeType);
  if (joined.length > MAX_LETTERS) return note("too-large", firstLine, `${joined.length} > ${MAX_LETTERS}`);
  if (isLegal(joined, alphabet)) return { bases: joined, alphabet };
  if (isNoise(parts)) return noise();
  const clean = parts.map((part, index) => cleanLine(part, alphabet, firstLine + index, notes));
  return { bases: clean.join(""), alphabet };
};

const withoutNumbers = (line: string): string => line.replace(/[\s\d]+/g, "");

/**
 * GenBank writes RNA with T; such a record keeps its letters, which are those of DNA. What has U and no T, and
 * what calls itself RNA and has U, is RNA.
 */
const nucleicAlphabet = (letters: string, moleculeType = ""): "dna" | "rna" => {
  const isRna = /RNA$/i.test(moleculeType);
  if (/u/i.test(letters)) return isRna || !/t/i.test(letters) ? "rna" : "dna";
  return isRna && !/t/i.test(letters) && letters !== "" ? "rna" : "dna";
};

const REPLACEMENTS = {
  dna: { U: "T", u: "t", X: "N", x: "n" },
  rna: { T: "U", t: "u", X: "N", x: "n" },
  protein: {},
} as const satisfies Record<Alphabet, Record<string, string>>;

const cleanLine = (part: string, alphabet: Alphabet, line: number, notes: Notes): string => {
  if (isLegal(part, alphabet)) return part;
  const table: Readonly<Record<string, string>> = REPLACEMENTS[alphabet];
  const replaced = new Map<string, number>();
  const removed = new Map<string, number>();
  let clean = "";
  for (const letter of part) {
    const substitute = table[letter];
    if (substitute === undefined && isLegal(letter, alphabet)) clean += letter;
    else {
      const tally = substitute === undefined ? removed : replaced;
      const name = substitute === undefined ? letter : `${letter} → ${substitute}`;
      tally.set(name, (tally.get(name) ?? 0) + 1);
      clean += substitute ?? "";
    }
  }
  if (replaced.size > 0) notes.add("letters-replaced", line, listTally(replaced));
  if (removed.size > 0) notes.add("illegal-letters-removed", line, listTally(removed));
  return clean;
};

const listTally = (tally: ReadonlyMap<string, number>): string =>
  [...tally]
    .slice(0, 8)
    .map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
    .join(", ");
