import type { RefObject } from "react";
import type { CircularScene } from "./circular-scene.ts";
import { type CircularView, clampCircle, WHOLE_CIRCLE, zoomCircle } from "./circular-view.ts";
import { useLatest } from "./use-latest.ts";
import { usePanZoom } from "./use-pan-zoom.ts";

interface CircularViewOptions extends Pick<Parameters<typeof usePanZoom>[1], "onGesture" | "onMenu"> {
  /** The residue that buttons and keys zoom to. */
  readonly middle: number;
  /** The residue under a place on the screen. */
  positionAt(clientX: number, clientY: number): number;
  onChange(view: CircularView): void;
}

/** Moves through the ring: wheel and pinch zoom at the pointer; with Shift, Alt, or by finger it turns. */
export const useCircularView = (
  surface: RefObject<HTMLElement | null>,
  scene: CircularScene,
  options: CircularViewOptions,
) => {
  const { size, view, outer, backbone } = scene;
  const { middle, positionAt, onChange, onGesture, onMenu } = options;
  const show = useLatest((next: CircularView) => onChange(clampCircle(next, size, outer / view.factor)));
  const zoom = useLatest((factor: number, at?: number) =>
    show(zoomCircle(view, factor, at ?? (view.factor > 1 ? view.middle : middle), size)),
  );
  const turn = useLatest((pixels: number) => {
    const letters = (pixels * size) / (2 * Math.PI * Math.max(1, backbone));
    if (view.factor > 1) show({ ...view, middle: view.middle + letters });
  });
  usePanZoom(surface, {
    onZoom: (factor, x, y) => zoom(factor, positionAt(x, y)),
    // The dragged point follows the pointer: on the right side, upwards is forwards.
    onPan: (_x, y) => turn(-y * view.side),
    onScroll: (x, y) => turn(x === 0 ? y * view.side : x),
    canPan: () => view.factor > 1,
    onGesture,
    onMenu,
  });
  return { zoom, turn, showAll: () => onChange(WHOLE_CIRCLE) };
};
