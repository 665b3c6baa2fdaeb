import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guidance"> = {
  "feedback.not.found": "This feedback or its picture cannot be found. Refresh the list.",
};
