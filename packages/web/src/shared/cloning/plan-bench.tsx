import type { ReactNode } from "react";
import styles from "./plan-bench.module.css";

interface PlanBenchProps {
  /** The inputs and their options. */
  readonly side: ReactNode;
  /** Whether the product is being computed again. */
  readonly isBusy: boolean;
  /** The product. */
  readonly children: ReactNode;
}

/** A planned construction: inputs on the left, product on the right. */
export const PlanBench = ({ side, isBusy, children }: PlanBenchProps) => (
  <div className={styles.bench}>
    <div className={styles.side}>{side}</div>
    <div className={styles.main} aria-busy={isBusy}>
      {children}
    </div>
  </div>
);
