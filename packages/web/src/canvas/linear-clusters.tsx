import { memo } from "react";
import styles from "./canvas.module.css";
import type { CutCluster } from "./cluster-cuts.ts";

const BRACE = 4;
/** Maximum number of names in a tooltip; the list has all. */
const MOST_TOLD = 40;

interface LinearGathersProps {
  readonly gathers: readonly CutCluster[];
  readonly top: number;
  onOpen(gather: CutCluster): void;
}

/** Braces below cuts without a name, with their number; a click lists them. */
export const LinearClusters = memo(function LinearGathers({ gathers, top, onOpen }: LinearGathersProps) {
  return gathers.map((gather) => {
    const { marks, from, to, text, middle } = gather;
    const brace = `M${from.toFixed(1)} ${top}v${BRACE}H${to.toFixed(1)}v${-BRACE}`;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the map's list is the way by key
      <g key={marks[0]?.key} data-feature="" className={styles.gather} onClick={() => onOpen(gather)}>
        <title>{titleOf(gather)}</title>
        <path className={styles.brace} d={brace} />
        <text className={styles.rowCut} x={middle} y={top + BRACE + 8} dy="0.35em" textAnchor="middle">
          {text}
        </text>
      </g>
    );
  });
});

const titleOf = ({ marks }: CutCluster): string => {
  const names = marks.slice(0, MOST_TOLD).map((mark) => mark.names.join(", "));
  return marks.length > MOST_TOLD ? `${names.join(" · ")} …` : names.join(" · ");
};
