/** Texts of a notebook page created from a paper's methods. */
export const methodPage = {
  source: "Source",
  materials: "Reagents",
  steps: "Steps",
  page: "page {{page}}",
};
