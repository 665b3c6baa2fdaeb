import { Link } from "@tanstack/react-router";
import { type PropsWithChildren, useId } from "react";
import styles from "./home.module.css";

interface HomeSectionProps {
  readonly title: string;
  /** Where all of it is. */
  readonly more?: { readonly to: string; readonly label: string };
}

/** One group of the start page under its heading. */
export const HomeSection = ({ title, more, children }: PropsWithChildren<HomeSectionProps>) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
