import type { ErrorsOf } from "@benchleaf/contract";

export const errors: ErrorsOf<"live"> = {
  "live.document.full":
    "The content has reached its limit ({{limit}} bytes). Shorten it to continue, or save part of it as a file.",
};
