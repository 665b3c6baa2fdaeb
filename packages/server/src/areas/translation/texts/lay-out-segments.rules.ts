import { joinsWithoutSpace } from "@benchleaf/contract";
import { splitSegments } from "../rules/split-segments.ts";

/** A sentence with the blanks around it, so that the text can be put together again. */
export interface NewSegment {
  readonly unit: number;
  readonly place: string;
  readonly before: string;
  readonly source: string;
  readonly after: string;
}

/** A paragraph, a slide's text or a cell. */
export interface Unit {
  readonly no: number;
  readonly text: string;
  readonly place: string;
}

const core = /^(\s*)([\s\S]*?)(\s*)$/u;

/** The sentences of each unit; blanks between them are with the sentence before. */
export const layOutSegments = (units: readonly Unit[], language: string): NewSegment[] => {
  const segments: NewSegment[] = [];
  let lead = "";
  for (const { no, text, place } of units)
    for (const piece of splitSegments(text, language)) {
      const [, before = "", source = "", after = ""] = core.exec(piece) ?? [];
      const last = segments.at(-1);
      if (source === "") {
        const blanks = before + after;
        if (last === undefined) lead += blanks;
        else segments[segments.length - 1] = { ...last, after: last.after + blanks };
        continue;
      }
      segments.push({ unit: no, place, before: lead + before, source, after });
      lead = "";
    }
  return segments;
};

/** The lines of a text as units; line breaks and blank lines stay with the line before. */
export const unitsOfText = (text: string): Unit[] =>
  text.split(/(?<=\n)/u).map((line, at) => ({ no: at + 1, text: line, place: "" }));

/** A sentence in the language of its translation, or of the original. */
export interface Piece {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/**
 * Sentences put together as the language writes them: with a blank between them, or without one in Chinese and Japanese.
 *
 * @example joinPieces([{ before: "", text: "One.", after: "" }, { before: "", text: "Two.", after: "" }], "en") // "One. Two."
 */
export const joinPieces = (pieces: readonly Piece[], language: string): string => {
  let text = "";
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    text += at === 0 ? piece.before + piece.text : piece.text;
    const gap = piece.after + (next?.before ?? "");
    if (next === undefined) text += gap;
    else if (joinsWithoutSpace(language)) text += /^ +$/.test(gap) ? "" : gap;
    else text += gap === "" ? " " : gap;
  }
  return text;
};
