import type { HitPlace, SnippetPiece } from "@benchleaf/contract";
import type { TextPlace } from "../../kernel/reading/document-part.ts";
import { foldText, isSigns } from "../../kernel/reading/split-words.ts";
import type { Question } from "./question.rules.ts";

/** Around the first hit. */
const BEFORE = 40;
const LENGTH = 180;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Folded sign by sign, so that places in it are places in the text. */
const foldInPlace = (text: string): string => {
  const folded = foldText(text);
  if (folded.length === text.length) return folded;
  let inPlace = "";
  for (let at = 0; at < text.length; at++) inPlace += (foldText(text[at]!) || " ")[0];
  return inPlace;
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A Latin word is marked from its start; signs wherever they are. */
const patternOf = (words: Question["words"]): RegExp => {
  const sorted = words.toSorted((a, b) => b.word.length - a.word.length);
  const alternatives = sorted.map(({ word, isPrefix }) => {
    if (isSigns(word)) return escaped(word);
    return `(?<![\\p{L}\\p{N}])${escaped(word)}${isPrefix ? "" : "(?![\\p{L}\\p{N}])"}`;
  });
  return new RegExp(alternatives.join("|"), "gu");
};

/** Positions of the words; adjacent or overlapping pairs of characters are one position. */
export const findMarks = (text: string, words: Question["words"]): Range[] => {
  const folded = foldInPlace(text);
  const pattern = patternOf(words);
  const ranges: { start: number; end: number }[] = [];
  for (let found = pattern.exec(folded); found !== null; found = pattern.exec(folded)) {
    const [{ length }, last] = [found[0], ranges.at(-1)];
    if (last !== undefined && found.index <= last.end) last.end = Math.max(last.end, found.index + length);
    else ranges.push({ start: found.index, end: found.index + length });
    // The next pair begins within this one.
    pattern.lastIndex = found.index + 1;
  }
  return ranges;
};

const clean = (text: string): string => text.replace(/\s+/g, " ");

/** The piece of a text around its first hit. Empty if none of the words is there. */
export const snippetOf = (text: string, words: Question["words"]): SnippetPiece[] => {
  const marks = findMarks(text, words);
  const [first] = marks;
  if (first === undefined) return [];
  const start = Math.max(0, first.start - BEFORE);
  const end = Math.min(text.length, start + LENGTH);
  const pieces: SnippetPiece[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.start >= end) break;
    const until = Math.min(mark.end, end);
    if (mark.start > at) pieces.push({ text: clean(text.slice(at, mark.start)), isHit: false });
    pieces.push({ text: clean(text.slice(mark.start, until)), isHit: true });
    at = until;
  }
  if (at < end) pieces.push({ text: clean(text.slice(at, end)), isHit: false });
  const cut = { before: start > 0 ? "…" : "", after: end < text.length ? "…" : "" };
  return [
    ...(cut.before ? [{ text: cut.before, isHit: false }] : []),
    ...pieces,
    ...(cut.after ? [{ text: cut.after, isHit: false }] : []),
  ];
};

/** For features and primers, each on its own line, the line with most of the words. */
const bestLine = (body: string, words: Question["words"]): number => {
  const counts = body.split("\n").map((line) => findMarks(line, words).length);
  return counts.indexOf(Math.max(...counts));
};

/** Where to open a file, and the text there. */
export const showPart = (
  place: TextPlace,
  body: string,
  words: Question["words"],
): { place: HitPlace | null; snippet: SnippetPiece[] } => {
  if (place === null) return { place: null, snippet: snippetOf(body, words) };
  if (place.kind === "features" || place.kind === "primers") {
    const index = bestLine(body, words);
    const line = body.split("\n")[index] ?? "";
    const id = place.ids[index];
    const kind = place.kind === "features" ? ("feature" as const) : ("primer" as const);
    const name = line.split(" · ")[0] ?? "";
    return { place: id === undefined ? null : { kind, id, name }, snippet: snippetOf(line, words) };
  }
  return { place, snippet: snippetOf(body, words) };
};
