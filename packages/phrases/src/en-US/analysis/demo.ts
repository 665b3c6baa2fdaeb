/* Boards and analyses of the demo lab. */
export const demo = {
  weekly: "Group meeting",
  weeklyText: "To read before the meeting on Mondays",
  progress: "Progress",
  progressText: "Files and tasks of this project",
  well: "Well",
  sample: "Sample",
  gene: "Gene",
  group: "Group",
  concentration: "Antigen (ng/mL)",
  dilution: "Dilution",
  untreated: "Untreated",
  edited: "Edited",
  fold: "Relative expression",
  elisa: "scFv ELISA standard curve",
  elisaPage: "scFv yield: sandwich ELISA",
  elisaText:
    "## Results\n\nStandards from 1,000 ng/mL in threefold dilutions, two wells each; supernatants diluted tenfold. Four-parameter curve, blanks subtracted.",
  elisaCaption:
    "Four-parameter standard curve of the scFv sandwich ELISA. The shaded area is the 95% confidence band of the curve; crosses are samples read from the curve.",
  qpcr: "CDKN1A expression: edited against untreated",
};
