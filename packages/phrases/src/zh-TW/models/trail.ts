import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts for AI model settings. */
export const trail: TrailOf<"models"> = {
  "model.update": "修改 AI 模型設定",
  "model.remove": "刪除 AI 模型設定",
  area_model: "AI 模型",
  object_model: "AI 模型",
};
