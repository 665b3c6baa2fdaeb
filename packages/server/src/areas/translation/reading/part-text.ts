import { withoutMarks } from "../rules/inline-codes.ts";
import { type CodedText, type WriteText, writeCoded } from "./coded-text.ts";
import { UnreadableDocument } from "./document-fault.ts";

/** Text of a part that is translated as a whole: a paragraph, a cell, a name. */
export interface TextUnit {
  /** The range that is written anew when the text changes. */
  readonly start: number;
  readonly end: number;
  readonly coded: CodedText;
  /** Whether there is anything to translate. */
  readonly isOffered: boolean;
  readonly write: WriteText;
  /** The same text written twice, e.g. for older programs: both get the translation of this one. */
  readonly twin: TextUnit | undefined;
  /** Where it is within its part; empty if nothing more can be said. */
  readonly place: string;
}

/** A part of a document with its units, in the order of their beginnings; units may contain others. */
export interface PartText {
  readonly text: string;
  readonly units: readonly TextUnit[];
}

/** @example hasLetters("12.5 ⟦x1⟧") // false */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(withoutMarks(text));

/** The text of a unit as far as it must survive writing: without marks and blanks. */
export const plainOf = (text: string): string =>
  withoutMarks(text).replace(/[\s\p{Cc}\u00AD\uFFFE\uFFFF\u27E6\p{Surrogate}]+|_x[0-9A-Fa-f]{4}_/gu, "");

/**
 * The part with the given texts; everything else stays, byte for byte. The part itself if no text changes.
 *
 * @param textOf the text of a unit; undefined or the same text leaves it as it is
 */
export const writePart = (
  { text, units }: PartText,
  textOf: (unit: TextUnit) => string | undefined,
): string => {
  const changed = units.map((unit) => {
    const target = textOf(unit.twin ?? unit);
    return target !== undefined && target !== unit.coded.text ? target : null;
  });
  if (changed.every((target) => target === null)) return text;
  /** Units from this index on, within the range. */
  const write = (start: number, end: number, from: number): string => {
    const out: string[] = [];
    let at = start;
    let index = from;
    // The first unit that begins in the range.
    if (index < units.length && units[index]!.start < start) {
      let [low, high] = [index, units.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (units[middle]!.start < start) low = middle + 1;
        else high = middle;
      }
      index = low;
    }
    for (; index < units.length && units[index]!.start < end; index++) {
      const unit = units[index]!;
      const target = changed[index];
      if (unit.start < at || target === null || target === undefined) continue;
      out.push(text.slice(at, unit.start));
      const inner = index + 1;
      out.push(
        writeCoded(unit.coded, target, unit.write, (piece) =>
          typeof piece === "string" ? piece : write(piece[0], piece[1], inner),
        ),
      );
      at = unit.end;
    }
    out.push(text.slice(at, end));
    return out.join("");
  };
  return write(0, text.length, 0);
};

/**
 * Compares a written part with what it should say.
 *
 * @throws UnreadableDocument
 */
export const checkWritten = (
  before: PartText,
  after: PartText,
  textOf: (unit: TextUnit) => string | undefined,
): void => {
  const wanted = before.units.map((unit) => plainOf(textOf(unit.twin ?? unit) ?? unit.coded.text)).join("");
  const seen = after.units.map(({ coded }) => plainOf(coded.text)).join("");
  if (wanted !== seen) throw new UnreadableDocument("document.unwritable", "the text differs after writing");
};
