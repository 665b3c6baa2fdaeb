import { type RefObject, useEffect, useMemo, useState } from "react";
import { clampView, LINEAR, type LinearView, linearScale, zoomView } from "./linear-scene.ts";
import type { Selection } from "./selection.ts";
import { useLatest } from "./use-latest.ts";
import { usePanZoom } from "./use-pan-zoom.ts";

/** In residues. */
const EDGE = 0.01;

/**
 * A feature that was selected elsewhere and is narrower than this here, in pixels, is zoomed to, with this many times
 * its length around it.
 */
const LEAST_SEEN = 4;
const CONTEXT = 12;

/** What part of the molecule is in view: wheel and pinch zoom at the pointer, sideways, with Shift or by finger it pans. */
export const useLinearView = (
  surface: RefObject<HTMLElement | null>,
  size: number,
  width: number,
  selection: Selection,
  isPickedFeature: boolean,
  gestures: Pick<Parameters<typeof usePanZoom>[1], "onGesture" | "onMenu">,
) => {
  const [wanted, setWanted] = useState<LinearView | null>(null);
  const view = useMemo(() => clampView(wanted ?? { start: 0, length: size }, size), [wanted, size]);
  const scale = linearScale(view, width);

  const show = useLatest((next: LinearView) => {
    const inside = clampView(next, size);
    setWanted(inside.length >= size ? null : inside);
  });
  const zoom = useLatest((factor: number, at?: number) => {
    const { start, length } = selection;
    // A caret at the edge stays there however often one zooms, though sums of fractions may miss it by a little.
    const isInView = start >= view.start - EDGE && start <= view.start + view.length + EDGE;
    const middle = isInView ? Math.min(size, start + length / 2) : view.start + view.length / 2;
    show(zoomView(view, factor, at ?? middle, size));
  });
  usePanZoom(surface, {
    onZoom: (factor, clientX) => {
      const left = surface.current?.getBoundingClientRect().left ?? 0;
      const at = view.start + (clientX - left - LINEAR.pad) / scale;
      zoom(factor, Math.max(0, Math.min(size, at)));
    },
    onPan: (x) => show({ start: view.start - x / scale, length: view.length }),
    onScroll: (x, y) => show({ start: view.start + (x || y) / scale, length: view.length }),
    canPan: () => view.length < size,
    ...gestures,
  });

  const reveal = useLatest(() => {
    const end = Math.min(size, selection.start + selection.length);
    const middle = (selection.start + end) / 2;
    if (isPickedFeature && (end - selection.start) * scale < LEAST_SEEN) {
      const length = (end - selection.start) * CONTEXT;
      show({ start: middle - length / 2, length });
      return;
    }
    const isInView = selection.start <= view.start + view.length && end >= view.start;
    if (!isInView) show({ start: middle - view.length / 2, length: view.length });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what is brought into view
  useEffect(reveal, [selection.start, selection.length]);

  return { view, scale, show, zoom, showAll: () => setWanted(null) };
};
