import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guidance"> = {
  "feedback.not.found": "This feedback or its screenshot wasn’t found. Refresh the list.",
};
