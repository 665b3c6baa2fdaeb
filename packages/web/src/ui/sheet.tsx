import type { ReactNode } from "react";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly label: string;
  /** The cells of its head. */
  readonly head: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of figures and words; it scrolls sideways where it is wider than its place. */
export const Sheet = ({ label, head, children }: SheetProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
  <section className={styles.box} tabIndex={0} aria-label={label}>
    <table className={styles.sheet}>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

/** What can be done with what is above: buttons in a row, at its end. */
export const SheetActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
