import styles from "./page.module.css";

const WIDTHS = [38, 52, 30, 46, 58, 34, 42, 50];

/** Grey rows with the height of real ones, so that nothing jumps when data arrives. */
export const ListSkeleton = ({ rows = 8, label }: { rows?: number; label: string }) => (
  <div className={styles.skeleton} role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, index) => index).map((index) => (
      <div className={styles.skeletonRow} key={index}>
        <span className={styles.bone} style={{ width: `${WIDTHS[index % WIDTHS.length]}%` }} />
        <span className={styles.bone} style={{ width: "12%", marginLeft: "auto" }} />
      </div>
    ))}
  </div>
);
