import { memo } from "react";
import styles from "./canvas.module.css";
import { pointAt } from "./circle-geometry.ts";
import { hasFigures } from "./circular-gc.tsx";
import { CIRCLE_FOOT, type CircularScene } from "./circular-scene.ts";
import { selectionChips } from "./circular-selection.tsx";
import { wholeName } from "./middle-name.ts";
import type { Selection } from "./selection.ts";
import { clipText, textWidth } from "./text-width.ts";
import type { ViewLabels, ViewProps } from "./view-props.ts";

interface BackboneProps {
  readonly record: ViewProps["record"];
  readonly scene: CircularScene;
  readonly labels: ViewLabels;
  /** Null if none is drawn. */
  readonly selection: Selection | null;
  /** How far something else reaches inwards from the backbone. */
  readonly innerDepth: number;
}

/** Two thin rings for two strands, ticks inside with their figures. */
export const Backbone = memo(function Backbone(props: BackboneProps) {
  const { record, scene, labels, selection, innerDepth } = props;
  const text = middleTextOf(record, scene, labels, innerDepth);
  const chips = selection ? selectionChips(selection, scene, labels.number) : [];
  const middle = text && {
    x: text.x,
    y: 0,
    halfWidth: text.halfWidth + 2,
    halfHeight: 20 + 10 * text.lines.length,
  };
  const taken = [
    ...chips.map(({ x, y, width }) => ({ x, y, halfWidth: width / 2, halfHeight: 10 })),
    ...(middle ? [middle] : []),
  ];
  const figures = hasFigures(scene.backbone, innerDepth) ? freeFigures(scene, labels, taken) : [];
  return (
    <g pointerEvents="none">
      {record.topology === "circular" ? (
        <>
          <circle className={styles.backbone} r={scene.backbone} />
          <circle className={styles.backbone} r={Math.max(0, scene.backbone - 4)} />
        </>
      ) : (
        <path className={styles.backbone} d={openRing(scene)} />
      )}
      {scene.ticks.map(({ position, angle }) => {
        const outside = pointAt(scene.backbone - 4, angle);
        const inside = pointAt(scene.backbone - 10, angle);
        return (
          <line
            key={position}
            className={styles.tick}
            x1={outside.x}
            y1={outside.y}
            x2={inside.x}
            y2={inside.y}
          />
        );
      })}
      {figures.map(({ words, x, y }) => (
        <text key={words} className={styles.tickText} x={x} y={y} dy="0.35em" textAnchor="middle">
          {words}
        </text>
      ))}
    </g>
  );
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

const FIGURE_SIZE = 11;
const LEAST_RADIUS = 16;

/** Figures of ticks that touch neither what is there nor each other. */
const freeFigures = (
  { ticks, backbone }: CircularScene,
  labels: ViewLabels,
  taken: readonly Box[],
): readonly (Box & { readonly words: string })[] => {
  const placed: (Box & { readonly words: string })[] = [];
  for (const { position, angle } of ticks) {
    const words = labels.number(position);
    const halfWidth = textWidth(words, FIGURE_SIZE) / 2;
    // Long numbers at the sides are placed further in, so that they never touch the ring.
    const radius = backbone - 20 - Math.abs(Math.sin(angle)) * halfWidth;
    // In the middle of a small ring no one would know what a figure is of.
    if (radius < LEAST_RADIUS) continue;
    const at = pointAt(radius, angle);
    const box = { ...at, halfWidth, halfHeight: 8, words };
    const isFree = [...taken, ...placed].every(
      (other) =>
        Math.abs(other.x - box.x) >= other.halfWidth + halfWidth + 2 ||
        Math.abs(other.y - box.y) >= other.halfHeight + box.halfHeight,
    );
    if (isFree) placed.push(box);
  }
  return placed;
};

/** Between the two ends of a line that is drawn as a ring: what is open looks open. */
const END_GAP = 14;

const openRing = ({ backbone, place }: CircularScene): string => {
  const half = Math.min(0.2, END_GAP / 2 / Math.max(1, backbone));
  const at = (radius: number, angle: number) => {
    const { x, y } = pointAt(radius, place.turn + angle);
    return `${x} ${y}`;
  };
  const inner = Math.max(0, backbone - 4);
  return [
    `M${at(backbone, half)}A${backbone} ${backbone} 0 1 1 ${at(backbone, -half)}`,
    `L${at(inner, -half)}A${inner} ${inner} 0 1 0 ${at(inner, half)}Z`,
  ].join("");
};

/** Where a name that does not fit whole stays in the middle, cut, rather than at the foot. */
const LEAST_CLIPPED = 200;

/** Name and length inside the ring, with their position; null if there is no space. */
const middleTextOf = (
  record: ViewProps["record"],
  scene: CircularScene,
  labels: ViewLabels,
  innerDepth: number,
) => {
  const { backbone, place, width, view } = scene;
  // A ring that is larger than the drawing leaves the room at the other side of it.
  const edge = Math.max(-backbone, -width / 2 - view.side * place.shift) + 8;
  const inner = backbone - Math.max(30, innerDepth + 6);
  const isZoomed = place.shift !== 0;
  const room = isZoomed ? inner - 24 - edge : 2 * inner;
  if (room < 40) return null;
  const x = isZoomed ? view.side * (edge + room / 2) : 0;
  const length = labels.length(record.sequence.length);
  const wrapped = wholeName(record.name, isZoomed ? room : 1.8 * inner, 0.5 * inner);
  if (wrapped === null && !isZoomed && room < LEAST_CLIPPED) return null;
  const { lines, size } = wrapped ?? { lines: [clipText(record.name, room, 17)], size: 17 };
  const widest = Math.max(...lines.map((line) => textWidth(line, size)), textWidth(length, 14));
  return { lines, size, length, x, halfWidth: widest / 2 };
};

/** Name, length and topology in the middle; of an arc also what part of the whole it is. */
export const Middle = ({ record, scene, labels, innerDepth }: Omit<BackboneProps, "selection">) => {
  const text = middleTextOf(record, scene, labels, innerDepth);
  if (text === null) return <NameAtFoot record={record} scene={scene} labels={labels} />;
  const { start, length } = scene.seen;
  const topology = record.topology === "circular" ? labels.circular : labels.linear;
  const last = ((start + length - 1) % Math.max(1, scene.size)) + 1;
  return (
    <g pointerEvents="none" textAnchor="middle">
      {text.lines.map((line, index) => (
        <text
          key={text.lines.slice(0, index + 1).join(" ")}
          className={styles.middleName}
          style={{ fontSize: text.size }}
          x={text.x}
          y={-14 - (text.lines.length - 1 - index) * text.size * 1.15}
        >
          {line}
        </text>
      ))}
      <text className={styles.middleFact} x={text.x} y={6}>
        {text.length}
      </text>
      <text className={styles.quiet} x={text.x} y={24}>
        {length < scene.size ? labels.range(start + 1, last) : topology}
      </text>
    </g>
  );
};

/** Where curves or a small ring leave no room in the middle; over the line that counts what found no room. */
const NameAtFoot = ({ record, scene, labels }: Omit<BackboneProps, "selection" | "innerDepth">) => (
  <text
    className={styles.middleFact}
    x={-scene.place.shift}
    y={scene.height / 2 + CIRCLE_FOOT / (scene.hiddenCount > 0 ? 4 : 2)}
    dy="0.35em"
    textAnchor="middle"
  >
    {[
      clipText(record.name, scene.width * 0.6, 13),
      labels.length(record.sequence.length),
      record.topology === "circular" ? labels.circular : labels.linear,
    ].join(" · ")}
  </text>
);
