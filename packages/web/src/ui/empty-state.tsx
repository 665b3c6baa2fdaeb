import { SearchOutlined } from "@ant-design/icons";
import { lazy, type ReactNode, Suspense } from "react";
import styles from "./page.module.css";
import type { SketchKind } from "./sketch.tsx";
import { Disc, StateCard } from "./state-card.tsx";

/** Apart, since the shell is lighter without it, and a page continues where it does not come. */
const Sketch = lazy(() =>
  import("./sketch.tsx").then(
    ({ Sketch: shown }) => ({ default: shown }),
    () => ({ default: () => <></> }),
  ),
);

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** What the page looks like when it is used; "none" where a search found nothing. */
  readonly sketch?: SketchKind | "none";
  /** What to do first. */
  readonly action?: ReactNode;
}

/** Says why nothing is here and offers the next action. */
export const EmptyState = ({ sketch = "list", ...said }: EmptyStateProps) => (
  <StateCard
    {...said}
    picture={
      sketch === "none" ? (
        <Disc>
          <SearchOutlined />
        </Disc>
      ) : (
        <Suspense fallback={<div className={styles.sketchPlace} />}>
          <Sketch kind={sketch} />
        </Suspense>
      )
    }
  />
);
