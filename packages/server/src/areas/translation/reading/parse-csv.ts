import { UnreadableDocument } from "./document-fault.ts";

/** More than any glossary. */
const MAX_ROWS = 200_000;
const MAX_CELL = 20_000;
const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [34, 10, 13];

/** A row with the number of its first line. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The most frequent separator in the first line, outside of quotes; Excel may name it in a line of its own. */
const separatorOf = (text: string): string => {
  const named = /^sep=(.)\r?\n/.exec(text)?.[1];
  if (named !== undefined) return named;
  const line = (/[^\r\n]+/.exec(text.slice(0, 50_000))?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = ["\t", ";", ","].map((sign) => ({ sign, count: line.split(sign).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
};

/**
 * The rows of text that is separated by commas, semicolons or tabs. A quote counts only at the beginning of a cell,
 * where line ends belong to the cell.
 *
 * @throws UnreadableDocument
 */
export const parseCsv = (text: string): CsvRow[] => {
  const separator = separatorOf(text).charCodeAt(0);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  let at = /^sep=.\r?\n/.exec(text)?.[0].length ?? 0;
  if (at > 0) line = firstLine = 2;
  const quoted = (): string => {
    let cell = "";
    for (at++; ; ) {
      const end = text.indexOf('"', at);
      cell += text.slice(at, end < 0 ? text.length : end);
      // A quote that is not closed swallows the rest.
      if (end < 0 || cell.length > MAX_CELL)
        throw new UnreadableDocument("document.damaged", `a quote in line ${line} is not closed`);
      at = end + 1;
      if (text.charCodeAt(at) !== QUOTE) break;
      cell += '"';
      at++;
    }
    line += cell.split("\n").length - 1;
    return cell;
  };
  while (at < text.length) {
    const opened = text.charCodeAt(at) === QUOTE ? quoted() : "";
    const start = at;
    let code = text.charCodeAt(at);
    while (at < text.length && code !== separator && code !== LINE_FEED && code !== CARRIAGE_RETURN)
      code = text.charCodeAt(++at);
    cells.push(opened + text.slice(start, at));
    if (at < text.length && code === separator) {
      at++;
      if (at < text.length) continue;
      cells.push("");
    }
    rows.push({ line: firstLine, cells });
    if (rows.length > MAX_ROWS) throw new UnreadableDocument("document.too.large", "too many rows");
    cells = [];
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++;
    at++;
    firstLine = ++line;
  }
  return rows;
};
