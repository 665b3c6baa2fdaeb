import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from "@ant-design/icons";
import type { ReactNode } from "react";
import styles from "./findings.module.css";

/** Warnings about a plan, and notes on it. */
export interface Finding {
  readonly sentence: string;
  /** Whether the plan cannot work like this; otherwise it is only to be looked at. */
  readonly isBlocking: boolean;
  /** What can be done about it at once. */
  readonly mend?: ReactNode;
}

interface FindingsProps {
  readonly label: string;
  readonly findings: readonly Finding[];
  /** Text if there are none. */
  readonly whenNone: string;
}

/** All warnings about a plan, as sentences with reason and position. */
export const Findings = ({ label, findings, whenNone }: FindingsProps) =>
  findings.length === 0 ? (
    <p className={styles.good} role="status">
      <CheckCircleFilled aria-hidden /> {whenNone}
    </p>
  ) : (
    <ul className={styles.findings} aria-label={label}>
      {findings.map(({ sentence, isBlocking, mend }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
        <li key={index} className={isBlocking ? styles.bad : styles.warn}>
          {isBlocking ? <CloseCircleFilled aria-hidden /> : <WarningFilled aria-hidden />}
          <span>{sentence}</span>
          {mend}
        </li>
      ))}
    </ul>
  );
