import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { readStored, writeStored } from "./preferences.ts";

const STEP = 0.02;
const DRAG_PX = 4;
/** Beside the menu at the nearest, as the style sheets hold it when the window changes. */
const LEFTMOST_PX = 77;

/** A place as shares of the window, so that it holds when the window changes its size. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const clamp = (share: number, least = 0.01): number => Math.min(0.97, Math.max(least, share));

/** As it is stored. */
const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

const within = ({ x, y }: Place): Place => ({
  x: rounded(clamp(x, LEFTMOST_PX / innerWidth)),
  y: rounded(clamp(y)),
});

const readPlace = (stored: string | null, start: Place): Place => {
  const [x, y] = (stored ?? "").split(",").map(Number);
  return within(stored && Number.isFinite(x) && Number.isFinite(y) ? { x: x!, y: y! } : start);
};

const moves: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A button that stays where it was dragged or moved with the arrow keys, under a key of this browser. */
export const useFloatingPlace = (key: string, start: Place) => {
  const [place, setPlace] = useState(() => readPlace(readStored(key), start));
  const drag = useRef<{ x: number; y: number; isMoved: boolean } | null>(null);
  const put = (next: Place) => {
    const kept = within(next);
    setPlace(kept);
    writeStored(key, `${kept.x},${kept.y}`);
  };
  return {
    style: { "--x": place.x, "--y": place.y } as CSSProperties,
    /** Whether the click that comes now ends a drag, and opens nothing. */
    endsDrag: (): boolean => {
      const isMoved = drag.current?.isMoved ?? false;
      drag.current = null;
      return isMoved;
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        drag.current = { x: event.clientX, y: event.clientY, isMoved: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const from = drag.current;
        if (!from) return;
        from.isMoved ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_PX;
        if (from.isMoved) put({ x: event.clientX / innerWidth, y: event.clientY / innerHeight });
      },
      onPointerUp() {
        // The click event comes after this.
        if (!drag.current?.isMoved) drag.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        const move = moves[event.key];
        if (!move) return;
        event.preventDefault();
        put({ x: place.x + move.x, y: place.y + move.y });
      },
    },
  };
};
