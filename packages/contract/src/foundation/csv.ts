type Cell = string | number;

/** By this mark Excel knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A cell that begins so would be run as a formula (OWASP), also behind blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;
/** A minus sign before a number is not a formula; a plus sign precedes telephone numbers, which are not numbers. */
const NUMBER = /^-\d+([.,]\d+)?(e[+-]?\d+)?$/i;

/**
 * Whether a spreadsheet would run a cell.
 *
 * @example isFormula("=1+1") // true
 * @example isFormula("-5.2") // false
 */
export const isFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text);

const fieldOf = (cell: Cell): string => {
  const text = String(cell);
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of CSV. @example csvLine(["=1+1", 12]) // "'=1+1,12\r\n" */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(fieldOf).join(",")}\r\n`;

/**
 * Rows for a spreadsheet: with the mark by which Excel knows UTF-8, and nothing that it would run as a formula.
 *
 * @example csvText([["name", "bp"], ["=1+1", 12]]) // "\uFEFFname,bp\r\n'=1+1,12\r\n"
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join("");

/** A cell as it was before it was made harmless, without blanks at its ends. @example plainCell("'=1+1") // "=1+1" */
export const plainCell = (cell: string): string =>
  (/^'/.test(cell) && isFormula(cell.slice(1)) ? cell.slice(1) : cell).trim();
