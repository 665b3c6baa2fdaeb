import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"literature"> = {
  "paper.import": "匯入文獻",
  "paper.update": "修改文獻資訊",
  "paper.attach": "上傳文獻 PDF",
  "paper.merge": "合併重複文獻",
  "paper.publish": "在開放文獻庫公開",
  "paper.withdraw": "撤回公開的文獻",
  "paper.methods": "擷取實驗方法",
  "collection.create": "新增文獻集",
  "collection.update": "修改文獻集",
  "collection.delete": "刪除文獻集",
  area_paper: "文獻",
  object_paper: "文獻",
  area_collection: "文獻集",
  object_collection: "文獻集",
};
