import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"alignments"> = {
  "alignment.rows.invalid":
    "The alignment rows are inconsistent, so nothing was saved. Realign and try again.",
  "alignment.too.large": "This alignment is too large. Use fewer or shorter sequences.",
};
