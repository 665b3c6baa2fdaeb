import { type ReactNode, useId } from "react";
import styles from "./picture-dialog.module.css";

/** One option of a picture, with its label for screen readers. */
export const PictureField = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
};
