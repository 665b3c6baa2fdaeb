import type { PageBox } from "@benchleaf/contract";
import styles from "./paper.module.css";

/** Boxes to be drawn over a page. */
export interface PlacedBoxes {
  readonly key: string;
  readonly page: number;
  readonly color: string;
  readonly boxes: readonly PageBox[];
}

const percent = (share: number): string => `${share * 100}%`;

/** Highlights and the marked sentence, over their page. */
export const PageBoxes = ({ page, placed }: { page: number; placed: readonly PlacedBoxes[] }) => (
  <>
    {placed
      .filter((one) => one.page === page)
      .flatMap(({ key, color, boxes }) =>
        boxes.map((box) => (
          <span
            key={`${key} ${box.x} ${box.y}`}
            aria-hidden="true"
            className={styles.box}
            data-color={color}
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        )),
      )}
  </>
);
