import styles from "./canvas.module.css";
import { textWidth } from "./text-width.ts";
import type { ViewLabels } from "./view-props.ts";

/** Legend of the curves; for the skew, plus is outside or above and minus inside or below. */
export const GcLegend = ({ labels, x, y }: { labels: ViewLabels; x: number; y: number }) => {
  const next = x + textWidth(labels.gcContent, 11) + 28;
  return (
    <g pointerEvents="none">
      <rect className={styles.gcContent} x={x} y={y - 5} width={10} height={10} />
      <text className={styles.tickText} x={x + 14} y={y} dy="0.35em">
        {labels.gcContent}
      </text>
      <rect className={styles.gcSkewPlus} x={next} y={y - 5} width={10} height={5} />
      <rect className={styles.gcSkewMinus} x={next} y={y} width={10} height={5} />
      <text className={styles.tickText} x={next + 14} y={y} dy="0.35em">
        {`${labels.gcSkew} (+ / −)`}
      </text>
    </g>
  );
};
