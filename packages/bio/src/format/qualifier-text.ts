import { isPositionKey } from "../coding/position-qualifiers.ts";
import type { Qualifier } from "../feature.ts";
import { cutText, unwrapLines, wrapText } from "./wrap.ts";

/** Characters between column 22 and column 79, where GenBank has qualifiers. */
export const QUALIFIER_WIDTH = 58;

/** EMBL uses column 80 as well. */
export const EMBL_QUALIFIER_WIDTH = 59;

/** Values that hold no white space, whatever line breaks a file has in them. */
const isUnspaced = (key: string): boolean => key === "translation" || isPositionKey(key);

/**
 * Parses one qualifier from its lines, without indentation.
 *
 * @example readQualifier(['/note="two', 'words"']) // { key: "note", value: "two words", isQuoted: true }
 */
export const readQualifier = (lines: readonly string[], width = QUALIFIER_WIDTH): Qualifier => {
  const plain = readPlain(lines, width);
  if (plain) return plain;
  const qualifier = parseQualifier(lines, width);
  const printed = printQualifier(qualifier, width);
  const isSame = printed.length === lines.length && printed.every((line, index) => line === lines[index]);
  return isSame ? qualifier : { ...qualifier, layout: lines.join("\n") };
};

const PLAIN = /^\/([^\s="/]+)="([^"\t]*)"$/;

/** Most are one line that would be printed just so, or a translation cut at the width. */
const readPlain = (lines: readonly string[], width: number): Qualifier | null => {
  const [first = ""] = lines;
  if (lines.length === 1) {
    const match = first.length <= width ? PLAIN.exec(first) : null;
    const key = match?.[1] ?? "";
    const isSound = match && !(isUnspaced(key) && /\s/.test(match[2]!));
    return isSound ? { key, value: match[2]!, isQuoted: true } : null;
  }
  if (!first.startsWith('/translation="')) return null;
  const isCut = lines.every((line, index) => index === lines.length - 1 || line.length === width);
  const text = isCut ? lines.join("") : "";
  const last = lines[lines.length - 1]!.length;
  return last <= width && TRANSLATION.test(text)
    ? { key: "translation", value: text.slice(14, -1), isQuoted: true }
    : null;
};

const TRANSLATION = /^\/translation="[A-Za-z*-]*"$/;

const parseQualifier = (lines: readonly string[], width: number): Qualifier => {
  const first = lines[0] ?? "";
  const equals = first.indexOf("=");
  if (equals < 0) {
    const text = unwrapLines(
      lines.map((line) => line.trim()),
      width,
    );
    const key = /^\/\s*(\S*)/.exec(text)?.[1] ?? "";
    const value = text.slice(text.indexOf(key) + key.length).trim();
    const bare = value.replace(/^"|"$/g, "");
    return { key: key || "note", value: value === "" ? null : bare, isQuoted: value !== "" };
  }
  const key = first.slice(1, equals).trim();
  const isQuoted = first
    .slice(equals + 1)
    .trimStart()
    .startsWith('"');
  const isSpaced = !isUnspaced(key);
  const parts = lines.map((line, index) => (index < lines.length - 1 ? trimBreak(line) : line.trimEnd()));
  const opening = isQuoted ? first.indexOf('"', equals) + 1 : equals + 1;
  const closing = isQuoted ? closingQuote(lines) : 0;
  const text = unwrapLines(parts, width, isSpaced).slice(opening);
  const inner = closing > 0 ? text.slice(0, -1) : text;
  if (!isQuoted) return { key, value: isSpaced ? inner.trim() : inner.replace(/\s+/g, ""), isQuoted };
  const value = undoubleQuotes(inner);
  return { key, value: isSpaced ? value : value.replace(/\s+/g, ""), isQuoted };
};

/**
 * Quotes are doubled inside quotes. Runs are replaced a thousand at a time: millions of single replacements take
 * seconds, and a pattern that matches millions at once runs out of stack.
 */
const doubleQuotes = (text: string): string => text.replace(/"{1,1000}/g, (run) => run.repeat(2));

/** Two quotes are an escaped quote; a single one is a literal quote. */
const undoubleQuotes = (text: string): string =>
  text.replace(/"{2,1000}/g, (run) => run.slice(0, Math.ceil(run.length / 2)));

/** Programs write a space before a line break or not; either way it is one space. */
const trimBreak = (line: string): string => line.trimEnd();

/** 1 when the last line ends with the quote that closes the value, 0 when the file never closed it. */
const closingQuote = (lines: readonly string[]): number => {
  const last = lines[lines.length - 1]!.trimEnd();
  const isOnlyOpening = lines.length === 1 && last.indexOf('"') === last.length - 1;
  return last.endsWith('"') && !isOnlyOpening ? 1 : 0;
};

/**
 * The lines of a qualifier without indentation: its own layout while that still reads as this key and value,
 * else broken at `width` characters, which is column 79 as in GenBank. Line breaks in a value become spaces; the format has no others.
 *
 * @example printQualifier({ key: "codon_start", value: "1", isQuoted: false }) // ["/codon_start=1"]
 */
export const printQualifier = (qualifier: Qualifier, width = QUALIFIER_WIDTH): readonly string[] => {
  const { key, value, isQuoted, layout } = qualifier;
  if (layout !== undefined) {
    const lines = layout.split("\n");
    const read = parseQualifier(lines, width);
    if (read.key === key && read.value === value && read.isQuoted === isQuoted) return lines;
  }
  if (value === null) return [`/${key}`];
  const flat = value.replace(/\r\n|[\r\n\t]/g, " ");
  // Bare text that begins with a quote or is blank would not come back bare.
  const needsQuotes = isQuoted || /^\s*"|^\s|\s$/.test(flat);
  const text = needsQuotes ? `/${key}="${doubleQuotes(flat)}"` : `/${key}=${flat}`;
  if (key === "translation") return cutText(text, width);
  if (isPositionKey(key) && !/\s/.test(flat)) return cutAtCommas(text, width);
  // Behind another quote a slash at the head of a line would read as the next qualifier.
  const secondQuote = text.indexOf('"', text.indexOf('"') + 1);
  return wrapText(text, width, (at) => text[at] !== "/" || at < secondQuote);
};

/** Lines that end behind a comma where one fits, as GenBank breaks a long location. */
const cutAtCommas = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let from = 0;
  while (text.length - from > width) {
    const comma = text.lastIndexOf(",", from + width - 1);
    const end = comma > from ? comma + 1 : from + width;
    lines.push(text.slice(from, end));
    from = end;
  }
  lines.push(text.slice(from));
  return lines;
};
