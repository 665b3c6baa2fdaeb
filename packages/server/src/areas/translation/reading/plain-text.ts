import { decodeText } from "@benchleaf/bio";
import { UnreadableDocument } from "./document-fault.ts";
import type { DocumentSegment } from "./document-segments.ts";
import { encodeText } from "./encode-text.ts";
import { readMarkdown } from "./markdown.ts";
import { type PartText, type TextUnit, writePart } from "./part-text.ts";
import { plainUnit } from "./plain-elements.ts";

const MAX_BYTES = 32 * 1024 ** 2;
const MARK = "\uFEFF";

interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** A line that was broken to fit a width: it is long, and the next one goes on with a small letter. */
const goesOn = (text: string, line: Line, next: Line | undefined): boolean => {
  if (next === undefined || next.number !== line.number + 1 || line.end - line.start < 45) return false;
  const [one, other] = [text.slice(line.start, line.end), text.slice(next.start, next.end)];
  return /[\p{Script=Latin}\d,)]$/u.test(one) && /^\p{Ll}/u.test(other) && !/\t/.test(one + other);
};

/** The contents of lines, without blanks around them; cells of a table by tabs are apart. */
const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let number = 0;
  for (const { 0: whole, index } of text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)) {
    number++;
    const line = whole.replace(/[\r\n]+$/, "");
    let at = index;
    for (const cell of line.split("\t")) {
      const bare = cell.trim();
      const start = at + (cell.length - cell.trimStart().length);
      if (bare !== "") lines.push({ number, start, end: start + bare.length });
      at += cell.length + 1;
    }
  }
  return lines;
};

/** The lines of a text; lines that were broken to fit a width are one. */
const readLines = (text: string): PartText => {
  const lines = linesOf(text);
  const units: TextUnit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at]!;
    const pieces = [text.slice(first.start, first.end)];
    while (goesOn(text, lines[at]!, lines[at + 1])) {
      at++;
      pieces.push(text.slice(lines[at]!.start, lines[at]!.end));
    }
    const range = { start: first.start, end: lines[at]!.end };
    const write = (target: string): string => target.replace(/[\r\n\t]+/g, " ");
    units.push(plainUnit(pieces.join(" "), range, `line ${first.number}`, write));
  }
  return { text, units };
};

const read = (kind: "md" | "txt", bytes: Uint8Array) => {
  if (bytes.length > MAX_BYTES) throw new UnreadableDocument("document.too.large");
  const decoded = decodeText(bytes);
  if (decoded.text.includes("\0")) throw new UnreadableDocument("document.damaged", "no text");
  const part = kind === "md" ? readMarkdown(decoded.text) : readLines(decoded.text);
  const offered = part.units.filter(({ isOffered }) => isOffered);
  return { ...decoded, part, offered };
};

/** The segments of a text or of Markdown. @throws UnreadableDocument */
export const readPlainText = (kind: "md" | "txt", bytes: Uint8Array): DocumentSegment[] =>
  read(kind, bytes).offered.map(({ coded, place }, index) => ({ no: index + 1, text: coded.text, place }));

/**
 * The text with other segments, in its encoding and with its line ends; in UTF-8 if its encoding cannot express the
 * translation.
 *
 * @throws UnreadableDocument
 */
export const writePlainText = (
  kind: "md" | "txt",
  bytes: Uint8Array,
  targets: ReadonlyMap<number, string>,
): Uint8Array => {
  const { part, offered, encoding } = read(kind, bytes);
  const numbers = new Map(offered.map((unit, index) => [unit, index + 1]));
  const text = writePart(part, (unit) => targets.get(numbers.get(unit) ?? 0));
  if (text === part.text) return bytes;
  const isMarked = bytes[0] === 0xef || bytes[0] === 0xff || bytes[0] === 0xfe;
  const isUnicode = encoding.startsWith("utf");
  const whole = isUnicode && isMarked ? MARK + text : text;
  return encodeText(whole, encoding) ?? new TextEncoder().encode(MARK + text);
};
