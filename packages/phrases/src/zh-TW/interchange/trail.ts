import type { TrailOf } from "@benchleaf/contract";

/** Audit trail texts. */
export const trail: TrailOf<"interchange"> = {
  "eln.import": "匯入 .eln 封存檔",
  "eln.prepareExport": "產生 .eln 封存檔",
  "eln.fetchExport": "下載 .eln 封存檔",
  "project.export": "匯出專案",
  area_eln: "實驗記錄封存",
  area_project: "專案",
};
