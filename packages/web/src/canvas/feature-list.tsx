import { type KeyboardEvent, memo, useId, useState } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { shownEnds } from "./selection.ts";
import type { ViewProps } from "./view-props.ts";

const VISIBLE = 9;

interface FeatureListProps extends Pick<ViewProps, "labels" | "onSelect" | "onHover"> {
  readonly shapes: readonly FeatureShape[];
  readonly size: number;
}

/**
 * The text twin of a map: out of sight until it has the focus, then a list over the map. Only the options around
 * the active one are in the document, so that thousands of features cost nothing.
 */
export const FeatureList = memo(function FeatureList({
  shapes,
  size,
  labels,
  onSelect,
  onHover,
}: FeatureListProps) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  if (shapes.length === 0) return null;
  const active = Math.min(wanted, shapes.length - 1);
  const first = Math.max(0, Math.min(active - Math.floor(VISIBLE / 2), shapes.length - VISIBLE));

  const select = (shape: FeatureShape | undefined) => {
    if (shape) onSelect({ start: shape.start, length: shape.length });
  };
  const goTo = (index: number) => {
    const next = Math.min(shapes.length - 1, Math.max(0, index));
    setWanted(next);
    onHover(shapes[next]?.feature.id ?? null);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + VISIBLE,
    PageUp: active - VISIBLE,
    Home: 0,
    End: shapes.length - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) goTo(step);
    else if (event.key === "Enter" || event.key === " ") select(shapes[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className={styles.featureList}
      role="listbox"
      tabIndex={0}
      aria-label={labels.featureList}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onFocus={() => onHover(shapes[active]?.feature.id ?? null)}
      onBlur={() => onHover(null)}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {shapes.slice(first, first + VISIBLE).map((shape, offset) => {
        const index = first + offset;
        const ends = shownEnds(shape, size);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus and names its active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox
          <div
            key={shape.feature.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-setsize={shapes.length}
            aria-posinset={index + 1}
            className={styles.featureOption}
            onClick={() => {
              setWanted(index);
              select(shape);
            }}
          >
            {labels.feature(shape.feature, ends.first, ends.last, shape.length)}
          </div>
        );
      })}
    </div>
  );
});
