import styles from "./canvas.module.css";
import type { CutCluster } from "./cluster-cuts.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { gcCurves } from "./gc-plot.ts";
import { LinearClusters } from "./linear-clusters.tsx";
import { LinearCutNames } from "./linear-cut-names.tsx";
import { LinearFeatures } from "./linear-features.tsx";
import { LinearGc } from "./linear-gc.tsx";
import { LinearRuler, LinearSelection } from "./linear-ruler.tsx";
import { LinearRemoteCursors } from "./map-remote-cursors.tsx";
import type { RemoteCursor } from "./remote-cursors.ts";
import type { Selection } from "./selection.ts";
import type { CutMark } from "./tracks.ts";
import type { LinearScene } from "./use-linear-scene.ts";
import type { Theme, ViewProps } from "./view-props.ts";

export interface LinearDrawingProps
  extends Pick<ViewProps, "record" | "tracks" | "labels" | "hoveredFeatureId" | "onHover"> {
  readonly scene: LinearScene;
  readonly theme: Theme;
  /** Null if none is drawn, as in pictures. */
  readonly selection: Selection | null;
  readonly guests?: readonly RemoteCursor[];
  onPick(shape: FeatureShape): void;
  onPickCut(mark: CutMark): void;
  onOpenGather(gather: CutCluster): void;
}

/** The line as drawn, on screen and in pictures. */
export const LinearDrawing = (props: LinearDrawingProps) => {
  const { record, tracks, theme, labels, selection } = props;
  const { plan, lanes, cuts, density } = props.scene;
  const { width, height } = plan;
  const size = record.sequence.length;
  const curves = tracks.gc ? gcCurves(tracks.gc) : null;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
    >
      {selection && <LinearSelection plan={plan} selection={selection} size={size} />}
      {density !== "" && <path className={styles.density} d={density} />}
      <LinearRuler record={record} plan={plan} selection={selection} labels={labels} />
      {curves && plan.gcTop < height && <LinearGc curves={curves} plan={plan} size={size} labels={labels} />}
      <LinearCutNames cuts={cuts} axis={plan.axis} onPick={props.onPickCut} />
      <LinearClusters gathers={cuts.gathers} top={plan.gathers} onOpen={props.onOpenGather} />
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
      {props.guests && <LinearRemoteCursors guests={props.guests} plan={plan} size={size} />}
    </svg>
  );
};
