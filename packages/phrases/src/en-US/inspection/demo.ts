export const demo = {
  freezer: "Sample store, freezer 2",
  eyewash: "Cell culture room, eyewash",
  chemicalStore: "Chemical store",
  fiveS: "Main laboratory",
  eyewashProof: "Boxes moved away; “keep clear” sign added to the floor.",
  fiveSProof: "Drawers relabeled, tools put back in place.",
};
