import type { ReactNode } from "react";
import styles from "./task-panel.module.css";

interface TaskLineProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** One choice of a task: its word, and what is chosen. */
export const TaskLine = ({ id, label, children }: TaskLineProps) => (
  <div className={styles.line}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
