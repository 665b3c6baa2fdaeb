import { useEffect, useRef } from "react";
import { isInDialog } from "./key-target.ts";
import { type PageAction, usePageActions } from "./page-actions.ts";
import { isComposing, isShortcut, type Shortcut } from "./shortcut.ts";

/** Whatever is offered in the editor states its shortcut. */
export interface KeyedAction extends PageAction {
  readonly shortcut: Shortcut;
}

/** Offers actions of a part of the page in the palette, and runs them by their keys where no dialog is open. */
export const usePageKeys = (list: () => readonly KeyedAction[]): void => {
  usePageActions(list);
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isComposing(event)) return;
      if (isInDialog(event.target)) return;
      const action = latest.current().find(({ shortcut }) => isShortcut(event, shortcut));
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
};
