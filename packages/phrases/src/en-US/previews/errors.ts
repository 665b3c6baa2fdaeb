import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"previews"> = {
  "pdf.not.possible": "“{{name}}” can’t be exported as PDF. Deselect it, or download the original file.",
  "pdf.set.aside":
    "Exporting these files crashed or timed out, so it won’t be retried. Export them one by one to find the problem file, then leave it out.",
  "pdf.not.merged":
    "“{{name}}” is protected or damaged and can’t be merged. Export one PDF per file instead.",
  "pdf.too.large": "The combined PDFs are too large. Export fewer files at a time.",
  "pdf.too.many.exports":
    "You already have {{limit}} PDF exports in progress. Wait for one to finish or stop it.",
  "pdf.export.not.found": "This export no longer exists. Export the files again.",
};
