import type { ErrorsOf } from "@benchleaf/contract";

/** What happened to a use on a page, and what to do. */
export const errors: ErrorsOf<"uses"> = {
  "use.not.found": "This use cannot be found. Refresh the page.",
  "use.returned": "This use was already returned. Refresh the page.",
  "use.taken": "This item was already taken. Return it before you take it again.",
  "use.block.not.found":
    "The page has no such item; it may have been deleted or is not saved yet. Try again in a moment.",
};
