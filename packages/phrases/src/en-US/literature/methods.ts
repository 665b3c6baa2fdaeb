/** What stands on a notebook page that is made of a paper's methods. */
export const methodPage = {
  source: "Source",
  materials: "Reagents",
  steps: "Steps",
  page: "page {{page}}",
};
