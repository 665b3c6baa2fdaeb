import styles from "./canvas.module.css";
import { arcPath, bandPath, pointAt } from "./circle-geometry.ts";
import type { CircularScene } from "./circular-scene.ts";
import { type Selection, visibleEnds } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import type { ViewLabels } from "./view-props.ts";

const CHIP_SIZE = 11;

interface Chip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const chipAt = (text: string, radius: number, angle: number): Chip => ({
  text,
  width: textWidth(text, CHIP_SIZE) + 10,
  ...pointAt(radius, angle),
});

const isApart = (one: Chip, other: Chip) =>
  Math.abs(one.y - other.y) >= 20 || Math.abs(one.x - other.x) >= (one.width + other.width) / 2 + 4;

/** Ends as numbers inside the ring; one label with both if two would collide. */
export const selectionChips = (
  selection: Selection,
  scene: CircularScene,
  number: (value: number) => string,
) => {
  const { size, backbone } = scene;
  if (size === 0) return [];
  const { first, last } = visibleEnds(selection, size);
  // On a small ring they are close to it, since the name fills the middle.
  const radius = Math.max(0, backbone - (backbone < 90 ? 12 : 34));
  const from = scene.angle(selection.start);
  if (selection.length === 0) return [chipAt(number(Math.min(first, size)), radius, from)];
  const to = scene.angle(selection.start + selection.length);
  const chips = [chipAt(number(first), radius, from), chipAt(number(last), radius, to)];
  const [one, other] = chips;
  if (one && other && isApart(one, other)) return chips;
  return [chipAt(`${number(first)} – ${number(last)}`, radius, (from + to) / 2)];
};

interface CircularSelectionProps {
  readonly scene: CircularScene;
  readonly selection: Selection;
}

/** The wedge, under the features. */
export const CircularWedge = ({ scene, selection }: CircularSelectionProps) => {
  const { size, backbone, outer } = scene;
  if (size === 0 || selection.length === 0) return null;
  const from = scene.angle(selection.start);
  const to = scene.angle(selection.start + selection.length);
  const inner = Math.max(8, backbone - 22);
  return (
    <g pointerEvents="none">
      <path className={styles.wedge} d={bandPath(inner, outer + 3, from, to)} />
      <path className={styles.wedgeArc} d={arcPath(backbone, from, to)} />
    </g>
  );
};

/** Caret or wedge edges with their figures, over everything. */
export const CircularEnds = ({
  scene,
  selection,
  labels,
}: CircularSelectionProps & { labels: ViewLabels }) => {
  const { size, backbone, outer } = scene;
  if (size === 0) return null;
  const positions =
    selection.length === 0 ? [selection.start] : [selection.start, selection.start + selection.length];
  return (
    <g pointerEvents="none">
      {positions.map((position) => {
        const inside = pointAt(Math.max(8, backbone - 24), scene.angle(position));
        const outside = pointAt(outer + 3, scene.angle(position));
        return (
          <line
            key={position}
            className={styles.caretLine}
            x1={inside.x}
            y1={inside.y}
            x2={outside.x}
            y2={outside.y}
          />
        );
      })}
      {selectionChips(selection, scene, labels.number).map((chip) => (
        <g key={chip.text}>
          <rect
            className={styles.chip}
            x={chip.x - chip.width / 2}
            y={chip.y - 9}
            width={chip.width}
            height={18}
            rx={4}
          />
          <text className={styles.chipText} x={chip.x} y={chip.y} dy="0.35em" textAnchor="middle">
            {chip.text}
          </text>
        </g>
      ))}
    </g>
  );
};
