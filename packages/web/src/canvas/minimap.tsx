import { memo, type PointerEvent, useMemo, useRef } from "react";
import styles from "./canvas.module.css";
import { featurePaint } from "./feature-colors.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { layoutLanes, NO_LANE } from "./lane-layout.ts";
import { densityPath, LINEAR, type LinearView } from "./linear-scene.ts";
import { mapShapes } from "./map-rule.ts";
import { type Selection, stretchesOf } from "./selection.ts";
import type { Theme } from "./view-props.ts";

const LANES = 3;
const MOST_DRAWN = 400;

interface MinimapProps {
  readonly shapes: readonly FeatureShape[];
  readonly size: number;
  readonly width: number;
  readonly view: LinearView;
  readonly selection: Selection;
  readonly theme: Theme;
  onMove(start: number): void;
}

/** The whole molecule in a strip with a frame around what is in view; press or drag to go there. */
export const Minimap = memo(function Minimap({
  shapes,
  size,
  width,
  view,
  selection,
  theme,
  onMove,
}: MinimapProps) {
  const isPressed = useRef(false);
  const scale = (width - 2 * LINEAR.pad) / Math.max(1, size);
  const toX = (position: number) => LINEAR.pad + position * scale;
  const drawing = useMemo(() => drawShapes(shapes, size, scale, width), [shapes, size, scale, width]);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onMove((x - LINEAR.pad) / scale - view.length / 2);
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    isPressed.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    go(event);
  };
  return (
    <svg
      aria-hidden="true"
      className={styles.minimap}
      width={width}
      height={LINEAR.minimap}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => isPressed.current && go(event)}
      onPointerUp={() => {
        isPressed.current = false;
      }}
    >
      <line className={styles.backbone} x1={toX(0)} x2={toX(size)} y1={8} y2={8} />
      {drawing.density !== "" && <path className={styles.density} d={drawing.density} />}
      {drawing.bars.map(({ shape, lane, left, width: barWidth }) => (
        <rect
          key={shape.feature.id}
          x={left}
          y={12 + lane * 7}
          width={barWidth}
          height={5}
          fill={featurePaint(shape.feature, theme).fill}
        />
      ))}
      {stretchesOf(selection, size).map(({ start, end }) => (
        <rect
          key={start}
          className={styles.selected}
          x={toX(start)}
          y={2}
          width={Math.max(1, (end - start) * scale)}
          height={LINEAR.minimap - 5}
        />
      ))}
      <rect
        className={styles.viewFrame}
        x={toX(view.start)}
        y={2}
        width={Math.max(4, view.length * scale)}
        height={LINEAR.minimap - 5}
        rx={3}
      />
    </svg>
  );
});

const drawShapes = (shapes: readonly FeatureShape[], size: number, scale: number, width: number) => {
  const shown = mapShapes(shapes);
  const widest = shown.filter((shape) => shape.length * scale >= 1 || shown.length < MOST_DRAWN);
  const drawn =
    widest.length > MOST_DRAWN ? widest.toSorted((a, b) => b.length - a.length).slice(0, MOST_DRAWN) : widest;
  const lanes = layoutLanes(
    drawn.map((shape) => ({ start: shape.start, end: Math.min(size, shape.start + shape.length) })),
    { maxLanes: LANES },
  );
  const bars = drawn.flatMap((shape, index) => {
    const lane = lanes[index] ?? NO_LANE;
    const left = LINEAR.pad + shape.start * scale;
    const barWidth = Math.max(1, Math.min(shape.length, size - shape.start) * scale);
    return lane === NO_LANE ? [] : [{ shape, lane, left, width: barWidth }];
  });
  const rest = shown.length > bars.length ? shown : [];
  return {
    bars,
    density: densityPath(
      rest,
      (position) => LINEAR.pad + position * scale,
      width,
      bars.length > 0 ? 8 : 34,
      bars.length > 0 ? 6 : 24,
    ),
  };
};
