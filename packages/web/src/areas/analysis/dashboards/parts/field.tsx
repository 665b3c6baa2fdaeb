import { type ReactNode, useId } from "react";
import styles from "./board.module.css";

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly isWide?: boolean;
  /** The control, with the id that the label is for. */
  readonly children: (id: string) => ReactNode;
}

/** A control of the builder under its label. */
export const Field = ({ label, help, isWide = false, children }: FieldProps) => {
  const id = useId();
  return (
    <div className={isWide ? styles.wideField : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <span className={styles.help}>{help}</span>}
    </div>
  );
};
