import type { PropsWithChildren, ReactNode } from "react";
import styles from "./person.module.css";

/** The first column: an icon of the kind and the name as a link. */
export const NameCell = ({ icon, children }: PropsWithChildren<{ icon: ReactNode }>) => (
  <span className={styles.person} style={{ maxWidth: "100%" }}>
    <span aria-hidden="true" style={{ color: "var(--brand)", display: "inline-flex" }}>
      {icon}
    </span>
    <span className={styles.name}>{children}</span>
  </span>
);
