/** Label and scanning texts used by other pages. */
export const scan = {
  title: "扫码",
  printLabels: "打印标签",
};
