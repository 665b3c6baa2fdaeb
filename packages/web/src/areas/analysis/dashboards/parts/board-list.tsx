import type { DashboardSummary } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { Colleague } from "../../../../kernel/parts/colleague.tsx";
import { Moment } from "../../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./board.module.css";

interface BoardListProps {
  readonly title: string;
  readonly boards: readonly DashboardSummary[];
  readonly emptyText: string;
}

/** Boards by name, with who made them and when they were changed. */
export const BoardList = ({ title, boards, emptyText }: BoardListProps) => {
  const t = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {boards.length === 0 && <p className={styles.nothing}>{emptyText}</p>}
      <ul className={styles.boards} aria-labelledby={titleId}>
        {boards.map((board) => (
          <li key={board.id}>
            <Link to="/analysis" search={{ board: board.id }}>
              {board.name}
            </Link>
            <span>{board.description || t("dashboards.tileCount", { count: board.tileCount })}</span>
            <span>
              <Colleague id={board.ownerId} name={board.ownerName} />
            </span>
            <Moment instant={board.updateTime} />
          </li>
        ))}
      </ul>
    </section>
  );
};
