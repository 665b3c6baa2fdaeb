import styles from "./canvas.module.css";
import { Backbone, Middle } from "./circular-backbone.tsx";
import { CircularFeatures } from "./circular-features.tsx";
import { CircularGc, gcDepth } from "./circular-gc.tsx";
import { CIRCLE_FOOT, type CircularScene } from "./circular-scene.ts";
import { CircularEnds, CircularWedge } from "./circular-selection.tsx";
import type { FeatureShape } from "./feature-shape.ts";
import { GcLegend } from "./gc-legend.tsx";
import { gcCurves } from "./gc-plot.ts";
import { CircularRemoteCursors } from "./map-remote-cursors.tsx";
import type { RemoteCursor } from "./remote-cursors.ts";
import type { Selection } from "./selection.ts";
import type { CutMark } from "./tracks.ts";
import type { Theme, ViewProps } from "./view-props.ts";

interface CircularDrawingProps
  extends Pick<ViewProps, "record" | "tracks" | "labels" | "hoveredFeatureId" | "onHover"> {
  readonly scene: CircularScene;
  readonly theme: Theme;
  /** Null if none is drawn, as in pictures. */
  readonly selection: Selection | null;
  readonly guests?: readonly RemoteCursor[];
  onPick(shape: FeatureShape): void;
  onPickCut(mark: CutMark): void;
}

/** The ring as drawn, on screen and in pictures. */
export const CircularDrawing = (props: CircularDrawingProps) => {
  const { record, tracks, theme, labels, scene, selection, hoveredFeatureId, onPick, onPickCut, onHover } =
    props;
  const { width, height, place } = scene;
  const left = -width / 2 - place.shift;
  const foot = height / 2 + CIRCLE_FOOT / 2;
  const unsaid = [
    scene.hiddenCount > 0 ? labels.hidden(scene.hiddenCount) : "",
    scene.unnamedCuts > 0 ? labels.unnamedCuts(scene.unnamedCuts) : "",
  ]
    .filter((words) => words !== "")
    .join(" · ");
  const curves = tracks.gc ? gcCurves(tracks.gc) : null;
  const innerDepth = curves ? gcDepth(scene) : 0;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height + CIRCLE_FOOT}
      viewBox={`${left} ${-height / 2} ${width} ${height + CIRCLE_FOOT}`}
      className={styles.drawing}
    >
      {curves && innerDepth > 0 && <CircularGc scene={scene} curves={curves} />}
      {innerDepth > 0 && <GcLegend labels={labels} x={left + 10} y={unsaid === "" ? foot : foot - 26} />}
      <Backbone record={record} scene={scene} labels={labels} selection={selection} innerDepth={innerDepth} />
      {selection && <CircularWedge scene={scene} selection={selection} />}
      <g data-feature="">
        <CircularFeatures
          scene={scene}
          theme={theme}
          hoveredFeatureId={hoveredFeatureId}
          onPick={onPick}
          onPickCut={onPickCut}
          onHover={onHover}
        />
      </g>
      {selection && <CircularEnds scene={scene} selection={selection} labels={labels} />}
      {props.guests && <CircularRemoteCursors guests={props.guests} scene={scene} />}
      <Middle record={record} scene={scene} labels={labels} innerDepth={innerDepth} />
      {unsaid !== "" && (
        <text className={styles.quiet} x={left + 10} y={foot + CIRCLE_FOOT / 4} dy="0.35em">
          {unsaid}
        </text>
      )}
    </svg>
  );
};
