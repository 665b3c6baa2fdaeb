import { CloudUploadOutlined } from "@ant-design/icons";
import { type DragEvent, type PropsWithChildren, useRef, useState } from "react";
import styles from "./drop-area.module.css";
import { readDropped } from "./read-dropped.ts";

interface DropAreaProps {
  readonly onFiles: (files: File[]) => void;
  /** What letting go does. */
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Whether what is dragged comes from the desktop. */
export const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes files dropped anywhere on its content, folders included. The way by key is a button of the page. */
export const DropArea = ({
  onFiles,
  label,
  isDisabled = false,
  children,
}: PropsWithChildren<DropAreaProps>) => {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const track = (change: number) => {
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  if (isDisabled) return <div className={styles.area}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its twin in the import button.
    <div
      className={styles.area}
      onDragEnter={(event) => bringsFiles(event) && track(1)}
      onDragLeave={(event) => bringsFiles(event) && track(-1)}
      onDragOver={(event) => bringsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        depth.current = 0;
        setOver(false);
        // An inner element, such as the row of a folder, has handled them already.
        if (event.defaultPrevented) return;
        event.preventDefault();
        void readDropped(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
      }}
    >
      {children}
      {isOver && (
        <div className={styles.veil} role="status">
          <span className={styles.label}>
            <CloudUploadOutlined className={styles.icon} />
            {label}
          </span>
        </div>
      )}
    </div>
  );
};
