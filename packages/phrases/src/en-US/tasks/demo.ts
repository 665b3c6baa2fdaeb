export const demo = {
  orderPrimers: "Order the genotyping primers",
  genotype: "Genotype the F0 generation",
  stocks: "Prepare sgRNA stocks",
  sequenceCheck: "Check the sequencing of pX459",
  freezerMap: "Update the freezer map of the plasmid library",
  report: "Write the monthly report",
  safety: "Lab safety meeting",
};
