import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { DrillTarget } from "../work/drill-target.ts";
import styles from "./board.module.css";

interface DrillLinkProps {
  readonly target: DrillTarget | null;
  /** What it opens, for who does not see what is around it. */
  readonly label: string;
  readonly onOpen: (target: DrillTarget) => void;
  readonly children: ReactNode;
}

/** A number that opens what it counts: the list of its area, or the records next to the board. */
export const DrillLink = ({ target, label, onOpen, children }: DrillLinkProps) => {
  if (target === null) return <>{children}</>;
  if (target.list !== null)
    return (
      <Link
        className={styles.drill}
        to={target.list.to}
        search={{ ...target.list.search }}
        aria-label={label}
      >
        {children}
      </Link>
    );
  return (
    <button type="button" className={styles.drill} aria-label={label} onClick={() => onOpen(target)}>
      {children}
    </button>
  );
};
