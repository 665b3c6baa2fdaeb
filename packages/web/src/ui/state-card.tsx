import type { ReactNode } from "react";
import styles from "./page.module.css";

interface StateCardProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** What to do first. */
  readonly action?: ReactNode;
}

/** Shown in place of a page's content: an illustration, the reason, and what to do. */
export const StateCard = ({ picture, title, text, action }: StateCardProps) => (
  <div className={styles.empty}>
    {picture}
    <h2 className={styles.emptyTitle}>{title}</h2>
    {text && <p className={styles.emptyText}>{text}</p>}
    {action && <div className={styles.emptyAction}>{action}</div>}
  </div>
);

/** A sign in a disc, if there is no picture of the page. */
export const Disc = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.emptyIcon} aria-hidden="true">
    {children}
  </div>
);
