/** What other pages say of labels and scanning. */
export const scan = {
  title: "扫码",
  printLabels: "打印标签",
};
