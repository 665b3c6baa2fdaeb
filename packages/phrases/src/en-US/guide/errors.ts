import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"guide"> = {
  "guide.not.found": "The guide has no such page. Choose one from the contents.",
};
