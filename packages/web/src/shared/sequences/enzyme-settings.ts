import type { Enzyme } from "@benchleaf/bio";

/** Groups of enzymes that can be shown, in the order of the menu. */
export const enzymeGroups = ["usual", "all", "5'", "3'", "blunt", "type2s", "chosen"] as const;
export type EnzymeGroup = (typeof enzymeGroups)[number];

/** How often an enzyme may cut to be shown: `once`, `twice`, `onceOrTwice`, or any number of times. */
export const cutterKinds = ["once", "twice", "onceOrTwice", "any"] as const;
export type CutterKind = (typeof cutterKinds)[number];

/** Which enzymes are shown on a sequence. */
export interface EnzymeSettings {
  readonly isShown: boolean;
  readonly group: EnzymeGroup;
  /** Names of the group `chosen`. */
  readonly chosen: readonly string[];
  readonly level: "commercial" | "every";
  readonly cutters: CutterKind;
  /** Names that are excluded, whatever the other settings. */
  readonly hidden: readonly string[];
  /** Names whose cuts are shown however often they cut. */
  readonly added: readonly string[];
  /** Enzymes of the libraries in addition to the catalogue; not stored with the other settings. */
  readonly own?: readonly Enzyme[];
}

/** Of every map at first: what one clones with, single and double cutters. Lists begin with all that can be bought. */
export const mapEnzymes: EnzymeSettings = {
  isShown: true,
  group: "usual",
  chosen: [],
  level: "commercial",
  cutters: "onceOrTwice",
  hidden: [],
  added: [],
};
