import { type ReactNode, useId } from "react";
import styles from "./show-settings.module.css";

/** A choice with its word before it. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as the child
  <label className={styles.field}>
    <span>{label}</span>
    {children}
  </label>
);

/** As {@link Field}, for a control that needs its id. */
export const Choice = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};
