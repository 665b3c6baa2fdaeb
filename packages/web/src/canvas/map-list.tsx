import { type KeyboardEvent, memo, useId, useState } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { type Selection, visibleEnds } from "./selection.ts";
import { type CutMark, positionOfCut, siteOfCut } from "./tracks.ts";
import type { ViewProps } from "./view-props.ts";

const VISIBLE = 9;

interface MapListProps extends Pick<ViewProps, "labels" | "onSelect" | "onHover"> {
  readonly shapes: readonly FeatureShape[];
  readonly cutSites: readonly CutMark[];
  readonly size: number;
}

/** One thing on the map: a feature, primer or reading frame, or a place that is cut. */
interface MapItem {
  readonly id: string;
  readonly place: Selection;
  readonly text: string;
}

/**
 * The text twin of a map: out of sight until it has the focus, then a list over the map. Only the options around
 * the active one are in the document, so that thousands cost nothing.
 */
export const MapList = memo(function MapList(props: MapListProps) {
  const { shapes, cutSites, size, labels, onSelect, onHover } = props;
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const count = shapes.length + cutSites.length;
  if (count === 0) return null;
  const active = Math.min(wanted, count - 1);
  const first = Math.max(0, Math.min(active - Math.floor(VISIBLE / 2), count - VISIBLE));
  const itemAt = (index: number): MapItem | null => {
    const shape = shapes[index];
    if (shape) {
      const ends = visibleEnds(shape, size);
      const text = labels.feature(shape.feature, ends.first, ends.last, shape.length);
      return { id: shape.feature.id, place: { start: shape.start, length: shape.length }, text };
    }
    const cut = cutSites[index - shapes.length];
    if (!cut) return null;
    const text = labels.cut(cut, positionOfCut(cut));
    return { id: `cut ${cut.key}`, place: siteOfCut(cut, size), text };
  };

  const select = (item: MapItem | null) => {
    if (item) onSelect(item.place, item.id);
  };
  const goTo = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    setWanted(next);
    onHover(itemAt(next)?.id ?? null);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + VISIBLE,
    PageUp: active - VISIBLE,
    Home: 0,
    End: count - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) goTo(step);
    else if (event.key === "Enter" || event.key === " ") select(itemAt(active));
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
      onFocus={() => onHover(itemAt(active)?.id ?? null)}
      onBlur={() => onHover(null)}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {Array.from({ length: Math.min(VISIBLE, count) }, (_, offset) => {
        const index = first + offset;
        const item = itemAt(index);
        return item ? (
          // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus and names its active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            aria-setsize={count}
            aria-posinset={index + 1}
            className={styles.featureOption}
            onClick={() => {
              setWanted(index);
              select(item);
            }}
          >
            {item.text}
          </div>
        ) : null;
      })}
    </div>
  );
});
