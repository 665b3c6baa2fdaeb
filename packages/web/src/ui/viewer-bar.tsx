import type { PropsWithChildren, ReactNode } from "react";
import styles from "./viewer-bar.module.css";

/** The line over a file's content: what it is, and what can be done to the view. */
export const ViewerBar = ({ facts, children }: PropsWithChildren<{ facts?: ReactNode }>) => (
  <div className={styles.bar}>
    <span className={styles.facts}>{facts}</span>
    <span className={styles.tools}>{children}</span>
  </div>
);
