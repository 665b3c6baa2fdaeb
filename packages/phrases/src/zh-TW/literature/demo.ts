export const demo = {
  cloning: "選殖與組裝方法",
  editing: "基因編輯",
  note: "組會報告過；切接循環數可以參考。",
};
