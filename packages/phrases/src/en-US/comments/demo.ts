/** Comments on files of the demo lab. */
export const demo = {
  frame: "@{{zhao}} the vector's His tag follows XhoI: have you checked the frame?",
  frameAnswer: "Yes: CTC GAG, then six His, no shift.",
  frameThanks: "Good, send this version for sequencing.",
  mutation: "@{{member}} clone 2 differs from the design by one base in VL. Should we pick another colony?",
  mutationAnswer:
    "The peaks are clean, so it’s a real mutation. Clone 1 is fine; let’s continue with that one.",
  donor: "@{{owner}} the donor has 60 nt arms. Should I also order one with 90 nt to compare?",
  donorAnswer: "Yes, and do three replicates of both.",
  guide: "This guide cuts closest to codon 66, so try it first. @{{liu}} please order the sgRNA.",
  activity: "@{{wu}} RbcS2B varies a lot; use eight leaf discs per construct next time.",
  naming: "@{{zhou}} is this the pUC19 from box 2 in the freezer?",
  namingAnswer: "Yes, same batch, P-003.",
} as const;
