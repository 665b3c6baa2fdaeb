import type { Page } from "playwright-core";

/** Measurable flaws of a page: it scrolls sideways, or cuts off text without a hint. */
export const findFlaws = (page: Page, { isNarrow }: { readonly isNarrow: boolean }): Promise<string[]> =>
  page.evaluate((isNarrow) => {
    const flaws: string[] = [];
    const main = document.querySelector("main");
    for (const [name, box] of [
      ["page", document.scrollingElement],
      ["main part", main],
    ] as const)
      if (isNarrow && box && box.scrollWidth > box.clientWidth + 1)
        flaws.push(`the ${name} scrolls sideways: ${box.scrollWidth} in ${box.clientWidth}`);
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isTold = (element: Element) =>
      element.closest(
        "[title], .visually-hidden, .ant-select, .ant-switch, [role=listbox], [aria-hidden=true]",
      ) !== null || element.querySelector("[title]") !== null;
    for (const element of main?.querySelectorAll<HTMLElement>("*") ?? []) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 2) continue;
      if (!["hidden", "clip"].includes(getComputedStyle(element).overflowX)) continue;
      if (!hasWords(element) && !element.querySelector("a, span")) continue;
      if (element.closest("svg, canvas, input") || isTold(element)) continue;
      flaws.push(`cut: "${element.innerText.slice(0, 60)}" ${element.scrollWidth} in ${element.clientWidth}`);
    }
    return flaws;
  }, isNarrow);

/** Lists that are wider than the room they have, so that their last columns are out of sight. */
export const findWideLists = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main section:has(> table)")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ ariaLabel, scrollWidth, clientWidth }) => `${ariaLabel}: ${scrollWidth} in ${clientWidth}`),
  );

const FINGER = 44;

/** What is to be pressed in the window and smaller than a finger: buttons, tabs, ticks, entries of menus. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed = "button, nav a, [role=tab], [role=menuitem], label:has(input[type=checkbox])";
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      // A row of links measures itself by a copy that no one sees.
      const isSeen = element.checkVisibility({ visibilityProperty: true });
      const isInSight = isSeen && width > 1 && height > 1 && bottom > 0 && top < innerHeight;
      // A switch and the cross of a field are in a line that is as high as a finger.
      const isWithin = element.closest(".ant-switch, .ant-input-affix-wrapper, .visually-hidden, header nav");
      if (!isInSight || isWithin || (width >= least - 1 && height >= least - 1)) return [];
      const name = element.getAttribute("aria-label") ?? element.innerText;
      return [`"${name}" is ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, FINGER);
