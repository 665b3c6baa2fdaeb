import { useEffect, useRef } from "react";
import type { Shortcut } from "./shortcut.ts";

/** Something that can be done on the page that is open, offered by the palette. */
export interface PageAction {
  readonly key: string;
  /** In the user's language. */
  readonly label: string;
  readonly shortcut?: Shortcut;
  readonly run: () => void;
}

type List = () => readonly PageAction[];

const lists = new Set<List>();

/** Actions of the open pages; evaluated when the palette opens, so registering them costs nothing. */
export const pageActions = (): readonly PageAction[] => [...lists].flatMap((list) => list());

/** Offers the actions of a page in the palette as long as the page is there. */
export const usePageActions = (list: List): void => {
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const current = () => latest.current();
    lists.add(current);
    return () => {
      lists.delete(current);
    };
  }, []);
};
