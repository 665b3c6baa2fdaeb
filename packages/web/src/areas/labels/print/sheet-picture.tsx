import { type LabelLayout, placesOf, positionsOf } from "@benchleaf/contract";
import { type MouseEvent, useMemo } from "react";
import styles from "./print.module.css";

interface SheetPictureProps {
  readonly layout: LabelLayout;
  readonly firstPosition: number;
  readonly count: number;
  readonly label: string;
  readonly onPick: (position: number) => void;
}

/** Page 1 of a sheet: which labels are used up and which will be printed. Its key way is the field of the first position. */
export const SheetPicture = ({ layout, firstPosition, count, label, onPick }: SheetPictureProps) => {
  const { pageWidth, pageHeight, width, height } = layout;
  const places = useMemo(() => placesOf(layout, positionsOf(layout), 1), [layout]);
  const pick = ({ target }: MouseEvent) => {
    const position = target instanceof Element ? target.getAttribute("data-position") : null;
    if (position) onPick(Number(position));
  };
  const stateOf = (position: number) => {
    if (position < firstPosition) return "used";
    return position < firstPosition + count ? "printed" : "free";
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the field of the first position is the key way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the first position does the same by key.
    <div className={styles.sheet} onClick={pick}>
      <svg viewBox={`0 0 ${pageWidth} ${pageHeight}`} role="img" aria-label={label}>
        <rect width={pageWidth} height={pageHeight} className={styles.paper} />
        {places.map(({ position, x, y }) => (
          <rect
            key={position}
            {...{ x, y, width, height, rx: 1.2 }}
            data-position={position + 1}
            data-state={stateOf(position + 1)}
            className={styles.label}
          />
        ))}
      </svg>
    </div>
  );
};
