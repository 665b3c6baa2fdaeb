import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"biolibrary"> = {
  "library.create": "添加元件库条目",
  "library.move": "移动元件库条目",
  "library.remove": "删除元件库条目",
  "library.update": "修改元件库条目",
  area_library: "生物元件库",
  object_libraryEntry: "元件库条目",
};
