import { memo } from "react";
import styles from "./canvas.module.css";
import { pointAt } from "./circle-geometry.ts";
import type { CircularScene } from "./circular-scene.ts";
import { type GcCurves, gcArea } from "./gc-plot.ts";

const HALF = 13;
/** Base lines inside the backbone; ticks and their figures stand between. */
const CONTENT = 76;
const SKEW = 106;
const LEAST_BACKBONE = 150;

/** How far the rings of the curves reach inwards from the backbone. */
export const GC_DEPTH = SKEW + HALF;

export const hasRoomForGc = ({ backbone }: CircularScene): boolean => backbone >= LEAST_BACKBONE;

interface CircularGcProps {
  readonly scene: CircularScene;
  readonly curves: GcCurves;
}

/** GC content about that of the whole, and GC skew about zero, as rings inside the backbone. */
export const CircularGc = memo(function CircularGc({ scene, curves }: CircularGcProps) {
  if (!hasRoomForGc(scene)) return null;
  const { seen, backbone } = scene;
  const stretch = { from: seen.start, to: seen.start + seen.length, step: curves.step };
  const area = (values: Float32Array, sign: 1 | -1, base: number) =>
    gcArea(values, sign, stretch, (letter, value) =>
      pointAt(backbone - base + value * HALF, scene.angle(letter)),
    );
  return (
    <g pointerEvents="none">
      <path className={styles.gcContent} d={area(curves.content, 1, CONTENT)} />
      <path className={styles.gcContent} d={area(curves.content, -1, CONTENT)} />
      <path className={styles.gcSkewPlus} d={area(curves.skew, 1, SKEW)} />
      <path className={styles.gcSkewMinus} d={area(curves.skew, -1, SKEW)} />
    </g>
  );
});
