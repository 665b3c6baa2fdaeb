import type { PropsWithChildren, ReactNode } from "react";
import styles from "./viewer-bar.module.css";

/** The bar above a file's content: what it is, and the view's controls. */
export const ViewerBar = ({ facts, children }: PropsWithChildren<{ facts?: ReactNode }>) => (
  <div className={styles.bar}>
    <span className={styles.facts}>{facts}</span>
    <span className={styles.tools}>{children}</span>
  </div>
);
