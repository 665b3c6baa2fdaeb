import { type RefObject, useEffect } from "react";
import { oneFinger } from "./one-finger.ts";
import { useLatest } from "./use-latest.ts";

interface PanZoom {
  /** Above 1 is closer, about a place on the screen. */
  onZoom(factor: number, clientX: number, clientY: number): void;
  /** The drawing was dragged by this many pixels. */
  onPan(x: number, y: number): void;
  /** The wheel was turned sideways or with Shift. */
  onScroll(x: number, y: number): void;
  /** A gesture began that is no selection. */
  onGesture(): void;
  /** Whether there is more than is in view. */
  canPan(): boolean;
  /**
   * Right button, menu key, or a long press of a finger that did not move; without `target` by key, about what is
   * selected. True where a menu of our own opens.
   */
  onMenu(target: EventTarget | null, at: { clientX: number; clientY: number }): boolean;
}

/** The right button; the menu key has another value. */
export const RIGHT = 2;

interface Place {
  readonly x: number;
  readonly y: number;
}

const middleOf = (one: Place, other: Place): Place => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distance = (one: Place, other: Place) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * Wheel, touch and context menu of a map. The wheel zooms; sideways or with Shift it scrolls. One finger pans, or
 * selects after a long press; two fingers pinch and pan; the mouse pans with Alt or its middle button. Native
 * listeners, since React's wheel handlers are passive and these gestures must not trigger selection.
 */
export const usePanZoom = (surface: RefObject<HTMLElement | null>, handlers: PanZoom): void => {
  const zoom = useLatest(handlers.onZoom);
  const pan = useLatest(handlers.onPan);
  const scroll = useLatest(handlers.onScroll);
  const begin = useLatest(handlers.onGesture);
  const canPan = useLatest(handlers.canPan);
  const menu = useLatest(handlers.onMenu);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const fingers = new Map<number, Place>();
    let single: ReturnType<typeof oneFinger> | null = null;
    let grasp: { id: number; at: Place } | null = null;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : 1;
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways) scroll(event.deltaX * unit, 0);
      else if (event.shiftKey) scroll(0, event.deltaY * unit);
      else zoom(Math.exp(-event.deltaY * unit * 0.002), event.clientX, event.clientY);
    };
    const onFinger = (event: PointerEvent, at: Place): boolean => {
      fingers.set(event.pointerId, at);
      single?.lift(true);
      single = null;
      if (fingers.size > 1) return false;
      const { target, clientX, clientY } = event;
      single = oneFinger(at.x, at.y, {
        canPan,
        onLongPress: () => navigator.vibrate?.(10),
        onMenu: () => void menu(target, { clientX, clientY }),
      });
      return true;
    };
    const onDown = (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") {
        if (onFinger(event, at)) return;
      } else if (event.button === 1 || (event.button === 0 && event.altKey)) {
        grasp = { id: event.pointerId, at };
        element.setPointerCapture(event.pointerId);
      } else return;
      begin();
      event.preventDefault();
      event.stopPropagation();
    };
    const pinch = (id: number, before: Place, at: Place) => {
      const other = [...fingers].find(([known]) => known !== id)?.[1];
      if (!other) return;
      const [from, to] = [middleOf(before, other), middleOf(at, other)];
      pan(to.x - from.x, to.y - from.y);
      zoom(distance(at, other) / distance(before, other), to.x, to.y);
    };
    const onMove = (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (grasp?.id === event.pointerId) {
        pan(at.x - grasp.at.x, at.y - grasp.at.y);
        grasp = { id: event.pointerId, at };
        event.stopPropagation();
        return;
      }
      const before = fingers.get(event.pointerId);
      if (!before) return;
      fingers.set(event.pointerId, at);
      const mode = single?.moveTo(at.x, at.y);
      if (mode === "selecting") return;
      event.stopPropagation();
      if (fingers.size > 1) pinch(event.pointerId, before, at);
      else if (mode === "panning") {
        begin();
        pan(at.x - before.x, at.y - before.y);
      }
    };
    const onUp = (event: PointerEvent) => {
      const isPan = single?.mode === "panning" || (fingers.has(event.pointerId) && single === null);
      const isGesture = isPan || grasp?.id === event.pointerId;
      if (fingers.delete(event.pointerId)) {
        single?.lift(event.type === "pointercancel");
        if (fingers.size === 0) single = null;
      }
      if (grasp?.id === event.pointerId) grasp = null;
      if (isGesture) event.stopPropagation();
    };
    const onContextMenu = (event: MouseEvent) => {
      // A touch is handled from its own events; not all browsers report the menu event.
      const isFinger = fingers.size > 0 || (event instanceof PointerEvent && event.pointerType === "touch");
      if (isFinger || menu(event.button === RIGHT ? event.target : null, event)) event.preventDefault();
    };
    const listeners = [
      ["pointerdown", onDown],
      ["pointermove", onMove],
      ["pointerup", onUp],
      ["pointercancel", onUp],
    ] as const;
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("contextmenu", onContextMenu);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      single?.lift(true);
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("contextmenu", onContextMenu);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [surface, zoom, pan, scroll, begin, canPan, menu]);
};
