/** The demo lab's projects. */
export const demo = {
  library: "公共质粒库",
  libraryAbout: "全组共用的载体。入库前请核对酶切图谱，改动请另存为新文件。",
  crispr: "CRISPR 敲入：EGFP→BFP 报告细胞",
  crisprAbout:
    "用 Cas9 RNP 和单链供体在 HEK293T-EGFP 细胞里把第 66 位酪氨酸改为组氨酸，以荧光变色衡量同源修复效率。",
  antibody: "抗 HER2 scFv 原核表达",
  antibodyAbout: "曲妥珠单抗可变区 scFv，大肠杆菌密码子优化，克隆进 pET-28a(+)，C 端 His 标签纯化。",
  promoter: "植物启动子系列",
  promoterAbout: "35S、双 35S、AtRbcS2B 与 nos 启动子驱动 LUC，烟草叶片瞬时表达，比较相对活性。",
  teaching: "2025 级新生培训",
  teachingAbout: "质粒图谱、引物设计与测序比对的上手练习。",
  oldPilot: "GFP 预实验（旧）",
  oldPrimer: "引物测试（重复）",
  oldRotation: "轮转生练习",
  removePilot: "预实验已结束，数据已归入 CRISPR 敲入项目。",
  removePrimer: "与公共质粒库里的引物重复。",
  removeRotation: "轮转已结束。",
} as const;
