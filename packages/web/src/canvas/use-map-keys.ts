import { type KeyboardEvent, useRef } from "react";
import {
  type ExtensionReach,
  extendReach,
  headOf,
  isSameSelection,
  moveCaret,
  reachOf,
  type Selection,
  selectionOfReach,
} from "./selection.ts";
import { useLatest } from "./use-latest.ts";

interface Walk {
  readonly selection: Selection;
  readonly size: number;
  readonly isCircular: boolean;
  onSelect(selection: Selection): void;
}

/** Keeps which end of the selection moves; a selection made elsewhere moves at its end. */
export const useReach = ({ selection, size, isCircular, onSelect }: Walk) => {
  const kept = useRef<ExtensionReach | null>(null);
  const current = useLatest((): ExtensionReach => {
    const reach = kept.current;
    if (reach && isSameSelection(selectionOfReach(reach, size, isCircular), selection)) return reach;
    return reachOf(selection);
  });
  const reachTo = useLatest((reach: ExtensionReach) => {
    kept.current = reach;
    onSelect(selectionOfReach(reach, size, isCircular));
  });
  /** Steps the caret or, when extending, the head. A selection collapses to the side of the step first. */
  const step = useLatest((by: number, isExtending: boolean) => {
    if (isExtending) return reachTo(extendReach(current(), by, size, isCircular));
    const isOne = Math.abs(by) === 1;
    if (selection.length > 0 && isOne) {
      const end = headOf({ anchor: selection.start, extent: selection.length }, size);
      return onSelect({ start: by < 0 ? selection.start : end, length: 0 });
    }
    onSelect(moveCaret(headOf(current(), size), by, size, isCircular));
  });
  return { current, reachTo, step };
};

/** Arrows move the caret, by a hundredth with Ctrl or Page keys, Shift extends, Home and End, Ctrl+A takes all. */
export const useMapKeys = (walk: Walk) => {
  const { step, reachTo, current } = useReach(walk);
  return useLatest((event: KeyboardEvent) => {
    const { size, selection, onSelect } = walk;
    const isCommand = event.ctrlKey || event.metaKey;
    const large = Math.max(1, Math.round(size / 100));
    const one = isCommand ? large : 1;
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") step(one, event.shiftKey);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") step(-one, event.shiftKey);
    else if (event.key === "PageDown") step(large, event.shiftKey);
    else if (event.key === "PageUp") step(-large, event.shiftKey);
    else if (event.key === "Home" || event.key === "End") {
      const end = event.key === "Home" ? 0 : size;
      const { anchor } = current();
      if (event.shiftKey) reachTo({ anchor, extent: end - anchor });
      else onSelect({ start: end, length: 0 });
    } else if (isCommand && event.key.toLowerCase() === "a") onSelect({ start: 0, length: size });
    else if (event.key === "Escape" && selection.length > 0) onSelect({ start: selection.start, length: 0 });
    else return;
    event.preventDefault();
  });
};
