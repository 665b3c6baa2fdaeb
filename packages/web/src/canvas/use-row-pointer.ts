import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { oneFinger } from "./one-finger.ts";
import { isSameSelection, type Selection, selectionOfReach } from "./selection.ts";
import { useLatest } from "./use-latest.ts";
import type { Point } from "./use-map-events.ts";
import type { useReach } from "./use-map-keys.ts";
import { RIGHT } from "./use-pan-zoom.ts";

interface RowPointer {
  readonly box: RefObject<HTMLElement | null>;
  /** The area that reacts to clicks: the scroll bar is beyond it. */
  readonly width: number;
  readonly reach: ReturnType<typeof useReach>;
  readonly selection: Selection;
  readonly size: number;
  readonly isCircular: boolean;
  gapAt(at: Point): number;
  onSelect(selection: Selection): void;
  onMenu?: ((clientX: number, clientY: number) => void) | undefined;
}

const isOnFeature = ({ target }: { readonly target: EventTarget | null }) =>
  target instanceof Element && target.closest("[data-feature]") !== null;

/**
 * Press, drag and menu over the residues. A finger scrolls; a tap sets the caret, and after a long press a drag
 * selects.
 */
export const useRowPointer = (rows: RowPointer) => {
  const { box, width, reach, selection, size, isCircular, gapAt } = rows;
  const isDragging = useRef(false);
  const finger = useRef<ReturnType<typeof oneFinger> | null>(null);

  const isOnBar = ({ clientX }: Point) => clientX - (box.current?.getBoundingClientRect().left ?? 0) > width;
  const begin = (event: PointerEvent) => {
    const position = gapAt(event);
    const { anchor } = reach.current();
    isDragging.current = true;
    box.current?.setPointerCapture(event.pointerId);
    reach.reachTo(event.shiftKey ? { anchor, extent: position - anchor } : { anchor: position, extent: 0 });
  };
  const openMenu = (target: EventTarget | null, at: Point): boolean => {
    if (!rows.onMenu) return false;
    const gap = gapAt(at);
    const { start, length } = selection;
    const isWithin = (gap > start && gap < start + length) || gap + size < start + length;
    if (target && !isWithin && isOnFeature({ target }))
      target.dispatchEvent(new globalThis.MouseEvent("click", { bubbles: true }));
    else if (target && !isWithin) rows.onSelect({ start: gap, length: 0 });
    rows.onMenu(at.clientX, at.clientY);
    return true;
  };

  const onFinger = (event: PointerEvent) => {
    finger.current?.lift(true);
    // A second finger is the browser's own zoom.
    if (!event.isPrimary) return;
    const { target, clientX, clientY, pointerId } = event;
    finger.current = oneFinger(clientX, clientY, {
      canPan: () => true,
      onLongPress: () => {
        navigator.vibrate?.(10);
        box.current?.setPointerCapture(pointerId);
      },
      onMenu: () => void openMenu(target, { clientX, clientY }),
    });
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === "touch") return onFinger(event);
    // A press on the scroll bar is no press on residues.
    if (event.button !== 0 || isOnFeature(event) || isOnBar(event)) return;
    begin(event);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === "touch" && !isDragging.current) {
      if (finger.current?.moveTo(event.clientX, event.clientY) !== "selecting") return;
      begin(event);
    }
    if (!isDragging.current) return;
    const bounds = box.current?.getBoundingClientRect();
    if (box.current && bounds) {
      const beyond = Math.min(0, event.clientY - bounds.top) + Math.max(0, event.clientY - bounds.bottom);
      if (beyond !== 0) box.current.scrollTop += beyond;
    }
    const { anchor } = reach.current();
    const next = { anchor, extent: gapAt(event) - anchor };
    if (!isSameSelection(selectionOfReach(next, size, isCircular), selection)) reach.reachTo(next);
  };
  const onPointerUp = (event: PointerEvent) => {
    const isCancelled = event.type === "pointercancel";
    const isTap = finger.current?.mode === "waiting" && !isCancelled;
    finger.current?.lift(isCancelled);
    finger.current = null;
    isDragging.current = false;
    if (isTap && !isOnFeature(event)) rows.onSelect({ start: gapAt(event), length: 0 });
  };
  const onContextMenu = (event: MouseEvent) => {
    const isFinger = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
    // A touch is handled from its own events; not all browsers report the menu event.
    if (isFinger || finger.current || openMenu(event.button === RIGHT ? event.target : null, event))
      event.preventDefault();
  };

  // A finger that selects does not scroll. React's own listeners cannot forbid it.
  const holdStill = useLatest((event: TouchEvent) => {
    if (finger.current?.mode === "selecting" && event.cancelable) event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener("touchmove", holdStill, { passive: false });
    return () => element?.removeEventListener("touchmove", holdStill);
  }, [box, holdStill]);
  return {
    isDragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onContextMenu },
  };
};
