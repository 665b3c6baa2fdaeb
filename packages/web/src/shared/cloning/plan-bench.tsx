import type { ReactNode } from "react";
import styles from "./plan-bench.module.css";

interface PlanBenchProps {
  /** What goes in and how. */
  readonly side: ReactNode;
  /** Whether what comes out is being worked out again. */
  readonly isBusy: boolean;
  /** What comes out. */
  readonly children: ReactNode;
}

/** A construction as it is planned: on the left what goes in, on the right what comes out. */
export const PlanBench = ({ side, isBusy, children }: PlanBenchProps) => (
  <div className={styles.bench}>
    <div className={styles.side}>{side}</div>
    <div className={styles.main} aria-busy={isBusy}>
      {children}
    </div>
  </div>
);
