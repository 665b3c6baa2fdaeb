import katex, { ParseError } from "katex";
import "katex/dist/katex.min.css";

/**
 * Draws LaTeX into an element. What cannot be read is shown as it was typed and marked with `data-wrong`; returns the
 * place of the mistake then, counted from 1, or the end of the formula.
 */
export const drawWithKatex = (element: HTMLElement, formula: string, isBlock: boolean): number | null => {
  delete element.dataset.wrong;
  if (formula === "") {
    element.textContent = "";
    return null;
  }
  try {
    katex.render(formula, element, {
      displayMode: isBlock,
      // KaTeX would colour it by a style that the page's policy forbids.
      throwOnError: true,
      // Nothing of a formula leads elsewhere or loads anything.
      trust: false,
      maxExpand: 200,
      maxSize: 50,
      strict: "ignore",
    });
    return null;
  } catch (error) {
    element.textContent = formula;
    element.dataset.wrong = "";
    const position = error instanceof ParseError ? error.position : undefined;
    return Math.min(formula.length, (position ?? formula.length) + 1);
  }
};
