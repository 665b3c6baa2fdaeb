import type { ReactNode } from "react";
import styles from "./page.module.css";

/** Title, how many, and the page's main action at the right. */
export const PageHeader = ({
  title,
  count,
  actions,
}: {
  title: ReactNode;
  count?: ReactNode;
  actions?: ReactNode;
}) => (
  <div className={styles.header}>
    <h1 className={styles.title}>{title}</h1>
    {count !== undefined && <span className={styles.count}>{count}</span>}
    <div className={styles.actions}>{actions}</div>
  </div>
);
