/** The demo lab's notebook. */
export const demo = {
  knockin: "EGFP→BFP 敲入：RNP 轉染",
  knockinText:
    "## 目的\n\n把 HEK293T-EGFP 的 66 位酪胺酸改為組胺酸。\n\n- [x] 復性 sgRNA，與 Cas9 等莫耳混合 10 min\n- [x] 電轉 2×10^5 細胞\n- [ ] 72 h 後流式檢測\n\n> 對照組與實驗組同時鋪盤。",
  facs: "流式結果：編輯效率",
  facsText:
    "## 結果\n\n| 組 | BFP+ (%) | EGFP- (%) |\n| --- | --- | --- |\n| RNP + ssODN | 18.4 | 61.2 |\n| 僅 RNP | 0.1 | 63.0 |\n| 未處理 | 0.0 | 0.4 |\n\nBFP 陽性代表同源修復。",
  clonePlan: "scFv 選殖到 pET-28a",
  clonePlanText:
    "## 方案\n\nNcoI/XhoI 雙酶切，去掉終止密碼子，保留 C 端 His 標籤。\n\n1. 載體與片段 37 ℃ 酶切 1 h\n2. 膠回收\n3. 16 ℃ 接合過夜",
  expression: "scFv 誘導條件測試",
  expressionText:
    "## 條件\n\n| IPTG (mM) | 溫度 (℃) | 可溶性 |\n| --- | --- | --- |\n| 0.1 | 18 | ++ |\n| 0.5 | 18 | + |\n| 0.5 | 37 | - |\n\n**結論**：0.1 mM、18 ℃ 過夜。",
  promoterAssay: "雙螢光素酶：啟動子相對活性",
  promoterAssayText: "## 結果\n\n35S 記為 1.00；雙 35S 1.84；AtRbcS2B 0.62；nos 0.11（n = 6）。",
  infiltration: "菸草葉片注射",
  infiltrationText:
    "## 步驟\n\n- [x] 農桿菌 OD600 調到 0.5\n- [x] 靜置 2 h\n- [x] 注射第 3、4 葉\n- [ ] 48 h 取樣",
  firstDigest: "入門練習：pUC19 酶切",
  firstDigestText: "## 預期\n\nEcoRI 單切，2,686 bp 一條帶。\n\n## 觀察\n\n一條帶，位置正確。",
  pcrPage: "菌落 PCR：scFv 株 1–8",
  westernPage: "抗 His 西方墨點法",
  meetingPage: "組會：敲入專案進展",
  naming: "樣品命名規則",
  namingText: "## 規則\n\n專案縮寫-日期-序號，例如 KI-261127-03。\n\n- 日期用 yymmdd\n- 序號兩位",
  please: "請審核",
  agreed: "資料完整，同意",
};
