import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"tables"> = {
  "table.import.not.found": "This import is not there, it may have expired. Choose the file again.",
  "table.import.busy": "This import is at work. Wait until it has finished, or stop it first.",
  "table.import.too.many": "You have {{limit}} imports under way. Wait until one of them has finished.",
  "table.not.checked": "Check the table before it is written.",
  "table.kind.one.way": "This cannot be done with this kind of record.",
  "table.unreadable": "“{{fileName}}” cannot be read. Save it as XLSX or as CSV in UTF-8, and try again.",
  "table.empty": "There is nothing in the table. Check the file or what you have pasted.",
  "table.too.large": "The file is too large: at most {{limit}} MB. Import it in parts.",
  "table.rows.too.many": "Too many rows: at most {{limit}} at a time. Import them in parts.",
  "table.columns.too.many": "Too many columns: at most {{limit}}. Leave out those you do not need.",
  "table.cell.too.long":
    "Row {{row}} has a cell of more than {{limit}} characters. Check whether its quotes are closed.",
  "table.column.missing": "Say which column is “{{column}}”.",
  "table.cell.empty": "This is required. Fill it in.",
  "table.cell.no.number": "This must be a number, such as 12.5.",
  "table.cell.no.choice": "Only these can stand here: {{choices}}.",
  "table.cell.over": "At most {{limit}} characters. Shorten it.",
  "table.cell.twice": "The same as row {{row}}.",
};
