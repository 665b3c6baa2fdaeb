import type { FeatureEnd } from "./adjust-feature.ts";
import styles from "./canvas.module.css";
import { bandPath, pointAt } from "./circle-geometry.ts";
import { ringRadii } from "./circular-feature.ts";
import type { CircularScene } from "./circular-scene.ts";
import { EndHandles, type HandlePlace } from "./end-handles.tsx";
import { useAdjust } from "./use-adjust.ts";
import type { Point } from "./use-map-events.ts";
import type { Size } from "./use-size.ts";
import type { Adjusting, ViewLabels } from "./view-props.ts";

interface CircularHandlesProps {
  readonly adjusting: Adjusting;
  readonly scene: CircularScene;
  readonly box: Size;
  readonly isCircular: boolean;
  readonly labels: ViewLabels;
  gapAt(at: Point): number;
}

/** Half of a handle: two handles of a short feature are next to each other. */
const HALF = 12;

/** Handles at the ends of a feature on the ring, and the feature as it would become. */
export const CircularHandles = (props: CircularHandlesProps) => {
  const { adjusting, scene, box, isCircular, labels, gapAt } = props;
  const { size, width, height, place: ringPlace } = scene;
  const adjust = useAdjust({ ...adjusting, size, isCircular });
  const drawn = scene.features.find(({ shape }) => shape.feature.id === adjusting.feature.id);
  if (!drawn) return null;
  const { inner, outer } = ringRadii(scene.rings, drawn.ring);
  const middle = (inner + outer) / 2;
  const placeOf = (gap: number, { piece, side }: FeatureEnd): HandlePlace | null => {
    const { length = 0 } = adjust.shape.pieces[piece] ?? {};
    const room = (middle * Math.PI * 2 * length) / Math.max(1, size);
    const aside = Math.max(0, HALF - room / 2) / middle;
    const at = pointAt(middle, scene.angle(gap) + (side === "first" ? -aside : aside));
    const x = at.x + width / 2 + ringPlace.shift;
    const y = at.y + height / 2;
    return x < 0 || y < 0 || x > width || y > height ? null : { x, y };
  };
  const from = scene.angle(adjust.shape.start);
  return (
    <>
      {adjust.held && (
        <svg
          aria-hidden="true"
          className={styles.preview}
          width={width}
          height={box.height}
          viewBox={`${-width / 2 - ringPlace.shift} ${-height / 2} ${width} ${box.height}`}
        >
          {adjust.shape.pieces.map(({ start, length }) => {
            const begin = from + scene.angle(start) - scene.angle(adjust.shape.start);
            const turn = scene.angle(length) - scene.angle(0);
            return <path key={start} d={bandPath(inner - 2, outer + 2, begin, begin + turn)} />;
          })}
        </svg>
      )}
      <EndHandles adjust={adjust} size={size} width={width} labels={labels} placeOf={placeOf} gapAt={gapAt} />
    </>
  );
};
