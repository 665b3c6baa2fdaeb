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

/** Count of spaces and tabs before the first other character; the length of a blank line. */
export const indentOf = (line: string): number => {
  let indent = 0;
  while (indent < line.length && (line[indent] === " " || line[indent] === "\t")) indent++;
  return indent;
};
