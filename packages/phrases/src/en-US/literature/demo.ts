export const demo = {
  cloning: "Cloning and assembly",
  editing: "Genome editing",
  note: "Presented in lab meeting; use its cycle numbers as a starting point.",
};
