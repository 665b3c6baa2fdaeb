import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"biolibrary"> = {
  "library.create": "新增元件庫項目",
  "library.move": "移動元件庫項目",
  "library.remove": "刪除元件庫項目",
  "library.update": "修改元件庫項目",
  area_library: "生物元件庫",
  object_libraryEntry: "元件庫項目",
};
