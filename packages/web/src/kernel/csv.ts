type Cell = string | number;

/** A cell that begins like this would be run as a formula. A minus or plus before a number alone is one. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+([.,]\d+)?$/;

const cellText = (cell: Cell): string => {
  const text = String(cell);
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows for a spreadsheet: with the mark by which Excel knows UTF-8, and nothing that it would run as a formula.
 *
 * @example csvText([["name", "bp"], ["=1+1", 12]]) // "\uFEFFname,bp\r\n'=1+1,12\r\n"
 */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;

/**
 * The rows of a CSV or tab-separated text, whatever its line ends, blank ones too, so that they can be counted; the
 * separator is the one of its first line.
 *
 * @example parseCsv('name,bases\r\n"a ""b""",ACGT') // [["name", "bases"], ['a "b"', "ACGT"]]
 */
export const parseCsv = (text: string): readonly (readonly string[])[] => {
  const whole = text.replace(/^\uFEFF/, "");
  const head = whole.slice(0, /[\r\n]/.exec(whole)?.index ?? whole.length);
  const separator = head.includes("\t") ? "\t" : head.includes(";") && !head.includes(",") ? ";" : ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    rows.push(row);
    row = [];
    cell = "";
  };
  for (let at = 0; at < whole.length; at += 1) {
    const letter = whole[at];
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (whole[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = "";
    } else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && whole[at + 1] === "\n") at += 1;
      endRow();
    } else cell += letter;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
};

/** A cell as it was before it was made harmless: `'=1+1` is `=1+1`. */
export const readCell = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell).trim();
