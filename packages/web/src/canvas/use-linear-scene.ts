import { useMemo } from "react";
import { type CutCluster, clusterCuts } from "./cluster-cuts.ts";
import { shapeFeatures } from "./feature-shape.ts";
import { type LinearCuts, layoutLinearCuts } from "./linear-cuts.ts";
import {
  assignLanes,
  densityPath,
  LINEAR,
  type LinearView,
  linearFoot,
  linearLanes,
  linearPlan,
  mostCutLines,
} from "./linear-scene.ts";
import { FIRST_SIGHT, mapShapes } from "./map-rule.ts";
import { useSelection } from "./use-picked.ts";
import type { SheetTrial, ViewProps } from "./view-props.ts";
import { visibleCuts } from "./visible-cuts.ts";

/** Height of the feature density curve. */
const DENSITY = 22;

interface LinearBox {
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

const linearCuts = (
  { tracks, labels }: Pick<ViewProps, "tracks" | "labels">,
  size: number,
  { view, scale, width, height }: LinearBox,
  laneCount: number,
): LinearCuts & { readonly gathers: readonly CutCluster[] } => {
  const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
  const seen = visibleCuts(tracks, view.start, view.length, size);
  const most = mostCutLines(height, laneCount, tracks.gc !== null);
  const isWhole = view.length >= size;
  const laid = layoutLinearCuts(seen, toX, width, most, isWhole ? FIRST_SIGHT : undefined);
  return { ...laid, gathers: clusterCuts(laid.cuts, width, labels.moreCuts) };
};

/** Result of a drawing of this size: features without space and cuts without a name, and its height. */
export const trialOfLine = (
  { record, tracks, labels }: Pick<ViewProps, "record" | "tracks" | "labels">,
  box: LinearBox,
): SheetTrial => {
  const size = record.sequence.length;
  const hasGc = tracks.gc !== null;
  const laid = assignLanes(
    shapeFeatures(record.features, size, record.topology === "circular"),
    size,
    box.scale,
  );
  const { gathers, lineCount } = linearCuts({ tracks, labels }, size, box, laid.laneCount);
  const hasDensity = laid.small.length > 0;
  const plan = linearPlan({ ...box, cutLines: lineCount, hasGathers: gathers.length > 0, hasGc, hasDensity });
  const lanes = linearLanes(laid, plan);
  const gathered = gathers.reduce((sum, { marks }) => sum + (marks.length > 1 ? marks.length : 0), 0);
  // What counts the features without room is at the foot of the sheet.
  const height = lanes.hiddenCount > 0 ? box.height : linearFoot(plan, lanes);
  return { unnamed: lanes.hiddenCount + gathered, top: 0, height };
};

/** Everything that a linear map draws except selection and hover, for a drawing of this size in pixels. */
export const useLinearScene = (
  { record, tracks, labels, selection }: Pick<ViewProps, "record" | "tracks" | "labels" | "selection">,
  box: LinearBox,
) => {
  const { view, scale, width, height } = box;
  const { features, topology } = record;
  const size = record.sequence.length;
  const isCircular = topology === "circular";
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);
  const picked = useSelection(shapes, selection);
  const laid = useMemo(() => assignLanes(shapes, size, scale, picked), [shapes, size, scale, picked]);
  const cuts = useMemo(
    () => linearCuts({ tracks, labels }, size, { view, scale, width, height }, laid.laneCount),
    [tracks, labels, view, size, scale, width, height, laid.laneCount],
  );
  const hasGc = tracks.gc !== null;
  const [cutLines, hasGathers, hasDensity] = [cuts.lineCount, cuts.gathers.length > 0, laid.small.length > 0];
  const plan = useMemo(
    () => linearPlan({ view, scale, width, height, cutLines, hasGathers, hasGc, hasDensity }),
    [view, scale, width, height, cutLines, hasGathers, hasGc, hasDensity],
  );
  const lanes = useMemo(() => linearLanes(laid, plan, picked), [laid, plan, picked]);
  const density = useMemo(
    () =>
      lanes.small.length === 0 ? "" : densityPath(mapShapes(shapes), plan.toX, width, plan.density, DENSITY),
    [lanes.small, shapes, plan, width],
  );
  return { shapes, cuts, plan, lanes, density };
};

export type LinearScene = ReturnType<typeof useLinearScene>;
