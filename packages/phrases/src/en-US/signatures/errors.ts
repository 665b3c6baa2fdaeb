import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"signatures"> = {
  "signature.not.found": "This signature doesn’t exist. Reload the page.",
  "signature.exists": "You’ve already signed this version with this meaning.",
  "signature.unsupported":
    "This version doesn’t exist, or files of this type can’t be signed. Choose another version.",
  "signature.limit.exceed": "You’ve reached the maximum number of signatures. Remove one first.",
};
