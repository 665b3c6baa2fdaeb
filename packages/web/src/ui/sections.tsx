import { type PropsWithChildren, type ReactNode, useContext, useEffect, useId } from "react";
import { SectionsContext } from "./section-menu.tsx";
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

/** One group: its heading, and next to it, if there is space, its content, 640 px wide. */
export const Section = ({ title, lead, actions, children }: PropsWithChildren<SectionProps>) => {
  const id = useId();
  const enter = useContext(SectionsContext);
  useEffect(() => enter?.({ id, title }), [enter, id, title]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} tabIndex={enter ? -1 : undefined}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
};
