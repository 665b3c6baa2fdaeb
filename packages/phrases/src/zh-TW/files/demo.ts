/** Folders, documents and tags of the demo lab. */
export const demo = {
  folderVectors: "載體骨架",
  folderReporters: "報導基因",
  folderYeast: "酵母",
  folderDesign: "引導 RNA 與供體",
  folderConstructs: "構建",
  folderReads: "定序結果",
  folderParts: "元件",
  folderDocuments: "方案與記錄",
  tagVerified: "已定序驗證",
  tagOrdered: "待訂購",
  tagFreezer: "-80℃ 甘油菌",
  tagTeaching: "教學",
  rnpName: "HEK293T 電穿孔 RNP 方案.md",
  rnp: `# HEK293T 電穿孔 RNP 方案

目標：EGFP 第 66 位 TAC→CAC，綠色變藍色。

## 材料

| 試劑 | 用量（每孔） |
| --- | --- |
| SpCas9 蛋白（61 µM） | 1.0 µL |
| sgRNA（100 µM） | 1.2 µL |
| 單鏈供體（100 µM） | 1.0 µL |
| 細胞 | 2 × 10⁵ |

## 步驟

1. Cas9 與 sgRNA 室溫孵育 10 分鐘，形成 RNP。
2. 細胞用 PBS 洗一次，重懸於 20 µL 電穿孔液。
3. 加入 RNP 與供體，程序 CM-130。
4. 立即加 80 µL 預熱培養基，靜置 5 分鐘後轉入 24 孔板。
5. 72 小時後流式檢測：BFP⁺ 為同源修復，雙陰性為插入缺失。

> 對照：只加 RNP；只加供體；不電穿孔。
`,
  flowName: "流式結果汇總.csv",
  flow: `樣品,重複,EGFP+ (%),BFP+ (%),雙陰性 (%)
未電穿孔,1,99.2,0.0,0.8
只加 RNP,1,21.4,0.1,78.5
RNP+供體 60 nt 臂,1,27.9,18.6,53.5
RNP+供體 60 nt 臂,2,26.1,19.8,54.1
RNP+供體 60 nt 臂,3,28.8,17.9,53.3
`,
  purifyName: "scFv 鎳柱純化 SOP.md",
  purify: `# scFv 鎳柱純化 SOP

版本 2，由趙明哲修訂。

1. BL21(DE3) 轉化 pET28a-scFv，37℃ 培養到 OD600 = 0.6。
2. 0.2 mM IPTG，16℃ 過夜誘導。
3. 裂解液：50 mM Tris-HCl pH 8.0，300 mM NaCl，10 mM 咪唑。
4. 上樣後用 20 個柱體積的 30 mM 咪唑洗雜。
5. 250 mM 咪唑洗脫，每管 0.5 mL，測 A280。
6. 透析到 PBS，分裝後 -80℃ 保存。

**注意**：scFv 含兩對二硫鍵，胞質表現以 SHuffle T7 為宜。
`,
  yieldName: "表現量記錄.csv",
  yields: `批次,菌株,溫度 (℃),產量 (mg/L),純度 (%)
A1,BL21(DE3),37,1.1,72
A2,BL21(DE3),16,3.4,88
A3,SHuffle T7,16,6.8,94
`,
  activityName: "啟動子活性測定記錄.md",
  activity: `# 啟動子活性測定記錄

菸草葉片注射後 48 小時取樣，LUC 讀數以 REN 歸一。

| 構建 | LUC/REN（均值 ± 標準差，n = 6） |
| --- | --- |
| pNOS::LUC | 0.11 ± 0.02 |
| pRbcS2B::LUC | 0.64 ± 0.09 |
| p35S::LUC | 1.00 ± 0.12 |
| pd35S::LUC | 1.83 ± 0.21 |

結論：雙 35S 約為單 35S 的 1.8 倍；AtRbcS2B 在光下培養 16 小時的樣品裡更高，下週重複。
`,
  meetingName: "組會紀要.md",
  meeting: `# 組會紀要

- 王若曦：敲入效率 18%～20%，下一步比較 60 nt 與 90 nt 同源臂。
- 趙明哲：A3 批次 scFv 產量最高，改用 SHuffle T7。
- 吳雨桐：四個啟動子構建全部定序正確。
- 周航：公共質體庫請統一命名，舊專案本週清理。
`,
  orderName: "引子訂購單.csv",
  order: `名稱,序列 5'→3',純化,專案
EGFP-check-F,ATGGTGAGCAAGGGCGAGGA,PAGE,CRISPR 敲入
EGFP-check-R,TTACTTGTACAGCTCGTCCATG,PAGE,CRISPR 敲入
T7-promoter-F,TAATACGACTCACTATAGGG,脫鹽,scFv
T7-term-R,GCTAGTTATTGCTCAGCGG,脫鹽,scFv
`,
  welcomeName: "新生必讀.md",
  welcome: `# 新生必讀

1. 先看「公共質體庫」，找到 pUC19，打開圖譜試一試酶切。
2. 在「抗 HER2 scFv 原核表現」裡打開 pET28a-scFv，看它是怎樣構建的，以及各個版本改了什麼。
3. 打開定序比對，找出選殖株 2 的突變在哪裡。
4. 有問題就在檔案旁邊寫評論，@ 對應的同學。
`,
  wantsAccess: "想參考 scFv 的純化條件，用在奈米抗體上。",
} as const;
