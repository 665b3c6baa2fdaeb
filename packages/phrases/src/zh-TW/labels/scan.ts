/** What other pages say of labels and scanning. */
export const scan = {
  title: "掃碼",
  printLabels: "列印標籤",
};
