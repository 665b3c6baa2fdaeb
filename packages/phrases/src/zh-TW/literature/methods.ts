/** Texts of a notebook page created from a paper's methods. */
export const methodPage = {
  source: "來源",
  materials: "試劑",
  steps: "步驟",
  page: "第 {{page}} 頁",
};
