/* 示範實驗室的儀表板和資料分析。 */
export const demo = {
  weekly: "組會儀表板",
  weeklyText: "每週一組會前檢視",
  progress: "專案進度",
  progressText: "本專案的檔案與任務",
  well: "孔",
  sample: "樣本",
  gene: "基因",
  group: "組",
  concentration: "抗原（ng/mL）",
  dilution: "稀釋倍數",
  untreated: "未處理",
  edited: "編輯後",
  fold: "相對表現量",
  elisa: "scFv ELISA 標準曲線",
  elisaPage: "scFv 表現量：夾心 ELISA",
  elisaText:
    "## 結果\n\n標準品 1,000 ng/mL 起，三倍稀釋，各兩孔；上清液稀釋 10 倍。曲線為四參數擬合，空白已扣除。",
  elisaCaption: "scFv 夾心 ELISA 的四參數標準曲線。陰影為曲線的 95% 信賴帶；十字為由曲線讀出的樣本。",
  qpcr: "CDKN1A 表現：編輯後與未處理",
};
