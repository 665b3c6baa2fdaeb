import { memo } from "react";
import styles from "./canvas.module.css";
import { type GcCurves, gcArea } from "./gc-plot.ts";
import { LINEAR, type LinearPlan } from "./linear-scene.ts";
import { textWidth } from "./text-width.ts";
import type { ViewLabels } from "./view-props.ts";

interface LinearGcProps {
  readonly curves: GcCurves;
  readonly plan: LinearPlan;
  readonly size: number;
  readonly labels: ViewLabels;
}

/** GC content about that of the whole, and below it GC skew about zero, at the foot of the drawing. */
export const LinearGc = memo(function LinearGc({ curves, plan, size, labels }: LinearGcProps) {
  const { view, scale, width, gcTop } = plan;
  const half = LINEAR.gcTrack / 2 - 2;
  const stretch = {
    from: Math.max(0, Math.floor(view.start - LINEAR.pad / scale)),
    to: Math.min(size, Math.ceil(view.start + (width - LINEAR.pad) / scale)),
    step: curves.step,
  };
  const area = (values: Float32Array, sign: 1 | -1, base: number) =>
    gcArea(values, sign, stretch, (letter, value) => ({ x: plan.toX(letter), y: base - value * half }));
  const tracks = [
    { name: labels.gcContent, values: curves.content, classes: [styles.gcContent, styles.gcContent] },
    {
      name: `${labels.gcSkew} (+ / −)`,
      values: curves.skew,
      classes: [styles.gcSkewPlus, styles.gcSkewMinus],
    },
  ];
  return (
    <g pointerEvents="none">
      {tracks.map(({ name, values, classes }, index) => {
        const base = gcTop + (index + 0.5) * LINEAR.gcTrack;
        return (
          <g key={name}>
            <path className={classes[0]} d={area(values, 1, base)} />
            <path className={classes[1]} d={area(values, -1, base)} />
            <line
              className={styles.tick}
              x1={plan.toX(stretch.from)}
              x2={plan.toX(stretch.to)}
              y1={base}
              y2={base}
            />
            <rect
              className={styles.plate}
              x={2}
              y={base - half}
              width={textWidth(name, 11) + 6}
              height={14}
              rx={3}
            />
            <text className={styles.tickText} x={5} y={base - half + 7} dy="0.35em">
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
});
