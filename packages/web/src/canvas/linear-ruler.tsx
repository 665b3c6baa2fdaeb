import type { SequenceRecord } from "@benchleaf/bio";
import styles from "./canvas.module.css";
import { LINEAR, type LinearPlan, RESIDUES_FROM_SCALE } from "./linear-scene.ts";
import { type Selection, stretchesOf, visibleEnds } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import { tickPositions } from "./ticks.ts";
import type { ViewLabels } from "./view-props.ts";

interface LinearRulerProps {
  readonly record: SequenceRecord;
  readonly plan: LinearPlan;
  readonly selection: Selection | null;
  readonly labels: ViewLabels;
}

/** Axis with ticks at round numbers; residues once there is room for them. */
export const LinearRuler = ({ record, plan, selection, labels }: LinearRulerProps) => {
  const size = record.sequence.length;
  const { view, scale, width, axis, figures, toX } = plan;
  const from = Math.max(0, Math.floor(view.start - LINEAR.pad / scale));
  const to = Math.min(size, Math.ceil(view.start + (width - LINEAR.pad) / scale));
  const ends = selection ? endsOf(selection, size, labels, plan) : [];
  const isCovered = (x: number, half: number) =>
    x - half < 2 ||
    x + half > width - 2 ||
    ends.some((end) => Math.abs(end.x - x) < end.width / 2 + half + 4);
  // Zoomed in, the residue at an end and the end itself would show the same number.
  const isTold = (figure: string) => ends.some(({ text }) => text === figure);
  const letters = scale >= RESIDUES_FROM_SCALE ? [...record.sequence.slice(from, to)] : [];
  return (
    <g pointerEvents="none">
      <line className={styles.backbone} x1={toX(from)} x2={toX(to)} y1={axis} y2={axis} />
      {tickPositions(from, to, Math.max(2, Math.floor(width / 90)), labels.before).map((position) => {
        const x = toX(position - 0.5);
        const figure = labels.number(position);
        return (
          <g key={position}>
            <line className={styles.tick} x1={x} x2={x} y1={figures} y2={figures + 5} />
            {!isTold(figure) && !isCovered(x, textWidth(figure, 11) / 2) && (
              <text className={styles.tickText} x={x} y={figures + 13} dy="0.35em" textAnchor="middle">
                {figure}
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
          y={axis + 9}
          dy="0.35em"
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
            y={figures + 4}
            width={end.width}
            height={18}
            rx={4}
          />
          <text className={styles.chipText} x={end.x} y={figures + 13} dy="0.35em" textAnchor="middle">
            {end.text}
          </text>
        </g>
      ))}
    </g>
  );
};

/** Ends as numbers, kept inside the drawing; one label for both if two would collide. */
const endsOf = (selection: Selection, size: number, labels: ViewLabels, { toX, width }: LinearPlan) => {
  if (size === 0) return [];
  const { first, last } = visibleEnds(selection, size);
  const chip = (text: string, x: number) => {
    const chipWidth = textWidth(text, 11) + 10;
    const isSeen = x >= -4 && x <= width + 4;
    const kept = Math.max(chipWidth / 2 + 1, Math.min(width - chipWidth / 2 - 1, x));
    return { text, x: isSeen ? kept : x, width: chipWidth };
  };
  if (selection.length === 0) return [chip(labels.number(Math.min(first, size)), toX(selection.start))];
  const left = chip(labels.number(first), toX(first - 1));
  const right = chip(labels.number(last), toX(last));
  if (Math.abs(right.x - left.x) >= (left.width + right.width) / 2 + 4) return [left, right];
  return [chip(`${left.text} – ${right.text}`, (left.x + right.x) / 2)];
};

interface LinearSelectionProps extends Pick<LinearRulerProps, "plan"> {
  readonly selection: Selection;
  readonly size: number;
}

/** Bands of the selection or the caret, from the axis down. */
export const LinearSelection = ({ plan, selection, size }: LinearSelectionProps) => {
  const { toX, scale, axis, height } = plan;
  const x = toX(selection.start);
  const top = axis - 6;
  return (
    <g pointerEvents="none">
      {stretchesOf(selection, size).map(({ start, end }) => (
        <rect
          key={start}
          className={styles.band}
          x={toX(start)}
          y={top}
          width={Math.max(1, (end - start) * scale)}
          height={Math.max(0, height - top)}
        />
      ))}
      {selection.length === 0 && <line className={styles.caretLine} x1={x} x2={x} y1={top} y2={height} />}
    </g>
  );
};
