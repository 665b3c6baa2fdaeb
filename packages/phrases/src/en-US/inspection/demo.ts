export const demo = {
  freezer: "Sample store, freezer 2",
  eyewash: "Cell culture room, eyewash",
  chemicalStore: "Chemical store",
  fiveS: "Main laboratory",
  eyewashProof: "Boxes moved away; the floor is marked to be kept free.",
  fiveSProof: "Drawers relabelled, tools back in their places.",
};
