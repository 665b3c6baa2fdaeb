import type { FeatureEnd } from "./adjust-feature.ts";
import styles from "./canvas.module.css";
import { EndHandles, type HandlePlace } from "./end-handles.tsx";
import { barHeight } from "./linear-scene.ts";
import { stretchesOf } from "./selection.ts";
import { useAdjust } from "./use-adjust.ts";
import type { LinearScene } from "./use-linear-scene.ts";
import type { Point } from "./use-map-events.ts";
import type { Adjusting, ViewLabels } from "./view-props.ts";

interface LinearHandlesProps {
  readonly adjusting: Adjusting;
  readonly scene: LinearScene;
  readonly size: number;
  readonly isCircular: boolean;
  readonly labels: ViewLabels;
  gapAt(at: Point): number;
}

/** Half of a handle: two handles of a short feature are next to each other. */
const HALF = 12;

/** Handles at the ends of a feature on the line, and the feature as it would become. */
export const LinearHandles = (props: LinearHandlesProps) => {
  const { adjusting, scene, size, isCircular, labels, gapAt } = props;
  const { toX, width, height, scale, lanes: lanesTop } = scene.plan;
  const adjust = useAdjust({ ...adjusting, size, isCircular });
  const drawn = scene.lanes.features.find(({ shape }) => shape.feature.id === adjusting.feature.id);
  if (!drawn) return null;
  const { pitch } = scene.lanes;
  const bar = barHeight(pitch);
  const top = lanesTop + drawn.lane * pitch;
  const placeOf = (gap: number, { piece, side }: FeatureEnd): HandlePlace | null => {
    const { length = 0 } = adjust.shape.pieces[piece] ?? {};
    const aside = Math.max(0, HALF - (length * scale) / 2);
    // The end of a piece that ends at the origin is at the right side of the line.
    const isBeyond = side === "first" ? gap >= size : gap > size;
    const x = toX(isBeyond ? gap - size : gap) + (side === "first" ? -aside : aside);
    return x < -HALF || x > width + HALF ? null : { x, y: top + bar / 2 };
  };
  return (
    <>
      {adjust.held && (
        <svg aria-hidden="true" className={styles.preview} width={width} height={height}>
          {adjust.shape.pieces
            .flatMap((piece) => stretchesOf(piece, size))
            .map(({ start, end }) => (
              <rect
                key={start}
                x={toX(start)}
                y={top - 2}
                width={Math.max(1, (end - start) * scale)}
                height={bar + 4}
              />
            ))}
        </svg>
      )}
      <EndHandles adjust={adjust} size={size} width={width} labels={labels} placeOf={placeOf} gapAt={gapAt} />
    </>
  );
};
