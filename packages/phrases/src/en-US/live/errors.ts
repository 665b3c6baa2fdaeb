import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"live"> = {
  "live.document.full":
    "This has reached its limit ({{limit}} bytes). Shorten it before you go on, or keep some of it as a file.",
};
