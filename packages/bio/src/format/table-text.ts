/** A row of a table; `line` is where it begins, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Splits a table into rows and cells as RFC 4180 has them: quotes around a cell, doubled within, may hold
 * separators and line breaks. A quote that is never closed runs to the end. Blank rows are left out. Linear.
 *
 * @example splitTable('a,"b ""c"", d"\n', ",") // [{ line: 1, cells: ["a", 'b "c", d'] }]
 */
export const splitTable = (text: string, separator: string): TableRow[] => {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let began = 1;
  let at = 0;
  const quotedPart = (): string => {
    let cell = "";
    for (;;) {
      const close = text.indexOf('"', at + 1);
      const end = close < 0 ? text.length : close;
      cell += text.slice(at + 1, end);
      at = end + 1;
      if (close < 0 || text[at] !== '"') return cell;
      cell += '"';
    }
  };
  while (at < text.length) {
    const opening = text[at] === '"' ? quotedPart() : "";
    for (let newline = opening.indexOf("\n"); newline >= 0; newline = opening.indexOf("\n", newline + 1))
      line++;
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== "\n" && text[at] !== "\r") at++;
    cells.push(opening + text.slice(from, at));
    if (text[at] === separator) {
      at++;
      if (at === text.length) cells.push("");
      else continue;
    }
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: began, cells });
    cells = [];
    line++;
    began = line;
  }
  return rows;
};

/** The separator of a table by its heading: a tab, else whichever of `,` and `;` is there more often. */
export const separatorOf = (heading: string): "\t" | "," | ";" => {
  if (heading.includes("\t")) return "\t";
  return heading.split(";").length > heading.split(",").length ? ";" : ",";
};

/** A cell that begins so would be run by a spreadsheet as a formula, also behind blanks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Whether a text would be run, or looks like one that was made harmless: both get an apostrophe more. */
const isEscaped = (text: string): boolean => FORMULA.test(text.replace(/^'+/, ""));

/** A text as a cell that no spreadsheet runs. @example harmlessCell("=1+1") // "'=1+1" */
export const harmlessCell = (text: string): string => (isEscaped(text) ? `'${text}` : text);

/** The text of such a cell. @example plainCell("'=1+1") // "=1+1" */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isEscaped(cell) ? cell.slice(1) : cell;

/** Prints rows; cells with a separator, a quote, a line break or a blank at an end are in quotes. */
export const printTable = (rows: readonly (readonly string[])[], separator: "," | "\t"): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\n`).join("");

const quoted = (cell: string, separator: string): string =>
  cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
