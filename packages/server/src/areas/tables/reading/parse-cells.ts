/** A table is more than may be read. `row` counts from 1. */
export class TooManyCells extends Error {
  readonly what: "rows" | "columns" | "cell";
  readonly row: number;
  constructor(what: TooManyCells["what"], row: number) {
    super(`too much in row ${row}: ${what}`);
    this.what = what;
    this.row = row;
  }
}

/** The most that is read: rows, columns of a row, characters of a cell. */
export interface CellLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cell: number;
}

/** @throws TooManyCells */
export const refuseBeyond = (row: readonly string[], number: number, limits: CellLimits): void => {
  if (number > limits.rows) throw new TooManyCells("rows", number);
  if (row.length > limits.columns) throw new TooManyCells("columns", number);
  if (row.some((cell) => cell.length > limits.cell)) throw new TooManyCells("cell", number);
};

/** The most frequent separator in the first non-empty line, outside of quotes. */
const separatorOf = (text: string): string => {
  const line = /[^\s][^\r\n]*/.exec(text.slice(0, 100_000))?.[0] ?? "";
  const bare = line.replace(/"[^"]*"/g, "");
  const counts = ["\t", ",", ";"].map((sign) => ({ sign, count: bare.split(sign).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
};

const QUOTE = 34;
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/**
 * The rows of comma-, semicolon- or tab-separated text, with any line ends, including blank rows, so that they can be
 * counted. A quote is special only at the start of a cell: `5' end` and `12"` stay as they are.
 *
 * @throws TooManyCells
 * @example parseCells('name,bases\r\n"a ""b""",ACGT', limits) // [["name", "bases"], ['a "b"', "ACGT"]]
 */
export const parseCells = (text: string, limits: CellLimits): string[][] => {
  const sign = separatorOf(text).charCodeAt(0);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const quoted = (): string => {
    let cell = "";
    for (at += 1; ; ) {
      const end = text.indexOf('"', at);
      cell += text.slice(at, end < 0 ? text.length : end);
      // An unclosed quote: a cell that swallows everything after it is detected by its length.
      if (cell.length > limits.cell) throw new TooManyCells("cell", rows.length + 1);
      at = end < 0 ? text.length : end + 1;
      if (end < 0 || text.charCodeAt(at) !== QUOTE) return cell;
      cell += '"';
      at += 1;
    }
  };
  const bare = (): string => {
    const start = at;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === sign || code === LINE_FEED || code === CARRIAGE_RETURN) break;
    }
    return text.slice(start, at);
  };
  while (at < text.length) {
    const opened = text.charCodeAt(at) === QUOTE ? quoted() : "";
    row.push(opened + bare());
    const code = text.charCodeAt(at);
    if (code === sign) {
      at += 1;
      // A separator at the very end opens a last, empty cell.
      if (at < text.length) continue;
      row.push("");
    }
    refuseBeyond(row, rows.length + 1, limits);
    rows.push(row);
    row = [];
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    at += 1;
  }
  return rows;
};
