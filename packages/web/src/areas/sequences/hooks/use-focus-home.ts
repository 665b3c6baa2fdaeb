import { type RefObject, useEffect } from "react";

/** The residues; where only a map is shown, the map. */
const HOMES = ["[role=textbox][aria-multiline=true]", "[role=group][tabindex='0']"];

/** Elements that can receive keys: neither removed, nor hidden, nor fading out. */
const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && element.closest("[class*='-leave']") === null;

const isDialogOpen = (): boolean => [...globalThis.document.querySelectorAll("[role=dialog]")].some(isThere);

/**
 * Keys never get lost: when a dialog, bar, list or menu closes with the focus, the residues get it back. Components
 * that restore the focus themselves keep doing so, and a click outside of everything leaves it there. A toolbar
 * button that is clicked with the pointer leaves the focus with the residues.
 */
export const useFocusHome = (workbench: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const page = globalThis.document;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let last: Element | null = null;
    let timer = 0;
    /** The element that received the focus, if it had to be moved there. */
    const bringHome = () => {
      const active = page.activeElement;
      const held = active === null || active === page.body ? last : active;
      if (held === null || isThere(held) || isDialogOpen()) return undefined;
      const root = workbench.current;
      const home = HOMES.map((place) => root?.querySelector<HTMLElement>(place)).find((found) => found);
      home?.focus({ preventScroll: true });
      return home;
    };
    /** What is pressed the moment after something has closed, before the focus is home again, is typed and not lost. */
    const handOver = (event: KeyboardEvent) => {
      const home = event.isTrusted ? bringHome() : undefined;
      if (!home || home.contains(event.target as Node)) return;
      event.stopImmediatePropagation();
      if (!home.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(bringHome);
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== page.body) last = target;
    };
    const keepFocus = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("[role=toolbar] button") : null;
      if (button && workbench.current?.contains(button)) event.preventDefault();
    };
    page.addEventListener("keydown", handOver, options);
    page.addEventListener("focusin", remember, options);
    page.addEventListener("mousedown", keepFocus, options);
    for (const type of ["focusout", "keydown", "keyup", "click", "animationend", "transitionend"] as const)
      page.addEventListener(type, soon, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [workbench]);
};
