import type { Alphabet } from "@benchleaf/bio";
import { useRemembered } from "./use-remembered.ts";

export const mapKinds = ["circular", "linear", "both"] as const;
export type MapKind = (typeof mapKinds)[number];

const paneChoices = ["all", "map", "rows"] as const;
type PaneChoice = (typeof paneChoices)[number];
export type Pane = Exclude<PaneChoice, "all">;

export const MIN_SHARE = 20;
export const MAX_SHARE = 75;

const oneOf =
  <T extends string>(choices: readonly T[]) =>
  (text: string): T | null =>
    choices.find((choice) => choice === text) ?? null;
const readShare = (text: string) => {
  const share = Number(text);
  return share >= MIN_SHARE && share <= MAX_SHARE ? share : null;
};

/** Which views are side by side, and how wide; at least one of map and residues is visible. */
export const usePaneLayout = (kind: Alphabet) => {
  const [map, setMap] = useRemembered<MapKind>("benchleaf-sequence-map", "circular", oneOf(mapKinds));
  const [panes, setPanes] = useRemembered<PaneChoice>("benchleaf-sequence-panes", "all", oneOf(paneChoices));
  const [share, setShare] = useRemembered("benchleaf-sequence-share", 48, readShare);
  const isShown = (pane: Pane) => panes === "all" || panes === pane;
  return {
    // A protein has no ring.
    map: kind === "protein" ? ("linear" as const) : map,
    /** A requested map is shown. */
    setMap: (next: MapKind) => {
      setMap(next);
      if (panes === "rows") setPanes("all");
    },
    isShown,
    /** Hides or shows a pane; hiding the last one shows the other in its place. */
    toggle: (pane: Pane) => {
      const other: Pane = pane === "map" ? "rows" : "map";
      setPanes(isShown(pane) ? other : "all");
    },
    share,
    setShare,
  };
};
export type PaneLayout = ReturnType<typeof usePaneLayout>;
