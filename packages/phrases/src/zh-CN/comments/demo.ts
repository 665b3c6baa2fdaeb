/** Comments on files of the demo lab. */
export const demo = {
  frame: "@{{zhao}} XhoI 后面接载体的 His 标签，阅读框确认过了吗？",
  frameAnswer: "确认过，CTC GAG 之后直接读 6×His，没有移码。",
  frameThanks: "好，那就按这个版本送测序。",
  mutation: "@{{member}} 克隆 2 在 VL 里有一个碱基和设计不同，是不是重新挑一个单克隆？",
  mutationAnswer: "峰图很干净，应该是真突变。克隆 1 没问题，后面就用克隆 1。",
  donor: "@{{owner}} 供体两侧各 60 nt，要不要再订一条 90 nt 的比较？",
  donorAnswer: "订吧，两种一起做三个重复。",
  guide: "这条 gRNA 离第 66 位密码子最近，优先试它。@{{liu}} 帮忙订 sgRNA。",
  activity: "@{{wu}} RbcS2B 的误差偏大，下次每个构建做到 8 个叶盘。",
  naming: "@{{zhou}} 这里的 pUC19 和冰箱里 2 号盒的是同一批吗？",
  namingAnswer: "是同一批，编号 P-003。",
} as const;
