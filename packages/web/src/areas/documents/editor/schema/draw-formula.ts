import katex from "katex";
import "katex/dist/katex.min.css";

/** Draws LaTeX into an element. What cannot be read is shown as it was typed, in red. */
export const drawWithKatex = (element: HTMLElement, formula: string, isBlock: boolean): void => {
  if (formula === "") return;
  katex.render(formula, element, {
    displayMode: isBlock,
    throwOnError: false,
    // Nothing of a formula leads elsewhere or loads anything.
    trust: false,
    maxExpand: 200,
    maxSize: 50,
    strict: "ignore",
  });
};
