import { isLegal, removeIllegal } from "../alphabet.ts";
import type { Alphabet } from "../sequence.ts";
import { MAX_RESIDUES } from "./limits.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import type { ReadNote } from "./report.ts";

/** Residues of one record and the alphabet they are in. */
export interface ResidueBlock {
  readonly bases: string;
  readonly alphabet: Alphabet;
}

/** What the rest of the file says about the molecule. */
interface Hint {
  readonly isProtein: boolean;
  readonly moleculeType: string | undefined;
}

/**
 * Extracts the residues from numbered lines. `U` in DNA that also has `T` becomes `T`, `T` in RNA that also has `U`
 * becomes `U`, `X` in nucleic acids becomes `N`, so that no feature shifts; other illegal residues are removed. Each
 * of the two is reported once a line. A note is returned when there are too many residues, or too few legal ones.
 */
export const readResidues = (
  lines: readonly string[],
  firstLine: number,
  hint: Hint,
  notes: Notes,
): ResidueBlock | ReadNote => {
  const text = lines.join("\n");
  return readResidueBlock(text, { from: 0, to: text.length }, firstLine, hint, notes);
};

/** The same for lines that are contiguous in a text. A genome is read without a string per line. */
export const readResidueBlock = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  firstLine: number,
  hint: Hint,
  notes: Notes,
): ResidueBlock | ReadNote =>
  packLetters(text, from, to, hint) ?? cleanLines(splitLines(text.slice(from, to)), firstLine, hint, notes);

/** The residues, when all are legal and within the limit; else null. */
const packLetters = (text: string, from: number, to: number, hint: Hint): ResidueBlock | null => {
  if (to - from > MAX_RESIDUES * 1.4) return null;
  const codes = new Uint8Array(to - from);
  const { read, written } = new TextEncoder().encodeInto(text.slice(from, to), codes);
  // One byte a residue, or there are residues beyond ASCII.
  if (read !== to - from || written !== read) return null;
  const isThere = new Uint8Array(128);
  let size = 0;
  for (let at = 0; at < read; at++) {
    const code = codes[at]!;
    // White space and numbers.
    if (code < 58 && (code > 47 || code === 32 || (code < 14 && code > 8))) continue;
    codes[size++] = code;
    isThere[code & 127] = 1;
  }
  let distinct = "";
  for (let code = 0; code < 128; code++) if (isThere[code] === 1) distinct += String.fromCharCode(code);
  const alphabet = hint.isProtein ? "protein" : nucleicAlphabet(distinct, hint.moleculeType);
  if (size > MAX_RESIDUES || !isLegal(distinct, alphabet)) return null;
  return { bases: new TextDecoder("windows-1252").decode(codes.subarray(0, size)), alphabet };
};

const cleanLines = (
  lines: readonly string[],
  firstLine: number,
  hint: Hint,
  notes: Notes,
): ResidueBlock | ReadNote => {
  // Numbers and blanks take a quarter; what is longer cannot be within the limit, and need not be looked at.
  const size = lines.reduce((sum, line) => sum + line.length, 0);
  if (size > MAX_RESIDUES * 1.4) return note("too-large", firstLine, `> ${MAX_RESIDUES}`);
  const isNoise = (parts: readonly string[]): boolean => {
    const text = parts.join("");
    const alphabet = hint.isProtein ? "protein" : nucleicAlphabet(text, hint.moleculeType);
    return (
      text.length > 20 && !isLegal(text, alphabet) && removeIllegal(text, alphabet).length < text.length / 2
    );
  };
  const noise = () =>
    note("not-a-sequence", firstLine, lines.find((line) => line.trim() !== "")?.trim() ?? "");
  // Noise shows in its first lines; megabytes of it need not be looked at.
  if (isNoise(lines.slice(0, 500).map(withoutNumbers))) return noise();
  const parts = lines.map(withoutNumbers);
  const joined = parts.join("");
  const alphabet = hint.isProtein ? "protein" : nucleicAlphabet(joined, hint.moleculeType);
  if (joined.length > MAX_RESIDUES) return note("too-large", firstLine, `${joined.length} > ${MAX_RESIDUES}`);
  if (isLegal(joined, alphabet)) return { bases: joined, alphabet };
  if (isNoise(parts)) return noise();
  const clean = parts.map((part, index) => cleanLine(part, alphabet, firstLine + index, notes));
  return { bases: clean.join(""), alphabet };
};

const withoutNumbers = (line: string): string => line.replace(/[\s\d]+/g, "");

/**
 * GenBank writes RNA with T; such a record keeps its residues. What has U and no T, and what is declared RNA and has
 * U, is RNA.
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
