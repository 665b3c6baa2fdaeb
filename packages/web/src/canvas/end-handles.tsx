import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { endsOfFeature, type FeatureEnd, gapOfEnd } from "./adjust-feature.ts";
import styles from "./canvas.module.css";
import { visibleEnds, wrap } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import type { Adjust } from "./use-adjust.ts";
import type { Point } from "./use-map-events.ts";
import type { ViewLabels } from "./view-props.ts";

const CODON = 3;
const PAGE = 100;

/** The middle of a handle, in pixels of the view. */
export interface HandlePlace {
  readonly x: number;
  readonly y: number;
}

interface EndHandlesProps {
  readonly adjust: Adjust;
  readonly size: number;
  /** Of the view, in pixels. */
  readonly width: number;
  readonly labels: ViewLabels;
  /** Where the gap of an end is drawn; null if that is not in view. */
  placeOf(gap: number, end: FeatureEnd): HandlePlace | null;
  gapAt(at: Point): number;
}

const isSame = (one: FeatureEnd | null, other: FeatureEnd) =>
  one !== null && one.piece === other.piece && one.side === other.side;

/**
 * A handle at each end of a feature's pieces: dragged, or moved by arrows; with Shift to whole codons. Escape leaves
 * everything as it was.
 */
export const EndHandles = ({ adjust, size, width, labels, placeOf, gapAt }: EndHandlesProps) => {
  const { shape, held } = adjust;
  /** Distance from its end at which a handle was grabbed. */
  const grip = useRef<number | null>(null);
  const { name } = shape.feature;
  const hasParts = shape.pieces.length > 1;
  const { first, last } = visibleEnds(shape, size);
  const valueText = `${labels.range(first, last)} · ${labels.length(shape.pieces.reduce((sum, one) => sum + one.length, 0))}`;

  const onPointerDown = (event: PointerEvent, end: FeatureEnd) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    grip.current = gapOfEnd(shape, end, size) - gapAt(event);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent, end: FeatureEnd) => {
    if (grip.current === null) return;
    event.stopPropagation();
    adjust.moveTo(end, gapAt(event) + grip.current, event.shiftKey);
  };
  const onPointerUp = (event: PointerEvent) => {
    event.stopPropagation();
    if (grip.current === null) return;
    grip.current = null;
    if (event.type === "pointercancel") adjust.cancel();
    else adjust.letGo();
  };
  const onKeyDown = (event: KeyboardEvent, end: FeatureEnd) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const one = event.shiftKey ? CODON : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: one,
      ArrowUp: one,
      ArrowLeft: -one,
      ArrowDown: -one,
      PageUp: PAGE,
      PageDown: -PAGE,
    };
    const by = steps[event.key];
    if (by !== undefined) adjust.step(end, by, event.shiftKey);
    else if (event.key === "Enter") adjust.letGo();
    else if (event.key === "Escape" && held) {
      grip.current = null;
      adjust.cancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return endsOfFeature(shape).map((end) => {
    const gap = gapOfEnd(shape, end, size);
    const place = placeOf(gap, end);
    if (!place) return null;
    const isHeld = isSame(held, end);
    const letter = wrap(end.side === "first" ? gap : gap - 1, size) + 1;
    return (
      <div
        key={`${end.piece} ${end.side}`}
        role="slider"
        tabIndex={0}
        className={styles.handle}
        data-held={isHeld}
        style={{ left: place.x, top: place.y }}
        aria-label={labels.featureEnd(name, end.side, hasParts ? end.piece + 1 : null)}
        aria-valuemin={1}
        aria-valuemax={size}
        aria-valuenow={letter}
        aria-valuetext={labels.number(letter)}
        onPointerDown={(event) => onPointerDown(event, end)}
        onPointerMove={(event) => onPointerMove(event, end)}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={(event) => onKeyDown(event, end)}
        onBlur={adjust.letGo}
      >
        {isHeld && <Chip text={valueText} place={place} width={width} />}
      </div>
    );
  });
};

const CHIP_SIZE = 12;

/** What the feature covers now, over the hand and within the view. */
const Chip = ({ text, place, width }: { text: string; place: HandlePlace; width: number }) => {
  const half = textWidth(text, CHIP_SIZE) / 2 + 12;
  const middle = Math.max(half, Math.min(width - half, place.x));
  const style = { left: middle - place.x + 12, ...(place.y < 40 && { bottom: "auto", top: 26 }) };
  return (
    <span className={styles.handleChip} style={style}>
      {text}
    </span>
  );
};
