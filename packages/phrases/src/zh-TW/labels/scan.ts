/** Label and scanning texts used by other pages. */
export const scan = {
  title: "掃碼",
  printLabels: "列印標籤",
};
