import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { MAX_SHARE, MIN_SHARE } from "../../hooks/use-pane-layout.ts";
import styles from "./workbench.module.css";

interface PaneSplitterProps {
  readonly label: string;
  /** Share of the left pane, in percent. */
  readonly share: number;
  readonly onChange: (share: number) => void;
}

const STEP = 2;

const keep = (share: number) => Math.round(Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)));

/** The bar between two panes: dragged, or moved by the arrow keys. */
export const PaneSplitter = ({ label, share, onChange }: PaneSplitterProps) => {
  const isDragging = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    isDragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!isDragging.current || !box || box.width === 0) return;
    onChange(keep((100 * (event.clientX - box.left)) / box.width));
  };
  const onPointerUp = () => {
    isDragging.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next: Readonly<Record<string, number>> = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: MIN_SHARE,
      End: MAX_SHARE,
    };
    const wanted = next[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onChange(keep(wanted));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot take focus or be dragged
    <div
      className={styles.splitter}
      data-chrome
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={MIN_SHARE}
      aria-valuemax={MAX_SHARE}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
};
