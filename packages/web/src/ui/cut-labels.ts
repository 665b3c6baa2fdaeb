const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1;

/** Cells whose text is cut off show it in full on hover. */
export const cutLabels = (list: HTMLElement | null): void => {
  const cells = [...(list?.querySelectorAll<HTMLElement>("td") ?? [])];
  // All are measured before any is changed: one layout.
  const cut = cells.map((cell) => isCut(cell) || [...cell.querySelectorAll("span, a, div")].some(isCut));
  cells.forEach((cell, index) => {
    if (cut[index]) cell.title = cell.innerText.replaceAll("\n", " · ");
    else cell.removeAttribute("title");
  });
};
