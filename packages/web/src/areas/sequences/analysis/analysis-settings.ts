import type { Frame, GeneticCodeId } from "@benchleaf/bio";

export const ALL_FRAMES: readonly Frame[] = [1, 2, 3, -1, -2, -3];

export const enzymeGroups = ["all", "5'", "3'", "blunt", "type2s", "chosen"] as const;
export type EnzymeGroup = (typeof enzymeGroups)[number];

/** How often an enzyme may cut to be shown: `once`, `twice`, `onceOrTwice`, or any number of times. */
export const cutterKinds = ["once", "twice", "onceOrTwice", "any"] as const;
export type CutterKind = (typeof cutterKinds)[number];

export interface EnzymeSettings {
  readonly isShown: boolean;
  readonly group: EnzymeGroup;
  /** Names of the group `chosen`. */
  readonly chosen: readonly string[];
  readonly level: "commercial" | "every";
  readonly cutters: CutterKind;
}

export interface OrfSettings {
  readonly isShown: boolean;
  readonly frames: readonly Frame[];
  /** Amino acids. */
  readonly minResidues: number;
  readonly starts: "ATG" | "table";
}

/** What is looked for in a sequence and shown beside its annotations. */
export interface AnalysisSettings {
  readonly enzymes: EnzymeSettings;
  readonly orfs: OrfSettings;
  /** Frames whose translation is shown; none unless chosen. */
  readonly frames: readonly Frame[];
  readonly table: GeneticCodeId;
}

/** As the specification has them: enzymes of all groups that can be bought, single and double cutters. */
export const defaultAnalysisSettings: AnalysisSettings = {
  enzymes: { isShown: true, group: "all", chosen: [], level: "commercial", cutters: "onceOrTwice" },
  orfs: { isShown: false, frames: ALL_FRAMES, minResidues: 100, starts: "ATG" },
  frames: [],
  table: 1,
};
