import { type ReactNode, useId } from "react";
import styles from "./editing-dialogs.module.css";

interface DialogFieldProps {
  readonly label: string;
  /** The label is left of the field, not above it. */
  readonly isBeside?: boolean;
  readonly children: (id: string) => ReactNode;
}

/** A label and what it names. */
export const DialogField = ({ label, isBeside = false, children }: DialogFieldProps) => {
  const id = useId();
  return (
    <div className={isBeside ? styles.beside : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
};
