import { memo } from "react";
import styles from "./canvas.module.css";
import { pointAt } from "./circle-geometry.ts";
import type { CircularScene } from "./circular-scene.ts";
import { type GcCurves, gcArea } from "./gc-plot.ts";

/** Ticks are between the backbone and the curves, with their numbers if the ring is large. */
const TICKS = 16;
const FIGURES = 58;
const LEAST_BACKBONE = 60;
const LARGE_BACKBONE = 120;

/** Half of a curve's height, and base lines inside the backbone: smaller on a small ring. */
const gcRings = (backbone: number) => {
  const half = Math.max(5, Math.min(13, backbone * 0.085));
  const content = (backbone < LARGE_BACKBONE ? TICKS : FIGURES) + half;
  const skew = content + 2 * half + 3;
  return { half, content, skew, depth: skew + half };
};

/** How far the curves reach inwards from the backbone; 0 where the ring is too small for them. */
export const gcDepth = ({ backbone }: CircularScene): number =>
  backbone < LEAST_BACKBONE ? 0 : gcRings(backbone).depth;

/** Whether curves of this depth leave the ticks their figures. */
export const hasFigures = (backbone: number, depth: number): boolean =>
  depth === 0 || backbone >= LARGE_BACKBONE;

interface CircularGcProps {
  readonly scene: CircularScene;
  readonly curves: GcCurves;
}

/** GC content about that of the whole, and GC skew about zero, as rings inside the backbone. */
export const CircularGc = memo(function CircularGc({ scene, curves }: CircularGcProps) {
  const { seen, backbone } = scene;
  const { half, content, skew } = gcRings(backbone);
  const stretch = { from: seen.start, to: seen.start + seen.length, step: curves.step };
  const area = (values: Float32Array, sign: 1 | -1, base: number) =>
    gcArea(values, sign, stretch, (letter, value) =>
      pointAt(backbone - base + value * half, scene.angle(letter)),
    );
  return (
    <g pointerEvents="none">
      <path className={styles.gcContent} d={area(curves.content, 1, content)} />
      <path className={styles.gcContent} d={area(curves.content, -1, content)} />
      <path className={styles.gcSkewPlus} d={area(curves.skew, 1, skew)} />
      <path className={styles.gcSkewMinus} d={area(curves.skew, -1, skew)} />
    </g>
  );
});
