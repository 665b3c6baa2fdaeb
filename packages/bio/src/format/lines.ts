/**
 * The lines of a text without their ends: LF, CRLF, or CR alone where no LF occurs. Linear.
 *
 * @example splitLines("a\r\nb\n") // ["a", "b", ""]
 */
export const splitLines = (text: string): string[] => {
  if (!text.includes("\r")) return text.split("\n");
  if (!text.includes("\n")) return text.split("\r");
  const lines = text.split("\n");
  return lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
};

/** Whether a line holds bytes that no text has: control characters other than tab and white space. */
export const hasControl = (line: string): boolean => {
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32) || code === 127) return true;
  }
  return false;
};

/** Count of spaces and tabs before the first other character; the length of a blank line. */
export const indentOf = (line: string): number => {
  let indent = 0;
  while (indent < line.length && (line[indent] === " " || line[indent] === "\t")) indent++;
  return indent;
};
