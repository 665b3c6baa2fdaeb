/* 演示实验室的看板和数据分析。 */
export const demo = {
  weekly: "组会看板",
  weeklyText: "每周一组会前查看",
  progress: "课题进展",
  progressText: "本项目的文件与任务",
  well: "孔",
  sample: "样本",
  gene: "基因",
  group: "组",
  concentration: "抗原（ng/mL）",
  dilution: "稀释倍数",
  untreated: "未处理",
  edited: "编辑后",
  fold: "相对表达量",
  elisa: "scFv ELISA 标准曲线",
  elisaPage: "scFv 表达量：夹心 ELISA",
  elisaText:
    "## 结果\n\n标准品 1,000 ng/mL 起，三倍稀释，各两孔；上清稀释 10 倍。曲线为四参数拟合，空白已扣除。",
  elisaCaption: "scFv 夹心 ELISA 的四参数标准曲线。阴影为曲线的 95% 置信带；十字为由曲线读出的样本。",
  qpcr: "CDKN1A 表达：编辑后与未处理",
};
