import { guessAlphabet, isLegal } from "../alphabet.ts";
import { recognizeOrder, withOrder } from "../primer/order-notation.ts";
import type { Alphabet, SequenceRecord } from "../sequence.ts";
import { MAX_RESIDUES } from "./limits.ts";
import { splitLines } from "./lines.ts";
import { type Notes, note } from "./notes.ts";
import { isNote, type ReadNote, type ReadRecords } from "./report.ts";

/** An oligo has no more lines. */
const MOST_ORDER_LINES = 20;

interface OpenRecord {
  readonly title: string;
  /** Number of the title line, from 1. */
  readonly line: number;
  readonly parts: string[];
  letters: number;
}

/**
 * Reads FASTA text, any number of records: `>` titles, and the old style in which `;` opens a record and continues as
 * comment. The first word of a title is the name, the rest the description. Case is preserved; white space is
 * removed, digits and illegal residues are removed with a warning. Linear; never throws. Fails as a whole when there
 * is no title, when more than half of a record's residues are illegal, or when a record is longer than {@link
 * MAX_LETTERS}. A record without residues is left out with the warning `no-bases`.
 *
 * @example readFasta(">pUC19 cloning vector\nACGT", "a", new Notes()) // [{ name: "pUC19", sequence: "ACGT", … }]
 */
export const readFasta = (text: string, fallbackName: string, notes: Notes): ReadRecords => {
  const lines = splitLines(text.startsWith("\uFEFF") ? text.slice(1) : text);
  const open: OpenRecord[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const last = open[open.length - 1];
    const isComment = line.startsWith(";");
    if (
      line.startsWith(">") ||
      (isComment && (!last || last.letters > 0) && !open[0]?.title.startsWith(">"))
    ) {
      open.push({ title: line, line: index + 1, parts: [], letters: 0 });
    } else if (!last) {
      if (line.trim() !== "") return note("not-a-sequence", index + 1, line.trim());
    } else if (!isComment) {
      last.parts.push(line);
      last.letters += line.length;
      if (last.letters > MAX_RESIDUES * 1.2) {
        return note("too-large", last.line, `> ${MAX_RESIDUES}`);
      }
    } else last.parts.push("");
  }
  return readRecords(open, fallbackName, notes);
};

const readRecords = (open: readonly OpenRecord[], fallbackName: string, notes: Notes): ReadRecords => {
  const first = open[0];
  if (!first) return note("not-a-sequence", 1, "");
  const records: SequenceRecord[] = [];
  for (const { title, line, parts } of open) {
    const words = /^[>;]\s*(\S*)\s*(.*?)\s*$/.exec(title);
    const name = words?.[1] || (open.length === 1 ? fallbackName : `${fallbackName}-${records.length + 1}`);
    if (!words?.[1]) notes.add("name-missing", line, name);
    const written = parts.length <= MOST_ORDER_LINES ? parts.join("") : "";
    const order = recognizeOrder(written);
    const read = order ? { bases: order.bases, alphabet: order.kind } : readLetters(parts, line, notes);
    if (isNote(read)) return read;
    if (order) notes.add("modifications", line, [...new Set(order.modifications)].join(" "));
    if (read.bases === "") {
      notes.add("no-bases", line, name);
      continue;
    }
    const plainDescription = words?.[2] ?? "";
    const description = order ? withOrder(plainDescription, written, order) : plainDescription;
    records.push({
      name: name.slice(0, 255),
      description,
      kind: read.alphabet,
      topology: "linear",
      sequence: read.bases,
      features: [],
      primers: [],
      meta: {},
    });
  }
  return records.length === 0 ? note("no-bases", first.line, first.title) : records;
};

const readLetters = (
  parts: readonly string[],
  titleLine: number,
  notes: Notes,
): { bases: string; alphabet: Alphabet } | ReadNote => {
  const joined = parts.join("").replace(/\s+/g, "");
  const alphabet = guessAlphabet(joined);
  if (joined.length > MAX_RESIDUES) return note("too-large", titleLine, `${joined.length} > ${MAX_RESIDUES}`);
  if (isLegal(joined, alphabet)) return { bases: joined, alphabet };
  const clean: string[] = [];
  parts.forEach((part, index) => {
    const letters = part.replace(/\s+/g, "");
    if (isLegal(letters, alphabet)) {
      clean.push(letters);
      return;
    }
    const { kept, replaced, removed } = sift(letters, alphabet);
    clean.push(kept);
    const line = titleLine + 1 + index;
    if (replaced !== "") notes.add("letters-replaced", line, replaced);
    if (removed !== "") notes.add("illegal-letters-removed", line, removed);
  });
  const bases = clean.join("");
  const letters = joined.replace(/\d+/g, "").length;
  if (letters > 0 && bases.length < letters / 2) {
    const index = parts.findIndex((part) => !isLegal(part.replace(/\s+/g, ""), alphabet));
    return note("not-a-sequence", titleLine + 1 + index, parts[index]?.trim() ?? "");
  }
  return { bases, alphabet };
};

/** `U` among `T`s is read as `T` and `X` as `N`, so that coordinates do not change; other characters are removed. */
const sift = (letters: string, alphabet: Alphabet): { kept: string; replaced: string; removed: string } => {
  const mended =
    alphabet === "dna" ? letters.replace(/[UuXx]/g, (letter) => MENDED[letter] ?? letter) : letters;
  const replaced = mended === letters ? "" : distinct(letters.replace(/[^UuXx]/g, ""));
  const kept = [...mended].filter((letter) => isLegal(letter, alphabet)).join("");
  const removed = distinct([...mended].filter((letter) => !isLegal(letter, alphabet)).join(""));
  return { kept, replaced, removed };
};

const MENDED: Readonly<Record<string, string>> = { U: "T", u: "t", X: "N", x: "n" };

const distinct = (letters: string): string => [...new Set(letters)].slice(0, 20).join(" ");
