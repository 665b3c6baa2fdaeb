import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"analysis"> = {
  "dashboard.not.found": "This board does not exist, or it is no longer shared with you.",
  "dashboard.stale": "Someone else has changed this board. Load it again before you save.",
  "dashboard.not.yours": "You cannot change this board. Make a copy of it.",
  "dashboard.limit.exceed": "There are already {{limit}} boards here. Delete one that is not needed.",
  "analysis.query.invalid": "This tile does not fit its records. Edit the tile.",
  "analysis.query.too.slow": "Counting takes too long. Choose a shorter period or add a filter.",
  "analysis.range.too.long": "The period is too long. Choose a shorter one.",
  "analysis.table.invalid":
    "The table is inconsistent: two columns have the same ID, or an excluded cell isn’t in it. Check it and try again.",
  "analysis.table.unreadable": "Couldn’t read “{{fileName}}”. Make sure it is an XLSX, CSV or text table.",
  "analysis.too.long": "The calculation took too long. Use fewer values or an approximate method.",
};
