import { useRef } from "react";
import styles from "./canvas.module.css";
import { useToolbar } from "./use-toolbar.ts";
import type { ViewLabels } from "./view-props.ts";

interface ZoomButtonsProps {
  readonly labels: ViewLabels;
  onZoom(factor: number): void;
  onAll(): void;
}

/** One press of a zoom button. */
export const ZOOM_STEP = 1.5;

export const ZoomButtons = ({ labels, onZoom, onAll }: ZoomButtonsProps) => {
  const buttons = [
    { name: labels.zoomIn, sign: "+", press: () => onZoom(ZOOM_STEP) },
    { name: labels.zoomOut, sign: "−", press: () => onZoom(1 / ZOOM_STEP) },
    { name: labels.zoomAll, sign: "↔", press: onAll },
  ];
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  return (
    <div ref={bar} className={styles.zoom} data-chrome role="toolbar" aria-label={labels.zoom}>
      {buttons.map(({ name, sign, press }) => (
        <button key={sign} type="button" aria-label={name} title={name} onClick={press}>
          {sign}
        </button>
      ))}
    </div>
  );
};
