import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"translation"> = {
  "translation.create": "翻譯",
  "translation.delete": "刪除譯文",
  "glossary.create": "新增術語庫",
  "glossary.update": "修改術語庫",
  "glossary.delete": "刪除術語庫",
  "glossary.import": "匯入術語",
  "memory.create": "新增記憶庫",
  "memory.update": "修改記憶庫",
  "memory.delete": "刪除記憶庫",
  "memory.import": "匯入記憶庫",
  area_glossary: "術語庫",
  object_glossary: "術語庫",
  area_memory: "翻譯記憶庫",
  object_memory: "翻譯記憶庫",
  area_translation: "譯文",
  object_translation: "譯文",
};
