/**
 * Chinese texts for reading and citing papers, as parts of regular expressions. They are searched for in the papers'
 * text and never displayed.
 */
export const previewPhrases = {
  /** Section headings of a paper. */
  headings:
    "摘\\s*要|引\\s*言|前\\s*言|绪论|材料(?:与|和)方法|实验(?:部分|方法|材料)|方\\s*法|结\\s*果(?:与(?:分析|讨论))?|讨\\s*论|结\\s*论|致\\s*谢|参考文献",
  methodHeadings: "材料|方法|实验",
  otherHeadings: "摘要|引言|前言|结果|讨论|结论|参考文献|致谢",
  references: "参考文献",
  abstract: "摘要",
  /** Verbs of lab protocols. */
  actions:
    "加入|添加|混匀|混合|离心|孵育|培养|洗涤|清洗|重悬|弃(?:去)?上清|收集|裂解|转染|转化|接种|稀释|溶解|过滤|固定|染色|封闭|扩增|酶切|连接|纯化|洗脱|提取|煮沸|加热|冷却|冰浴|静置|振荡|涂布|保存|放置|处理",
  amountUnits: "微升|毫升|升|微克|毫克|克|单位",
  well: "孔",
  of: "的|含有|含",
  temperatures: "℃|室温|冰上|冰浴",
  roomTemperatures: "室温|冰上|冰浴",
  timeUnits: "秒|分钟|分|小时|天|周|个月",
  overnight: "过夜",
  /** What ends the name of a reagent: particles, and verbs that are no part of a name. */
  afterReagent:
    "[至到于在中后并与和及的置再室冰]|(?:匀浆|剧烈|轻轻|充分|避光|筛选|诱导|沉淀|处理|混匀|混合|离心|孵育|培养|洗涤|清洗|漂洗|重悬|收集|裂解|转染|转化|接种|稀释|溶解|过滤|固定|染色|封闭|扩增|酶切|连接|纯化|洗脱|提取|煮沸|加热|冷却|静置|振荡|涂布|保存|放置)(?!基|液|剂|酶|试剂|缓冲|产物|物|柱|体系)",
  /** Follows the last of the named authors. */
  andOthers: "等",
  /** Stop texts of a question. */
  common:
    "的 了 吗 呢 么 吧 是 在 和 与 或 及 有 被 把 这 那 哪 些 什么 怎么 怎样 如何 为什 多少 几个 哪些 请问 是否 可以 文献 文章 论文 作者 这篇 本文 一下 介绍 说明 进行 使用 采用 用了",
  /** Characters that only connect others. */
  loose: "[的了吗呢么是在和与或及有被把这那哪些什怎吧请]",
} as const;
