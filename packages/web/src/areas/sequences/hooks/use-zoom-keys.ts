import { type RefObject, useEffect, useRef } from "react";
import type { MapHandle } from "../../../canvas/view-props.ts";
import { ZOOM_STEP } from "../../../canvas/zoom-buttons.tsx";
import { isOnResidues } from "../../../kernel/key-target.ts";
import { usePageActions } from "../../../kernel/page-actions.ts";
import { isComposing } from "../../../kernel/shortcut.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { pageKeys } from "../actions/page-keys.ts";

/**
 * Zooms the maps that are shown from anywhere on the page, but where one types. A map that has the focus takes its
 * keys for itself.
 */
export const useZoomKeys = (maps: readonly RefObject<MapHandle | null>[]): void => {
  const t = useTranslation();
  const shown = () => maps.flatMap(({ current }) => current ?? []);
  const zoom = (factor: number) => () => {
    for (const map of shown()) map.zoom(factor);
  };
  const showAll = () => {
    for (const map of shown()) map.showAll();
  };
  const list = () => [
    { key: "zoomIn", label: t("sequences.zoomIn"), shortcut: pageKeys.zoomIn, run: zoom(ZOOM_STEP) },
    { key: "zoomOut", label: t("sequences.zoomOut"), shortcut: pageKeys.zoomOut, run: zoom(1 / ZOOM_STEP) },
    { key: "zoomAll", label: t("sequences.zoomAll"), shortcut: pageKeys.zoomAll, run: showAll },
  ];
  usePageActions(list);
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || hasModifier || isComposing(event) || isOnResidues(event.target)) return;
      // The plus of most keyboards is the Shift of this key.
      const key = event.key === "=" ? "+" : event.key;
      const action = latest.current().find(({ shortcut }) => shortcut === key);
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
};
