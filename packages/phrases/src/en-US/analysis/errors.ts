import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "analysis.table.invalid":
    "The table is incomplete: two columns have the same id, or an excluded cell is not in it. Please check it and try again.",
  "analysis.table.unreadable":
    "“{{fileName}}” cannot be read. Please make sure that it is an XLSX, CSV or text table.",
  "analysis.too.long": "The calculation took too long. Please use fewer values or an approximate method.",
};
