/** Excel reads UTF-8 only where the file says so. */
export const BYTE_ORDER_MARK = "\uFEFF";

// What a spreadsheet would take for a formula (OWASP): it starts so, also behind blanks.
const FORMULA = /^\s*[=+\-@\t\r]/;

const fieldOf = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of CSV; a field that a spreadsheet would compute is shown as text. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(fieldOf).join(",")}\r\n`;
