import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from "react";
import styles from "./canvas.module.css";
import type { CutCluster } from "./cluster-cuts.ts";
import { type CutMark, positionOfCut } from "./tracks.ts";
import type { Size } from "./use-size.ts";
import type { ViewLabels } from "./view-props.ts";

const WIDTH = 220;
const ROW = 28;
const MOST_HEIGHT = 260;
const EDGE = 4;

interface GatheredCutsProps {
  readonly gather: CutCluster;
  /** Where the list begins if there is room below. */
  readonly top: number;
  /** What is there to be on. */
  readonly box: Size;
  readonly labels: ViewLabels;
  onPick(mark: CutMark): void;
  /** The focus is to go back to the map. */
  onLeave(): void;
  /** The focus has moved elsewhere. */
  onClose(): void;
}

/** The cuts of a cluster by name and position, over the map; closed by a click elsewhere. */
export const ClusteredCuts = ({ gather, top, box, labels, ...on }: GatheredCutsProps) => {
  const list = useRef<HTMLUListElement>(null);
  // Before it is seen, so that no key that follows the press is lost.
  useLayoutEffect(() => list.current?.querySelector("button")?.focus(), []);
  const height = Math.min(gather.marks.length * ROW + 2, MOST_HEIGHT, box.height - 2 * EDGE);
  const place = {
    left: Math.max(EDGE, Math.min(box.width - WIDTH - EDGE, gather.middle - WIDTH / 2)),
    top: Math.max(EDGE, Math.min(box.height - height - EDGE, top)),
    width: WIDTH,
    height,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = document.activeElement?.closest("li");
    const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
    if (event.key === "Escape") on.onLeave();
    else if (event.key.startsWith("Arrow")) next?.querySelector("button")?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) on.onClose();
  };
  return (
    <ul
      ref={list}
      className={styles.gathered}
      style={place}
      aria-label={labels.moreCuts(gather.marks.length)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {gather.marks.map((mark) => (
        <li key={mark.key}>
          <button
            type="button"
            aria-label={labels.cut(mark, positionOfCut(mark))}
            onClick={() => on.onPick(mark)}
          >
            <i data-once={mark.count === 1}>{mark.names.join(", ")}</i>
            <span>{labels.number(positionOfCut(mark))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
