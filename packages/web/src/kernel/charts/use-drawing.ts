import { useEffect, useRef, useState } from "react";
import { loadPart } from "../load-part.ts";
import type { Drawing, PickedPart } from "./draw-chart.ts";
import type { ChartPlan } from "./plan-chart.ts";
import type { PlanFor } from "./plan-parts.ts";

/** How far a drawing is; where the program for it did not come, the table has to do. */
export type DrawingState = "waits" | "stands" | "failed";

/** Of the place that is drawn into, in CSS pixels. */
export type DrawingSize = Pick<PlanFor, "width" | "height">;

/**
 * Draws into the element that gets `place`, again whenever plan or size are others. `planFor` has to stay the same
 * function while what it plans is the same.
 */
export const useDrawing = (
  planFor: (size: DrawingSize) => ChartPlan,
  onPick?: (part: PickedPart) => void,
) => {
  const picking = useRef(onPick);
  picking.current = onPick;
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const [size, setSize] = useState<DrawingSize>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let open: Drawing | undefined;
    let isGone = false;
    const observer = new ResizeObserver(() => {
      open?.resize();
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    loadPart(() => import("./draw-chart.ts"))
      .then(({ openDrawing }) => {
        if (isGone) return;
        open = openDrawing(element, (part) => picking.current?.(part));
        setDrawing(open);
        observer.observe(element);
      })
      .catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      observer.disconnect();
      open?.close();
    };
  }, []);
  useEffect(() => {
    if (drawing && size && size.width > 0) drawing.show(planFor(size));
  }, [drawing, size, planFor]);
  const state: DrawingState = hasFailed ? "failed" : drawing && size ? "stands" : "waits";
  return { place, state };
};
