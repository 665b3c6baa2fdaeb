import { checkOligo, orderField, readOrderNotation } from "@benchleaf/bio";
import type { NamedOligo } from "./annotation-jobs.ts";

/** Bases of a primer, as the specification has them. */
export const MIN_PRIMER = 10;
export const MAX_PRIMER = 250;
/** Lines that are read at once. */
export const MAX_OLIGOS = 2000;

export interface PastedOligos {
  readonly oligos: readonly NamedOligo[];
  /** Lines, counted from one, that hold no primer of a fitting length. */
  readonly badLines: readonly number[];
  /** More lines than can be read at once. */
  readonly isCut: boolean;
}

const basesIn = (text: string): string | null => {
  const checked = checkOligo(text.replace(/^5['′’]?-?|-?3['′’]?$/g, "").replaceAll("-", ""));
  if (!checked.ok || checked.bases.length < MIN_PRIMER || checked.bases.length > MAX_PRIMER) return null;
  return checked.bases;
};

/** The last cell that is an oligo, and the first other one as its name. */
const oligoIn = (cells: readonly string[], number: number): NamedOligo | null => {
  for (let at = cells.length - 1; at >= 0; at -= 1) {
    const bases = basesIn(cells[at] ?? "");
    if (bases === null) continue;
    const name = cells.find((cell, index) => index !== at && cell !== "");
    const cell = cells[at] ?? "";
    return { name: name ?? `Primer ${number}`, bases, ...orderField(cell, readOrderNotation(cell)) };
  }
  return null;
};

const cellsOf = (line: string): readonly string[] => {
  if (!/[\t,;，；]/.test(line)) return cellsApartBySpace(line.trim().split(/\s+/));
  return line.split(/[\t,;，；]/).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .trim(),
  );
};

/** The last word if it is an oligo; otherwise groups of bases, with what precedes them as the name. */
const cellsApartBySpace = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? "";
  if (basesIn(last) !== null) return [words.slice(0, -1).join(" "), last];
  const from = words.findIndex((_, index) => basesIn(words.slice(index).join("")) !== null);
  return from < 0 ? words : [words.slice(0, from).join(" "), words.slice(from).join("")];
};

/**
 * Parses oligos: one line each with name and bases in any order, separated by tab, comma, semicolon or space; or
 * FASTA. A first line without bases is a heading.
 *
 * @example readOligos("M13 fwd, GTAAAACGACGGCCAGT").oligos // [{ name: "M13 fwd", bases: "GTAAAACGACGGCCAGT" }]
 */
export const readOligos = (text: string): PastedOligos => {
  const lines = unfolded(text).split(/\r?\n/);
  const oligos: NamedOligo[] = [];
  const badLines: number[] = [];
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    if (oligos.length === MAX_OLIGOS) return { oligos, badLines, isCut: true };
    const oligo = oligoIn(cellsOf(line), oligos.length + 1);
    if (oligo) oligos.push(oligo);
    else if (!isFirst || !isHeading(line, lines[index + 1])) badLines.push(index + 1);
    isFirst = false;
  }
  return { oligos, badLines, isCut: false };
};

/** A first line of as many cells as the next one, with a word where that has its bases. */
const isHeading = (line: string, next: string | undefined): boolean =>
  next !== undefined && cellsOf(line).length === cellsOf(next).length && oligoIn(cellsOf(next), 1) !== null;

/** FASTA with a line each; blank lines keep the numbers of those that follow. */
const unfolded = (text: string): string => {
  if (!/^\s*>/.test(text)) return text;
  return text.replace(/^>(.*)\r?\n((?:(?!>).*(?:\r?\n|$))*)/gm, (_, title: string, body: string) => {
    const blank = "\n".repeat(Math.max(1, body.split("\n").length));
    return `${title.trim().replaceAll(/[\t,;]/g, " ")}\t${body.replaceAll(/\s+/g, "")}${blank}`;
  });
};
