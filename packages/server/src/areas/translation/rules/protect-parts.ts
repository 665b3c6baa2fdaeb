import { escapePattern } from "./inline-codes.ts";
import { FORMATTED_NUMBER, partPatterns } from "./part-patterns.ts";

/** What stays in addition to links, sequences, accessions, numbers with units, formulas and names of genes. */
export interface ProtectOptions {
  /** Terms of the glossary that are not translated. */
  readonly doNotTranslate: readonly string[];
}

/** A text with a placeholder `⟦1⟧` in the place of each part, and the parts: number 1 is the first. */
export interface ProtectedText {
  readonly text: string;
  readonly parts: string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A mark that stands for something else than formatting separates parts. */
const BARRIER = "\uFFFC";
const FORMAT = /⟦\/?f\d+⟧/g;
const OTHER = /⟦(?:x\d+|\d+)⟧/g;

/** The text without marks of formatting, and the position in the given text of each of its characters. */
const bareOf = (text: string): { bare: string; places: Int32Array } => {
  const solid = text.replace(OTHER, (mark) => BARRIER.repeat(mark.length));
  const places = new Int32Array(solid.length + 1);
  let bare = "";
  let last = 0;
  const add = (end: number): void => {
    for (let at = last; at < end; at++) places[bare.length + at - last] = at;
    bare += solid.slice(last, end);
  };
  for (const { 0: mark, index } of solid.matchAll(FORMAT)) {
    add(index);
    last = index + mark.length;
  }
  add(solid.length);
  places[bare.length] = solid.length;
  return { bare, places };
};

const isLatin = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u.test(sign);

/** A pattern that finds these terms as whole words; null without terms. */
const termPattern = (terms: readonly string[]): RegExp | null => {
  const sources = [...new Set(terms.map((term) => term.trim()).filter((term) => term !== ""))]
    .sort((one, other) => other.length - one.length)
    .map((term) => {
      const before = isLatin(term[0]) ? "(?<![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])" : "";
      const after = isLatin(term.at(-1)) ? "(?![\\p{Script=Latin}\\p{Script=Greek}\\p{N}])" : "";
      return `${before}${escapePattern(term)}${after}`;
    });
  return sources.length === 0 ? null : new RegExp(sources.join("|"), "gu");
};

/** Pairs of formatting must be whole within a part; else it cannot be taken out. */
const isBalanced = (piece: string): boolean => {
  const open: string[] = [];
  for (const [mark] of piece.matchAll(FORMAT)) {
    if (!mark.startsWith("⟦/")) open.push(mark.slice(1));
    else if (open.pop() !== mark.slice(2)) return false;
  }
  return open.length === 0;
};

/** The span, with marks beside it where it needs them to be whole; null if it cannot be. */
const balancedAt = (text: string, start: number, end: number): Span | null => {
  if (!text.slice(start, end).includes("⟦")) return { start, end };
  const before = /(?:⟦f\d+⟧){1,8}$/.exec(text.slice(Math.max(0, start - 64), start))?.[0].length ?? 0;
  const after = /^(?:⟦\/f\d+⟧){1,8}/.exec(text.slice(end, end + 64))?.[0].length ?? 0;
  for (const from of new Set([start, start - before]))
    for (const to of new Set([end, end + after]))
      if (isBalanced(text.slice(from, to))) return { start: from, end: to };
  return null;
};

const spansIn = (text: string, doNotTranslate: readonly string[]): Span[] => {
  const { bare, places } = bareOf(text);
  const terms = termPattern(doNotTranslate);
  const patterns = [...Object.values(partPatterns).flat(), ...(terms ? [terms] : [])];
  const found: Span[] = [];
  for (const pattern of patterns) {
    for (const { 0: match, index } of bare.matchAll(pattern)) {
      const trimmed = match.trimEnd().replace(/(?<=[\w/)])[.,;:!?]+$/, "");
      if (trimmed.trim() === "" || match.includes(BARRIER)) continue;
      const from = index + (match.length - match.trimStart().length);
      const start = places[from]!;
      const end = places[index + trimmed.length - 1]! + 1;
      const span = balancedAt(text, start, end);
      if (span) found.push(span);
    }
  }
  for (const { 0: match, index } of text.matchAll(FORMATTED_NUMBER))
    found.push({ start: index, end: index + match.length });
  for (const { 0: match, index } of text.matchAll(/⟦\d+⟧/g))
    found.push({ start: index, end: index + match.length });
  return found;
};

/** The longest of those that overlap; of equal ones the first. */
const longestOf = (spans: readonly Span[], length: number): Span[] => {
  const taken = new Uint8Array(length);
  return spans
    .toSorted((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start)
    .filter(({ start, end }) => {
      if (taken.subarray(start, end).includes(1)) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((one, other) => one.start - other.start);
};

/**
 * Replaces by placeholders what stays as it is in a translation. Where parts overlap, the longest wins. A placeholder
 * that the text itself has becomes a part too.
 *
 * @example protectParts("Add 5 µL of pUC19", { doNotTranslate: [] }) // { text: "Add ⟦1⟧ of ⟦2⟧", parts: ["5 µL", "pUC19"] }
 */
export const protectParts = (text: string, { doNotTranslate }: ProtectOptions): ProtectedText => {
  const parts: string[] = [];
  let seen = "";
  let last = 0;
  for (const { start, end } of longestOf(spansIn(text, doNotTranslate), text.length)) {
    parts.push(text.slice(start, end));
    seen += `${text.slice(last, start)}⟦${parts.length}⟧`;
    last = end;
  }
  return { text: seen + text.slice(last), parts };
};

/**
 * Puts the parts back; a placeholder without a part stays.
 *
 * @example restoreParts("Gib ⟦1⟧ zu", ["5 µL"]) // "Gib 5 µL zu"
 */
export const restoreParts = (text: string, parts: readonly string[]): string =>
  text.replace(/⟦(\d+)⟧/g, (mark, number) => parts[Number(number) - 1] ?? mark);
