import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"signatures"> = {
  "signature.not.found": "There is no such signature. Reload the page.",
  "signature.exists": "You have signed this version with this meaning already. There is nothing more to do.",
  "signature.unsupported":
    "This version does not exist or its kind of file cannot be signed. Choose another version.",
  "signature.limit.exceed": "You have as many signatures as there may be. Remove one first.",
};
