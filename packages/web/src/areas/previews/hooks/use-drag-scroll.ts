import { type PointerEvent, type RefObject, useRef } from "react";

/** Moves a scrolling region by dragging with the mouse; a finger scrolls by itself. */
export const useDragScroll = (frame: RefObject<HTMLElement | null>) => {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const end = () => {
    from.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const box = frame.current;
      if (!box || event.pointerType !== "mouse" || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
      box.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const box = frame.current;
      if (!box || !from.current) return;
      box.scrollLeft = from.current.left + from.current.x - event.clientX;
      box.scrollTop = from.current.top + from.current.y - event.clientY;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
