/** Texts of the table of a translation that the server writes. */
export const table = {
  number: "序號",
  place: "位置",
  source: "原文",
  target: "譯文",
  state: "狀態",
  waiting: "未翻譯",
  translated: "已翻譯",
  needs_review: "待核對",
  edited: "已編輯",
};
