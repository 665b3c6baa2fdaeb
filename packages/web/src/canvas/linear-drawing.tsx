import { useMemo } from "react";
import styles from "./canvas.module.css";
import { type FeatureShape, shapeFeatures } from "./feature-shape.ts";
import { gcCurves } from "./gc-plot.ts";
import { LinearCutNames } from "./linear-cut-names.tsx";
import { layoutLinearCuts } from "./linear-cuts.ts";
import { LinearFeatures } from "./linear-features.tsx";
import { LinearGc } from "./linear-gc.tsx";
import { LinearRuler, LinearSelection } from "./linear-ruler.tsx";
import {
  densityPath,
  LINEAR,
  type LinearView,
  linearLanes,
  linearPlan,
  mostCutLines,
} from "./linear-scene.ts";
import { seenCuts } from "./seen-cuts.ts";
import type { Selection } from "./selection.ts";
import type { CutMark } from "./tracks.ts";
import type { ViewProps } from "./view-props.ts";

interface LinearDrawingProps
  extends Pick<ViewProps, "record" | "tracks" | "theme" | "labels" | "hoveredFeatureId" | "onHover"> {
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Null where none is drawn, as in pictures. */
  readonly selection: Selection | null;
  onPick(shape: FeatureShape): void;
  onPickCut(mark: CutMark): void;
}

/** The line as it is drawn, on screen and in pictures alike. */
export const LinearDrawing = (props: LinearDrawingProps) => {
  const { record, tracks, theme, labels, view, scale, width, height, selection } = props;
  const { features, topology } = record;
  const size = record.sequence.length;
  const isCircular = topology === "circular";
  const shapes = useMemo(() => shapeFeatures(features, size, isCircular), [features, size, isCircular]);
  const curves = tracks.gc ? gcCurves(tracks.gc) : null;
  const cuts = useMemo(() => {
    const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
    const seen = seenCuts(tracks, view.start, view.length, size);
    return layoutLinearCuts(seen, toX, width, mostCutLines(height));
  }, [tracks, view, size, scale, width, height]);
  const hasGc = curves !== null;
  const plan = useMemo(
    () => linearPlan({ view, scale, width, height, cutLines: cuts.lineCount, hasGc }),
    [view, scale, width, height, cuts.lineCount, hasGc],
  );
  const lanes = useMemo(() => linearLanes(shapes, size, plan), [shapes, size, plan]);
  const density = useMemo(
    () => densityPath(lanes.small, plan.toX, width, plan.axis + 4),
    [lanes.small, plan, width],
  );
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
    >
      {selection && <LinearSelection plan={plan} selection={selection} size={size} />}
      {density !== "" && <path className={styles.trace} d={density} />}
      <LinearRuler record={record} plan={plan} selection={selection} labels={labels} />
      {curves && plan.gcTop < height && <LinearGc curves={curves} plan={plan} size={size} labels={labels} />}
      <LinearCutNames cuts={cuts} axis={plan.axis} onPick={props.onPickCut} />
      <LinearFeatures
        lanes={lanes}
        plan={plan}
        size={size}
        theme={theme}
        hoveredFeatureId={props.hoveredFeatureId}
        onPick={props.onPick}
        onHover={props.onHover}
      />
      {lanes.hiddenCount > 0 && (
        <text className={styles.quiet} x={width - 10} y={plan.gcTop - 8} textAnchor="end">
          {labels.hidden(lanes.hiddenCount)}
        </text>
      )}
    </svg>
  );
};
