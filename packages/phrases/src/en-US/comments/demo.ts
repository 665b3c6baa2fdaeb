/** What people say beside files of the demo lab. */
export const demo = {
  frame: "@{{zhao}} the vector's His tag follows XhoI: have you checked the frame?",
  frameAnswer: "Yes: CTC GAG, then six His, no shift.",
  frameThanks: "Good, send this version for sequencing.",
  mutation: "@{{member}} clone 2 differs from the design by one base in VL. Shall we pick another colony?",
  mutationAnswer: "The peaks are clean, so it is a real mutation. Clone 1 is fine; I go on with that one.",
  donor: "@{{owner}} the donor has arms of 60 nt. Shall I order one with 90 nt to compare?",
  donorAnswer: "Do, and three replicates of both.",
  guide: "This guide cuts closest to codon 66; try it first. @{{liu}} please order the sgRNA.",
  activity: "@{{wu}} RbcS2B scatters a lot; take eight leaf discs of each construct next time.",
  naming: "@{{zhou}} is this the pUC19 of box 2 in the freezer?",
  namingAnswer: "The same batch, P-003.",
} as const;
