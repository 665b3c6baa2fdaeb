/** Descriptions of the demo lab's sequences. */
export const demo = {
  vh: "曲妥珠單抗重鏈可變區（Carter 等，PNAS 1992;89:4285）",
  vl: "曲妥珠單抗輕鏈可變區（Carter 等，PNAS 1992;89:4285）",
  scFv: "VH-(G4S)3-VL，胞質表現用，無信號肽",
  gene: "scFv 基因，大腸桿菌密碼子優化，兩端 NcoI/XhoI，合成訂購",
  egfp: "EGFP 編碼區（INSDC U55762.1）",
  bfp: "EGFP Y66H：同源修復後的編碼區，PAM 旁帶同義突變",
  donor: "單鏈供體，兩側各 60 nt 同源臂",
  cas9: "人源化 SpCas9 編碼區",
  guideGene: "hU6 啟動子驅動的 sgRNA，間隔序列指向 EGFP 第 66 位密碼子",
  bfpFragment: "BFP 編碼區，兩端 KpnI/EcoRI",
  part: "植物表現元件",
  fragment: "合成片段，兩端帶酶切位點",
  read: "Sanger 定序，演示用模擬峰圖",
  saidName: "補全 scFv 各結構域註解",
  saidPrimers: "加上定序引子",
  saidNote: "按定序結果核對，C 端 His 標籤讀框正確",
} as const;
