import { useMemo } from "react";
import { shapeFeatures } from "./feature-shape.ts";
import { layoutLinearCuts } from "./linear-cuts.ts";
import {
  densityPath,
  LINEAR,
  type LinearView,
  linearLanes,
  linearPlan,
  mostCutLines,
} from "./linear-scene.ts";
import { seenCuts } from "./seen-cuts.ts";
import type { ViewProps } from "./view-props.ts";

interface LinearBox {
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** All that a linear map draws apart from selection and hover, for a drawing of this size in pixels. */
export const useLinearScene = ({ record, tracks }: Pick<ViewProps, "record" | "tracks">, box: LinearBox) => {
  const { view, scale, width, height } = box;
  const { features, topology } = record;
  const size = record.sequence.length;
  const isCircular = topology === "circular";
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);
  const cuts = useMemo(() => {
    const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
    const seen = seenCuts(tracks, view.start, view.length, size);
    return layoutLinearCuts(seen, toX, width, mostCutLines(height));
  }, [tracks, view, size, scale, width, height]);
  const hasGc = tracks.gc !== null;
  const plan = useMemo(
    () => linearPlan({ view, scale, width, height, cutLines: cuts.lineCount, hasGc }),
    [view, scale, width, height, cuts.lineCount, hasGc],
  );
  const lanes = useMemo(() => linearLanes(shapes, size, plan), [shapes, size, plan]);
  const density = useMemo(
    () => densityPath(lanes.small, plan.toX, width, plan.axis + 4),
    [lanes.small, plan, width],
  );
  return { shapes, cuts, plan, lanes, density };
};

export type LinearScene = ReturnType<typeof useLinearScene>;
