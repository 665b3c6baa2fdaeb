import { type ReactNode, useId } from "react";
import styles from "./picture-dialog.module.css";

/** One choice about a picture: what it is about, and what names it for screen readers. */
export const PictureField = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
};
