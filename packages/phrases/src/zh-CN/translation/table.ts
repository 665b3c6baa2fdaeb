/** Texts of the table of a translation that the server writes. */
export const table = {
  number: "序号",
  place: "位置",
  source: "原文",
  target: "译文",
  state: "状态",
  waiting: "未翻译",
  translated: "已翻译",
  needs_review: "待核对",
  edited: "已编辑",
};
