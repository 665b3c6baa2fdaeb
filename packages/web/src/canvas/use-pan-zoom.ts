import { type RefObject, useEffect } from "react";
import { useLatest } from "./use-latest.ts";

interface PanZoom {
  /** Above 1 is closer, about a place on the screen. */
  onZoom(factor: number, clientX: number, clientY: number): void;
  /** The drawing was grasped and moved by so many pixels. */
  onPan(x: number, y: number): void;
  /** The wheel was turned sideways or with Shift. */
  onScroll(x: number, y: number): void;
  /** A gesture began that is no selection. */
  onGesture(): void;
}

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
 * Wheel and two fingers over a map. The wheel zooms; sideways or with Shift it scrolls. Two fingers pinch and move;
 * a mouse moves the drawing with Alt or its middle button. Native listeners, since React's wheel handlers are passive
 * and a gesture must be kept from those that select.
 */
export const usePanZoom = (surface: RefObject<HTMLElement | null>, handlers: PanZoom): void => {
  const { onZoom, onPan, onScroll, onGesture } = handlers;
  const zoom = useLatest(onZoom);
  const pan = useLatest(onPan);
  const scroll = useLatest(onScroll);
  const begin = useLatest(onGesture);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const fingers = new Map<number, Place>();
    let grasp: { id: number; at: Place } | null = null;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : 1;
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways) scroll(event.deltaX * unit, 0);
      else if (event.shiftKey) scroll(0, event.deltaY * unit);
      else zoom(Math.exp(-event.deltaY * unit * 0.002), event.clientX, event.clientY);
    };
    const onDown = (event: PointerEvent) => {
      const at = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") {
        fingers.set(event.pointerId, at);
        if (fingers.size < 2) return;
      } else if (event.button === 1 || (event.button === 0 && event.altKey)) {
        grasp = { id: event.pointerId, at };
        element.setPointerCapture(event.pointerId);
      } else return;
      begin();
      event.preventDefault();
      event.stopPropagation();
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
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, at);
      if (!other) return;
      const [from, to] = [middleOf(before, other), middleOf(at, other)];
      pan(to.x - from.x, to.y - from.y);
      zoom(distance(at, other) / distance(before, other), to.x, to.y);
      event.stopPropagation();
    };
    const onUp = (event: PointerEvent) => {
      const isGesture = fingers.size > 1 || grasp?.id === event.pointerId;
      fingers.delete(event.pointerId);
      if (grasp?.id === event.pointerId) grasp = null;
      if (isGesture) event.stopPropagation();
    };
    const listeners = [
      ["pointerdown", onDown],
      ["pointermove", onMove],
      ["pointerup", onUp],
      ["pointercancel", onUp],
    ] as const;
    element.addEventListener("wheel", onWheel, { passive: false });
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      element.removeEventListener("wheel", onWheel);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [surface, zoom, pan, scroll, begin]);
};
