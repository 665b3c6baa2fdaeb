/** The demo lab's projects. */
export const demo = {
  library: "公共質體庫",
  libraryAbout: "全組共用的載體。入庫前請核對酶切圖譜，改動請另存為新檔案。",
  crispr: "CRISPR 敲入：EGFP→BFP 報導細胞",
  crisprAbout:
    "用 Cas9 RNP 和單鏈供體在 HEK293T-EGFP 細胞裡把第 66 位酪胺酸改為組胺酸，以螢光變色衡量同源修復效率。",
  antibody: "抗 HER2 scFv 原核表現",
  antibodyAbout: "曲妥珠單抗可變區 scFv，大腸桿菌密碼子優化，選殖進 pET-28a(+)，C 端 His 標籤純化。",
  promoter: "植物啟動子系列",
  promoterAbout: "35S、雙 35S、AtRbcS2B 與 nos 啟動子驅動 LUC，菸草葉片瞬時表現，比較相對活性。",
  teaching: "2025 級新生培訓",
  teachingAbout: "質體圖譜、引子設計與定序比對的上手練習。",
  oldPilot: "GFP 預實驗（舊）",
  oldPrimer: "引子測試（重複）",
  oldRotation: "輪轉生練習",
  removePilot: "預實驗已結束，資料已歸入 CRISPR 敲入專案。",
  removePrimer: "與公共質體庫裡的引子重複。",
  removeRotation: "輪轉已結束。",
} as const;
