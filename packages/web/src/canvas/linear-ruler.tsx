import type { SequenceRecord } from "@benchleaf/bio";
import styles from "./canvas.module.css";
import { LINEAR, type LinearView } from "./linear-scene.ts";
import { type Selection, shownEnds, stretchesOf } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import { tickPositions } from "./ticks.ts";
import type { ViewLabels } from "./view-props.ts";

interface LinearRulerProps {
  readonly record: SequenceRecord;
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly selection: Selection;
  readonly labels: ViewLabels;
}

const AXIS = 32;
const LETTERS_FROM_SCALE = 9;

/** Axis with ticks at round numbers; letters once there is room for them. */
export const LinearRuler = ({ record, view, scale, width, selection, labels }: LinearRulerProps) => {
  const size = record.sequence.length;
  const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
  const from = Math.max(0, Math.floor(view.start - LINEAR.pad / scale));
  const to = Math.min(size, Math.ceil(view.start + (width - LINEAR.pad) / scale));
  const ends = endsOf(selection, size, labels, toX);
  const isCovered = (x: number) => ends.some((end) => Math.abs(end.x - x) < end.width / 2 + 22);
  const letters = scale >= LETTERS_FROM_SCALE ? [...record.sequence.slice(from, to)] : [];
  return (
    <g pointerEvents="none">
      <line className={styles.backbone} x1={toX(from)} x2={toX(to)} y1={AXIS} y2={AXIS} />
      {tickPositions(from, to, Math.max(2, Math.floor(width / 90))).map((position) => {
        const x = toX(position - 0.5);
        return (
          <g key={position}>
            <line className={styles.tick} x1={x} x2={x} y1={AXIS - 5} y2={AXIS} />
            {!isCovered(x) && (
              <text className={styles.tickText} x={x} y={AXIS - 10} textAnchor="middle">
                {labels.number(position)}
              </text>
            )}
          </g>
        );
      })}
      {letters.map((letter, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
          key={from + index}
          className={styles.axisLetter}
          x={toX(from + index + 0.5)}
          y={AXIS + 11}
          textAnchor="middle"
        >
          {letter}
        </text>
      ))}
      {ends.map((end) => (
        <g key={end.text}>
          <rect
            className={styles.chip}
            x={end.x - end.width / 2}
            y={4}
            width={end.width}
            height={18}
            rx={4}
          />
          <text className={styles.chipText} x={end.x} y={13} dy="0.35em" textAnchor="middle">
            {end.text}
          </text>
        </g>
      ))}
    </g>
  );
};

/** Ends in figures; one chip for both where two would collide. */
const endsOf = (
  selection: Selection,
  size: number,
  labels: ViewLabels,
  toX: (position: number) => number,
) => {
  if (size === 0) return [];
  const { first, last } = shownEnds(selection, size);
  const chip = (text: string, x: number) => ({ text, x, width: textWidth(text, 11) + 10 });
  if (selection.length === 0) return [chip(labels.number(Math.min(first, size)), toX(selection.start))];
  const left = chip(labels.number(first), toX(first - 1));
  const right = chip(labels.number(last), toX(last));
  if (Math.abs(right.x - left.x) >= (left.width + right.width) / 2 + 4) return [left, right];
  return [chip(`${left.text} – ${right.text}`, (left.x + right.x) / 2)];
};

/** Bands of the selection or the caret, over the whole height. */
export const LinearSelection = ({
  view,
  scale,
  height,
  selection,
  size,
}: Omit<LinearRulerProps, "record" | "labels" | "width"> & { height: number; size: number }) => {
  const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
  const x = toX(selection.start);
  return (
    <g pointerEvents="none">
      {stretchesOf(selection, size).map(({ start, end }) => (
        <rect
          key={start}
          className={styles.band}
          x={toX(start)}
          y={22}
          width={Math.max(1, (end - start) * scale)}
          height={Math.max(0, height - 22)}
        />
      ))}
      {selection.length === 0 && <line className={styles.caretLine} x1={x} x2={x} y1={22} y2={height} />}
    </g>
  );
};
