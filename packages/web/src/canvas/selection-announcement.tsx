import styles from "./canvas.module.css";
import { type Selection, visibleEnds } from "./selection.ts";
import type { ViewLabels } from "./view-props.ts";

interface SpokenSelectionProps {
  readonly selection: Selection;
  readonly size: number;
  readonly labels: ViewLabels;
}

/** Tells screen readers where the caret or the selection is; silent while another view has the focus. */
export const SelectionAnnouncement = ({
  selection,
  size,
  labels,
  here = [],
  isActive,
}: SpokenSelectionProps & { here?: readonly string[]; isActive: boolean }) => {
  const { first, last } = visibleEnds(selection, size);
  const text = selection.length === 0 ? labels.caret(first) : labels.selection(first, last, selection.length);
  return (
    <div className={styles.spoken} role="status" aria-live="polite">
      {isActive && <p>{text}</p>}
      {isActive && here.length > 0 && <p>{labels.here(here)}</p>}
    </div>
  );
};
