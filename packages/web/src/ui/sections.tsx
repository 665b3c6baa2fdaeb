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

/** One group with its heading, 560 wide. */
export const Section = ({ title, lead, actions, children }: PropsWithChildren<SectionProps>) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {actions}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
};
