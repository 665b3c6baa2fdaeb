import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tables"> = {
  "table.import.not.found": "This import wasn’t found and may have expired. Choose the file again.",
  "table.import.busy": "This import is in progress. Wait until it finishes, or stop it first.",
  "table.import.too.many": "You already have {{limit}} imports in progress. Wait until one finishes.",
  "table.not.checked": "Check the table before importing it.",
  "table.kind.one.way": "This isn’t supported for this type of record.",
  "table.unreadable": "Couldn’t read “{{fileName}}”. Save it as XLSX or UTF-8 CSV and try again.",
  "table.empty": "The table is empty. Check the file or the pasted content.",
  "table.too.large": "The file is too large (limit {{limit}} MB). Import it in parts.",
  "table.rows.too.many": "Too many rows (limit {{limit}} at a time). Import them in parts.",
  "table.columns.too.many": "Too many columns (limit {{limit}}). Remove those you don’t need.",
  "table.cell.too.long":
    "Row {{row}} has a cell with more than {{limit}} characters. Check for unclosed quotes.",
  "table.column.missing": "Select the column for “{{column}}”.",
  "table.cell.empty": "Required. Fill it in.",
  "table.cell.no.number": "This must be a number, such as 12.5.",
  "table.cell.no.date": "This must be a date, such as 2027-12-31.",
  "table.cell.no.unit": "Unknown unit. Use one such as g, mL or pcs.",
  "table.cell.no.choice": "Allowed values: {{choices}}.",
  "table.cell.over": "Up to {{limit}} characters. Shorten it.",
  "table.cell.twice": "Duplicate of row {{row}}.",
};
