import { type ReactNode, type RefObject, useRef } from "react";
import styles from "./canvas.module.css";
import { type Size, useSize } from "./use-size.ts";
import type { Theme } from "./view-props.ts";

interface SizedProps {
  readonly theme: Theme | undefined;
  /** The size if there is no document. */
  readonly otherwise: Size;
  /** For what scrolls up and down: something to measure residues by, in a box with a scroll bar, out of sight. */
  readonly probe?: ReactNode;
  readonly children: (box: Size, frame: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** Fills its parent, and draws once it is known how large that is: a drawing for a guess would cost as much again. */
export const Sized = ({ theme = "light", otherwise, probe, children }: SizedProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const gauge = useRef<HTMLDivElement>(null);
  const box = useSize(probe ? gauge : frame, otherwise);
  return (
    <div ref={frame} className={styles.frame} data-theme={theme}>
      {probe && (
        <div ref={gauge} className={styles.gauge} aria-hidden="true">
          {probe}
        </div>
      )}
      {box && children(box, frame)}
    </div>
  );
};
