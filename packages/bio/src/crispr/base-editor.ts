import type { Nuclease, NucleaseName } from "./nuclease.ts";

/** A nickase with a deaminase: changes one base into another on the strand with the PAM, near the spacer's 5' end. */
export interface BaseEditor {
  readonly name: string;
  readonly nuclease: NucleaseName | Nuclease;
  readonly from: "A" | "C";
  readonly to: "G" | "T";
  /** First and last base of the protospacer that it reaches, the first base counting 1. */
  readonly window: readonly [number, number];
}

/**
 * The base editors known by name, with the windows in which most editing was seen.
 *
 * Sources: BE3 Komor 2016, Nature 533:420; BE4max and ABEmax Koblan 2018, Nat Biotechnol 36:843; ABE7.10 Gaudelli 2017,
 * Nature 551:464; ABE8e Richter 2020, Nat Biotechnol 38:883; CGBE1 Kurt 2021, Nat Biotechnol 39:41; SaBE3 Kim 2017, Nat
 * Biotechnol 35:371; those of SpRY Walton 2020, Science 368:290.
 */
export const baseEditors = {
  BE3: { name: "BE3", nuclease: "SpCas9", from: "C", to: "T", window: [4, 8] },
  BE4max: { name: "BE4max", nuclease: "SpCas9", from: "C", to: "T", window: [4, 8] },
  "ABE7.10": { name: "ABE7.10", nuclease: "SpCas9", from: "A", to: "G", window: [4, 7] },
  ABEmax: { name: "ABEmax", nuclease: "SpCas9", from: "A", to: "G", window: [4, 7] },
  ABE8e: { name: "ABE8e", nuclease: "SpCas9", from: "A", to: "G", window: [4, 8] },
  CGBE1: { name: "CGBE1", nuclease: "SpCas9", from: "C", to: "G", window: [5, 7] },
  SaBE3: { name: "SaBE3", nuclease: "SaCas9", from: "C", to: "T", window: [3, 12] },
  "SpRY-CBE4max": { name: "SpRY-CBE4max", nuclease: "SpRY", from: "C", to: "T", window: [4, 8] },
  "SpRY-ABE8e": { name: "SpRY-ABE8e", nuclease: "SpRY", from: "A", to: "G", window: [4, 8] },
} as const satisfies Record<string, BaseEditor>;

/** Editors that are known by name. */
export type BaseEditorName = keyof typeof baseEditors;

/** The editor of a name, or the one handed in; null if there is none of that name. */
export const findBaseEditor = (editor: BaseEditorName | BaseEditor): BaseEditor | null => {
  if (typeof editor !== "string") return editor;
  return Object.hasOwn(baseEditors, editor) ? baseEditors[editor] : null;
};
