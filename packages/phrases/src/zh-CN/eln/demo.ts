/** The demo lab's notebook. */
export const demo = {
  knockin: "EGFP→BFP 敲入：RNP 转染",
  knockinText:
    "## 目的\n\n把 HEK293T-EGFP 的 66 位酪氨酸改为组氨酸。\n\n- [x] sgRNA 退火，与 Cas9 等摩尔混合 10 min\n- [x] 电转 2×10^5 细胞\n- [ ] 72 h 后流式检测\n\n> 对照组与实验组同时铺板。",
  facs: "流式结果：编辑效率",
  facsText:
    "## 结果\n\n| 组 | BFP+ (%) | EGFP- (%) |\n| --- | --- | --- |\n| RNP + ssODN | 18.4 | 61.2 |\n| 仅 RNP | 0.1 | 63.0 |\n| 未处理 | 0.0 | 0.4 |\n\nBFP 阳性代表同源修复。",
  clonePlan: "scFv 克隆到 pET-28a",
  clonePlanText:
    "## 方案\n\nNcoI/XhoI 双酶切，去掉终止密码子，保留 C 端 His 标签。\n\n1. 载体与片段 37 ℃ 酶切 1 h\n2. 胶回收\n3. 16 ℃ 连接过夜",
  expression: "scFv 诱导条件摸索",
  expressionText:
    "## 条件\n\n| IPTG (mM) | 温度 (℃) | 可溶性 |\n| --- | --- | --- |\n| 0.1 | 18 | ++ |\n| 0.5 | 18 | + |\n| 0.5 | 37 | - |\n\n**结论**：0.1 mM、18 ℃ 过夜。",
  promoterAssay: "双荧光素酶：启动子相对活性",
  promoterAssayText: "## 结果\n\n35S 记为 1.00；双 35S 1.84；AtRbcS2B 0.62；nos 0.11（n = 6）。",
  infiltration: "烟草叶片注射",
  infiltrationText:
    "## 步骤\n\n- [x] 农杆菌 OD600 调到 0.5\n- [x] 静置 2 h\n- [x] 注射第 3、4 叶\n- [ ] 48 h 取样",
  firstDigest: "入门练习：pUC19 酶切",
  firstDigestText: "## 预期\n\nEcoRI 单切，2,686 bp 一条带。\n\n## 观察\n\n一条带，位置正确。",
  pcrPage: "菌落 PCR：scFv 克隆 1–8",
  westernPage: "抗 His Western blot",
  meetingPage: "组会：敲入项目进展",
  naming: "样品命名规则",
  namingText: "## 规则\n\n项目缩写-日期-序号，例如 KI-261127-03。\n\n- 日期用 yymmdd\n- 序号两位",
  please: "请审核",
  agreed: "数据完整，同意",
};
