import { Children, type PropsWithChildren, type ReactNode } from "react";
import styles from "./figure-list.module.css";

/** Large figures of a dashboard, side by side. */
export const FigureList = ({ children }: PropsWithChildren) => <dl className={styles.figures}>{children}</dl>;

interface FigureProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** A link for each figure; sums in several currencies are several. */
  readonly children: ReactNode;
}

/** One figure with its label. */
export const Figure = ({ label, help, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {Children.map(children, (one) => (
        <span className={styles.value}>{one}</span>
      ))}
      {help && <p className={styles.help}>{help}</p>}
    </dd>
  </div>
);
