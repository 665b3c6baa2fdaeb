const delimiters = ["\t", ",", ";", "|"] as const;
export type Delimiter = (typeof delimiters)[number];
const SNIFFED_LINES = 20;

/** The number of fields in each of the first lines; delimiters within quotes do not count. */
const countsOf = (lines: readonly string[], delimiter: string): number[] =>
  lines.map((line) => line.replace(/"[^"]*"/g, "").split(delimiter).length);

/**
 * The delimiter: the one that gives the most fields, consistently over the most lines.
 *
 * @example sniffDelimiter("a;b,c\n1;2,5\n") // ";"
 */
export const sniffDelimiter = (text: string): Delimiter => {
  const lines = text
    .slice(0, 64 * 1024)
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== "")
    .slice(0, SNIFFED_LINES);
  const scored = delimiters.map((delimiter) => {
    const counts = countsOf(lines, delimiter);
    const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 1;
    const alike = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    return { delimiter, score: usual > 1 ? alike : 0, usual };
  });
  const best = scored.toSorted((one, other) => other.score - one.score || other.usual - one.usual)[0];
  return best && best.score > 0 ? best.delimiter : ",";
};

/** Fields by RFC 4180: quotes hold delimiters, line ends and, doubled, quotes. */
export const parseDelimited = (text: string, delimiter: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = () => {
    rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const close = text.indexOf('"', at);
        const stop = close < 0 ? text.length : close;
        field += text.slice(at, stop);
        at = stop + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
    }
    const start = Math.min(at, text.length);
    while (at < text.length && text[at] !== delimiter && text[at] !== "\n" && text[at] !== "\r") at += 1;
    row.push(field + text.slice(start, at));
    if (text[at] === delimiter) {
      at += 1;
      if (at >= text.length) row.push("");
      continue;
    }
    if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
    at += 1;
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
};
