import { type RefObject, useEffect, useMemo, useState } from "react";
import { clampView, LINEAR, type LinearView, linearScale, zoomView } from "./linear-scene.ts";
import type { Selection } from "./selection.ts";
import { useLatest } from "./use-latest.ts";

/** What part of the molecule is in view: wheel zooms at the pointer, sideways or with Shift it pans. */
export const useLinearView = (
  surface: RefObject<HTMLElement | null>,
  size: number,
  width: number,
  selection: Selection,
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
    const isInView = start >= view.start && start <= view.start + view.length;
    const middle = isInView ? Math.min(size, start + length / 2) : view.start + view.length / 2;
    show(zoomView(view, factor, at ?? middle, size));
  });
  const onWheel = useLatest((event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      show({ start: view.start + (sideways * unit) / scale, length: view.length });
      return;
    }
    const left = surface.current?.getBoundingClientRect().left ?? 0;
    const at = view.start + (event.clientX - left - LINEAR.pad) / scale;
    zoom(Math.exp(-event.deltaY * unit * 0.002), Math.max(0, Math.min(size, at)));
  });
  useEffect(() => {
    const element = surface.current;
    // React's own wheel handlers are passive and cannot keep the page from scrolling.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [surface, onWheel]);

  const reveal = useLatest(() => {
    const end = Math.min(size, selection.start + selection.length);
    const isInView = selection.start <= view.start + view.length && end >= view.start;
    if (!isInView) show({ start: (selection.start + end - view.length) / 2, length: view.length });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what is brought into view
  useEffect(reveal, [selection.start, selection.length]);

  return { view, scale, show, zoom, showAll: () => setWanted(null) };
};
