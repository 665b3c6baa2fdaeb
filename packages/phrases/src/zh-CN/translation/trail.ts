import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"translation"> = {
  "translation.create": "翻译",
  "translation.delete": "删除译文",
  "glossary.create": "新建术语库",
  "glossary.update": "修改术语库",
  "glossary.delete": "删除术语库",
  "glossary.import": "导入术语",
  "memory.create": "新建记忆库",
  "memory.update": "修改记忆库",
  "memory.delete": "删除记忆库",
  "memory.import": "导入记忆库",
  area_glossary: "术语库",
  object_glossary: "术语库",
  area_memory: "翻译记忆库",
  object_memory: "翻译记忆库",
  area_translation: "译文",
  object_translation: "译文",
};
