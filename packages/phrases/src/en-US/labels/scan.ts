/** Label and scanning texts used by other pages. */
export const scan = {
  title: "Scan",
  printLabels: "Print labels",
};
