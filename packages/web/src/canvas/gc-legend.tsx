import styles from "./canvas.module.css";
import type { ViewLabels } from "./view-props.ts";

/** What the curves are; of the skew, plus stands outside or above and minus inside or below. */
export const GcLegend = ({ labels, x, y }: { labels: ViewLabels; x: number; y: number }) => (
  <g>
    <rect className={styles.gcContent} x={x} y={y - 5} width={10} height={10} />
    <text className={styles.tickText} x={x + 15} y={y} dy="0.35em">
      {labels.gcContent}
    </text>
    <rect className={styles.gcSkewPlus} x={x} y={y + 11} width={10} height={5} />
    <rect className={styles.gcSkewMinus} x={x} y={y + 16} width={10} height={5} />
    <text className={styles.tickText} x={x + 15} y={y + 16} dy="0.35em">
      {`${labels.gcSkew} (+ / −)`}
    </text>
  </g>
);
