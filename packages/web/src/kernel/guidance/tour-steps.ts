import type { PhraseKey } from "../words.ts";

export interface TourStep {
  /** What the step explains: the first of these on the page. */
  readonly target: string;
  readonly title: PhraseKey;
  readonly text: PhraseKey;
  /** The page on which it stands: the list, or a sequence of it. */
  readonly page: "list" | "editor";
}

const FIRST_SEQUENCE = 'main table a[href^="/sequence/"]';

/** From the list to a saved change, on whatever sequence the person has; a new team has those of the demo. */
export const tourSteps: readonly TourStep[] = [
  { target: '[data-menu="/sequence"]', title: "guidance.listTitle", text: "guidance.listText", page: "list" },
  { target: FIRST_SEQUENCE, title: "guidance.openTitle", text: "guidance.openText", page: "list" },
  { target: '[data-tour="map"]', title: "guidance.mapTitle", text: "guidance.mapText", page: "editor" },
  { target: '[data-tour="rows"]', title: "guidance.editTitle", text: "guidance.editText", page: "editor" },
  { target: '[data-tour="save"]', title: "guidance.saveTitle", text: "guidance.saveText", page: "editor" },
];

/** The address of the list's first sequence, where the tour goes on; null while there is none. */
export const firstSequence = (): string | null =>
  document.querySelector(FIRST_SEQUENCE)?.getAttribute("href") ?? null;
