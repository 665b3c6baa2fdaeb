import { libraryApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";

const primers = [
  ["EGFP-check-F", "ATGGTGAGCAAGGGCGAGGA", "checkF"],
  ["EGFP-check-R", "TTACTTGTACAGCTCGTCCATG", "checkR"],
  ["T7-promoter-F", "TAATACGACTCACTATAGGG", "t7"],
  ["T7-term-R", "GCTAGTTATTGCTCAGCGG", "t7Term"],
  ["LUC-seq-R", "CTCGAAGTACTCGGCGTAGG", "luc"],
] as const;

/** The primers that everyone in the lab shares. */
export const demoPrimers = (lab: DemoLab): void => {
  const words = lab.words.biolibrary;
  lab.on(35, "14:00", () =>
    lab.ask("zhou", libraryApi.primer.create, {
      body: {
        scope: "shared",
        entries: primers.map(([name, bases, about], index) => ({
          ...{ name, bases, description: words[about] },
          orderNumber: `P-${String(index + 1).padStart(3, "0")}`,
        })),
      },
    }),
  );
};
