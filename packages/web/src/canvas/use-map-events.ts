import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { FeatureShape } from "./feature-shape.ts";
import { type ExtensionReach, type Selection, selectionOfReach } from "./selection.ts";
import { type CutMark, reachToCut, siteOfCut } from "./tracks.ts";
import { useLatest } from "./use-latest.ts";
import { useMapKeys } from "./use-map-keys.ts";
import type { ViewProps } from "./view-props.ts";
import { ZOOM_STEP } from "./zoom-buttons.tsx";

/** A place on the screen. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface MapEvents extends Pick<ViewProps, "tracks" | "onSelect" | "onHover" | "onMenu"> {
  readonly selection: Selection;
  readonly size: number;
  readonly isCircular: boolean;
  /** Whether a drag continues across the origin. */
  readonly isRing: boolean;
  /** Whether a position is on the molecule, so that a click there targets it. */
  isOn(at: Point): boolean;
  /** The gap between residues that is nearest to a place. */
  gapAt(at: Point): number;
  /** The reach after the pointer went to a gap. */
  follow(reach: ExtensionReach, gap: number): ExtensionReach;
  zoom(factor: number): void;
  showAll(): void;
}

/** Nearer than this a press is no drag. */
const LEAST_DRAG = 4;

const isOnFeature = ({ target }: { readonly target: EventTarget }) =>
  target instanceof Element && target.closest("[data-feature]") !== null;

const isWithin = ({ start, length }: Selection, gap: number, size: number): boolean =>
  (gap > start && gap < start + length) || gap + size < start + length;

/** What a map does with pointer and keys: press, drag with Shift to extend, pick, zoom by key. */
export const useMapEvents = (map: MapEvents) => {
  const { selection, size, isCircular, isRing, isOn, gapAt, follow, zoom, showAll, onSelect } = map;
  const pressed = useRef<(Point & { reach: ExtensionReach; isDragging: boolean }) | null>(null);
  /** How things stood when the pointer went down: a press with Shift continues from there. */
  const down = useRef({ isShift: false, selection });
  const [hasFocus, setHasFocus] = useState(false);
  const isDragging = () => pressed.current?.isDragging ?? false;

  const select = useLatest(onSelect);
  const hover = useLatest((id: string | null) => {
    if (!isDragging()) map.onHover(id);
  });
  const pick = useLatest(({ start, length, feature }: FeatureShape) => {
    if (!isDragging()) onSelect({ start, length }, feature.id);
  });
  const pickCut = useLatest((mark: CutMark) => {
    if (isDragging()) return;
    const { isShift, selection: selected } = down.current;
    const cuts = map.tracks.cutSites;
    onSelect(isShift ? reachToCut(mark, selected, cuts, size, isCircular) : siteOfCut(mark, size));
  });

  const onMapKeys = useMapKeys({ selection, size, isCircular, onSelect });
  const onKeyDown = (event: KeyboardEvent) => {
    down.current = { isShift: false, selection };
    if (event.ctrlKey || event.metaKey || event.altKey) return onMapKeys(event);
    if (event.key === "+" || event.key === "=") zoom(ZOOM_STEP);
    else if (event.key === "-") zoom(1 / ZOOM_STEP);
    else if (event.key === "0") showAll();
    else return onMapKeys(event);
    event.preventDefault();
  };

  const selectReach = (reach: ExtensionReach) =>
    onSelect(selectionOfReach(reach, size, isRing && isCircular));
  const onPointerDown = (event: PointerEvent) => {
    down.current = { isShift: event.shiftKey, selection };
    if (event.button !== 0 || size === 0 || !isOn(event)) return;
    const gap = gapAt(event);
    const anchor = event.shiftKey ? selection.start : gap;
    const { clientX, clientY } = event;
    pressed.current = { clientX, clientY, reach: follow({ anchor, extent: 0 }, gap), isDragging: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!press.isDragging && way < LEAST_DRAG) return;
    if (!press.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    const reach = follow(press.reach, gapAt(event));
    pressed.current = { ...press, reach, isDragging: true };
    selectReach(reach);
  };
  const onPointerUp = (event: PointerEvent) => {
    const press = pressed.current;
    if (press && !press.isDragging && !isOnFeature(event)) selectReach(press.reach);
    // The click that ends a drag must not pick the feature under it.
    setTimeout(() => {
      pressed.current = null;
    });
  };
  /** The menu is about what is under it, unless that is selected already. */
  const openMenu = (target: EventTarget | null, at: Point): boolean => {
    if (!map.onMenu) return false;
    pressed.current = null;
    const gap = gapAt(at);
    if (target && !isWithin(selection, gap, size)) {
      const { clientX, clientY } = at;
      if (isOnFeature({ target }))
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
      else if (isOn(at)) onSelect({ start: gap, length: 0 });
    }
    map.onMenu(at.clientX, at.clientY);
    return true;
  };
  return {
    pick,
    pickCut,
    hover,
    select,
    hasFocus,
    openMenu,
    /** A gesture began that is no selection. */
    letGo: () => {
      pressed.current = null;
    },
    handlers: {
      onKeyDown,
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
};
