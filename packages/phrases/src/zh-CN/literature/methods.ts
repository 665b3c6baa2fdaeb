/** Texts of a notebook page created from a paper's methods. */
export const methodPage = {
  source: "来源",
  materials: "试剂",
  steps: "步骤",
  page: "第 {{page}} 页",
};
