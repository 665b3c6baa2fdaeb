import type { ReactNode } from "react";
import styles from "./show-settings.module.css";

/** A choice with its word before it. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as the child
  <label className={styles.field}>
    <span>{label}</span>
    {children}
  </label>
);
