import { unifyLineEnds } from "../text/decode-text.ts";

/**
 * The lines of a text without their ends: LF, CRLF or CR, also some of each. Linear.
 *
 * @example splitLines("a\r\nb\n") // ["a", "b", ""]
 */
export const splitLines = (text: string): string[] => {
  if (!text.includes("\r")) return text.split("\n");
  const unified = unifyLineEnds(text);
  if (unified !== text) return unified.split("\n");
  return text.split("\n").map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
};

/** A text whose lines end with LF or CRLF, whatever they ended with before. */
export const withNewlines = unifyLineEnds;

/** Where the line that begins at `at` ends, its LF left out. */
export const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};

/** The line from `at` to its end at `end`, without a CR. */
export const lineAt = (text: string, at: number, end: number): string =>
  text.slice(at, end > at && text.charCodeAt(end - 1) === 13 ? end - 1 : end);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/;

/** Whether a text holds bytes that no text has: control characters other than tab and white space. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** Count of spaces and tabs before the first other character; the length of a blank line. */
export const indentOf = (line: string): number => {
  let indent = 0;
  while (indent < line.length && (line[indent] === " " || line[indent] === "\t")) indent++;
  return indent;
};
