/** Descriptions of the demo lab's sequences. */
export const demo = {
  vh: "曲妥珠单抗重链可变区（Carter 等，PNAS 1992;89:4285）",
  vl: "曲妥珠单抗轻链可变区（Carter 等，PNAS 1992;89:4285）",
  scFv: "VH-(G4S)3-VL，胞质表达用，无信号肽",
  gene: "scFv 基因，大肠杆菌密码子优化，两端 NcoI/XhoI，合成订购",
  egfp: "EGFP 编码区（INSDC U55762.1）",
  bfp: "EGFP Y66H：同源修复后的编码区，PAM 旁带同义突变",
  donor: "单链供体，两侧各 60 nt 同源臂",
  cas9: "人源化 SpCas9 编码区",
  guideGene: "hU6 启动子驱动的 sgRNA，间隔序列指向 EGFP 第 66 位密码子",
  bfpFragment: "BFP 编码区，两端 KpnI/EcoRI",
  part: "植物表达元件",
  fragment: "合成片段，两端带酶切位点",
  read: "Sanger 测序，演示用模拟峰图",
  saidName: "补全 scFv 各结构域注释",
  saidPrimers: "加上测序引物",
  saidNote: "按测序结果核对，C 端 His 标签阅读框正确",
} as const;
