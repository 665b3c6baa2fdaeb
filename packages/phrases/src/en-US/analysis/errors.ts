import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "analysis.table.invalid":
    "The table is inconsistent: two columns have the same ID, or an excluded cell isn’t in it. Check it and try again.",
  "analysis.table.unreadable": "Couldn’t read “{{fileName}}”. Make sure it is an XLSX, CSV or text table.",
  "analysis.too.long": "The calculation took too long. Use fewer values or an approximate method.",
};
