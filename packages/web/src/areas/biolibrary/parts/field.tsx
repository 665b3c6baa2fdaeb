import type { LibraryFault } from "@benchleaf/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./library.module.css";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly fault?: LibraryFault | null;
  readonly children: ReactNode;
}

/** A field with its name over it and what is to be known of it below. */
export const Field = ({ id, label, hint, fault, children }: FieldProps) => {
  const t = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-note`} className={fault ? styles.fault : styles.hint} role={fault ? "alert" : undefined}>
        {fault ? t(`errors.${fault}`) : hint}
      </p>
    </div>
  );
};
