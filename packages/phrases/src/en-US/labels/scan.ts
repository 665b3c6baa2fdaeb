/** What other pages say of labels and scanning. */
export const scan = {
  title: "Scan",
  printLabels: "Print labels",
};
