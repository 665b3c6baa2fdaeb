import type { PhraseKey } from "../translation.ts";

/** One step of a tour: its target and text. */
export interface TourStep {
  /** What the step explains, where it is on the page now. */
  readonly target: () => Element | null;
  readonly title: PhraseKey;
  readonly text: PhraseKey;
  /** The page on which it is: the list, or a sequence of it. */
  readonly page: "list" | "editor";
}

/** A primer or a test of a few bases has nothing to look at. */
const WORTH_A_LOOK = 1_000;

/** The list's first sequence that is a plasmid or longer, else its first. */
const exampleOf = (): HTMLAnchorElement | null => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main table a[href^="/sequence/"]')];
  return links.find(({ dataset }) => Number(dataset.letters) >= WORTH_A_LOOK) ?? links[0] ?? null;
};

const found = (selector: string) => () => document.querySelector(selector);

/** From the list to a saved change, on whatever sequence the person has; a new team has those of the demo. */
export const tourSteps: readonly TourStep[] = [
  {
    target: found('[data-menu="/sequence"]'),
    title: "guidance.listTitle",
    text: "guidance.listText",
    page: "list",
  },
  { target: exampleOf, title: "guidance.openTitle", text: "guidance.openText", page: "list" },
  {
    target: found('[data-tour="map"]'),
    title: "guidance.mapTitle",
    text: "guidance.mapText",
    page: "editor",
  },
  {
    target: found('[data-tour="rows"]'),
    title: "guidance.editTitle",
    text: "guidance.editText",
    page: "editor",
  },
  {
    target: found('[data-tour="save"]'),
    title: "guidance.saveTitle",
    text: "guidance.saveText",
    page: "editor",
  },
];

/** The address of the sequence on which the tour continues; null while there is none. */
export const exampleAddress = (): string | null => exampleOf()?.getAttribute("href") ?? null;
