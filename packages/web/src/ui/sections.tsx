import { type PropsWithChildren, type ReactNode, useId } from "react";
import styles from "./sections.module.css";

/** Groups of settings below each other; the page scrolls here. */
export const Sections = ({ children }: PropsWithChildren) => (
  <div className={styles.sections}>{children}</div>
);

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  /** At the right of the title. */
  readonly actions?: ReactNode;
}

/** One group: its heading, and beside it, where there is room, what it holds, 640 wide. */
export const Section = ({ title, lead, actions, children }: PropsWithChildren<SectionProps>) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
};
