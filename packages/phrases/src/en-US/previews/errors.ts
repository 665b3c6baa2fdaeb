import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"previews"> = {
  "pdf.not.possible": "“{{name}}” cannot be laid out as PDF. Leave it out, or download the file itself.",
  "pdf.set.aside":
    "The printer broke down at these files or took too long, so the export was set aside and is not tried again. Export them one by one to find the file, and leave it out.",
  "pdf.not.merged":
    "“{{name}}” is protected or damaged and cannot be merged. Export one PDF of each instead.",
  "pdf.too.large": "Together these PDFs are too large. Export fewer files at a time.",
  "pdf.too.many.exports":
    "You already have {{limit}} PDF exports under way. Wait until one has finished or stop it.",
  "pdf.export.not.found": "This export is no longer there. Export the files again.",
};
