const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1;

/** Cells whose words do not fit say them whole to the pointer that rests on them. */
export const cutLabels = (list: HTMLElement | null): void => {
  const cells = [...(list?.querySelectorAll<HTMLElement>("td") ?? [])];
  // All are measured before any is changed: the page is laid out once.
  const cut = cells.map((cell) => isCut(cell) || [...cell.querySelectorAll("span, a, div")].some(isCut));
  cells.forEach((cell, index) => {
    if (cut[index]) cell.title = cell.innerText.replaceAll("\n", " · ");
    else cell.removeAttribute("title");
  });
};
