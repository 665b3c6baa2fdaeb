import { InboxOutlined } from "@ant-design/icons";
import type { ReactNode } from "react";
import styles from "./page.module.css";

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly icon?: ReactNode;
  /** What to do first. */
  readonly action?: ReactNode;
}

/** Says why nothing is here and offers the next action. */
export const EmptyState = ({ title, text, icon = <InboxOutlined />, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.emptyIcon} aria-hidden="true">
      {icon}
    </div>
    <h2 className={styles.emptyTitle}>{title}</h2>
    {text && <p className={styles.emptyText}>{text}</p>}
    {action && <div className={styles.emptyAction}>{action}</div>}
  </div>
);
