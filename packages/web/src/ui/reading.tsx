import type { PropsWithChildren, ReactNode } from "react";
import styles from "./reading.module.css";

interface ReadingProps {
  readonly title: string;
  /** One line: what it is. */
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
}

/** A read-only view of a record on a phone: what it is, and the rest of the screen for its content. */
export const Reading = ({ title, facts, actions, children }: PropsWithChildren<ReadingProps>) => (
  <article className={styles.reading}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>{facts}</p>
      {actions}
    </header>
    <div className={styles.body}>{children}</div>
  </article>
);
