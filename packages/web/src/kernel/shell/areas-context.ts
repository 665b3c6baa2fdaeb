import { createContext, useContext } from "react";
import { isOffered } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import type { HomeWidget, PersonalPlace, ScanActions, Waiting, WebArea } from "../web-area.ts";

/**
 * All areas, for the shell and the homepage; none where no one is signed in. They stay the same while a page is open.
 */
export const AreasContext = createContext<readonly WebArea[]>([]);

const byWeight = (left: { readonly weight: number }, right: { readonly weight: number }): number =>
  right.weight - left.weight;

/** The sections of one column of the homepage that the reader may see, by weight descending. */
export const useHomeWidgets = (column: HomeWidget["column"]): readonly HomeWidget[] => {
  const visitor = currentVisitor();
  return useContext(AreasContext)
    .flatMap(({ home }) => home ?? [])
    .filter((widget) => widget.column === column && isOffered(widget, visitor))
    .toSorted(byWeight);
};

/** The places of the reader's own menu that they may open, by weight descending. */
export const usePersonalPlaces = (isInstanceOwner: boolean): readonly PersonalPlace[] => {
  const visitor = currentVisitor();
  return useContext(AreasContext)
    .flatMap(({ personal }) => personal ?? [])
    .filter((place) => isOffered(place, visitor) && (!place.isForInstanceOwner || isInstanceOwner))
    .toSorted(byWeight);
};

/** What waits for the reader in each area, in the order of the areas. */
export const useAllWaiting = (): readonly Waiting[] =>
  // biome-ignore lint/correctness/useHookAtTopLevel: number and order of the areas never change while a page is open.
  useContext(AreasContext).flatMap(({ useWaiting }) => useWaiting?.() ?? []);

/** What the areas offer on the scan page. */
export const useScanActions = (): readonly ScanActions[] =>
  useContext(AreasContext).flatMap(({ scan }) => scan ?? []);
