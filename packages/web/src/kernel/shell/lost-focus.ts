/** Where a reader can go on: parts of a page that have a meaning of their own. */
const PLACES =
  "[role=dialog], [role=tabpanel], [role=region], section, article, aside, fieldset, form, li, td, table, main";
/** Longer than dialogs take to give the focus back by themselves. */
const PATIENCE_MS = 300;

const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(":disabled");

const pathOf = (element: Element): readonly Element[] => {
  const path: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
    path.push(one);
  return path;
};

/**
 * For users of the keyboard: when the focused element goes, e.g. a button whose row was removed or a dialog whose button
 * is no longer there, the focus moves to the nearest part of the page that is left, and Tab continues from there. Without
 * it the focus would be nowhere, and a screen reader silent. Ends with the signal.
 */
export const returnLostFocus = (signal: AbortSignal): void => {
  let isByKeys = false;
  /** The focused element with what is around it, and the last one that was not in a dialog. */
  let last: readonly Element[] = [];
  let inPage: readonly Element[] = [];
  let hasWaited = false;
  const options = { signal, capture: true };
  document.addEventListener("keydown", () => (isByKeys = true), options);
  document.addEventListener("pointerdown", () => (isByKeys = false), options);
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      last = pathOf(target);
      if (target.closest("main")) inPage = last;
    },
    options,
  );
  const look = (): void => {
    const [focused] = last;
    const isLost =
      isByKeys && document.activeElement === document.body && focused !== undefined && !isUsable(focused);
    // Twice in a row: what gives the focus back by itself has done so by then.
    if (!isLost || !hasWaited) {
      hasWaited = isLost;
      return;
    }
    hasWaited = false;
    const dialog = [...document.querySelectorAll("[role=dialog]")].filter(isUsable).slice(-1);
    const places = [...last.slice(1), ...dialog, ...inPage, document.querySelector("main")];
    const place = places.find((one) => one?.matches(PLACES) && isUsable(one));
    if (!(place instanceof HTMLElement)) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const timer = setInterval(look, PATIENCE_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
};
