import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"uses"> = {
  "pageUse.take": "Material or sample taken on a page",
  "pageUse.return": "Material or sample returned on a page",
  area_pageUse: "Use",
  object_pageUse: "Use",
};
