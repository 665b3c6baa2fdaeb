import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"alignments"> = {
  "alignment.rows.invalid":
    "The rows of this alignment do not fit together, so nothing was saved. Align again.",
  "alignment.too.large": "This alignment is too large. Take fewer or shorter sequences.",
};
