import type { AnalysisQuery } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { linkOfAddress } from "../../../../kernel/file-address.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { SidePanel } from "../../../../kernel/parts/side-panel.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { type BoardContext, useRecords } from "../dashboards.queries.ts";
import type { DrillTarget } from "../work/drill-target.ts";
import styles from "./board.module.css";

interface RecordsPanelProps {
  readonly title: string;
  readonly query: AnalysisQuery;
  readonly target: DrillTarget;
  readonly context: BoardContext;
  readonly onClose: () => void;
}

/** The records that a number counts, each a link to its page. */
export const RecordsPanel = ({ title, query, target, context, onClose }: RecordsPanelProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRecords(
    query,
    target.drill,
    context,
  );
  const records = data?.pages.flatMap((page) => page.records) ?? [];
  const timeOf = (time: string) => (time.length === 10 ? format.day(time) : format.dateTime(time));
  const heading = target.place === title ? title : t("dashboards.recordsOf", { title, place: target.place });
  return (
    <SidePanel open title={heading} size={480} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} label={t("shell.loading")} />}
      {data && records.length === 0 && <p className={styles.nothing}>{t("dashboards.noRecords")}</p>}
      {records.length > 0 && (
        <ul className={styles.records} aria-label={heading}>
          {records.map(({ id, name, time, address }) => (
            <li key={id}>
              <Link {...linkOfAddress(address)}>{name}</Link>
              {time !== null && <time dateTime={time}>{timeOf(time)}</time>}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("dashboards.loadMore")}
        </Button>
      )}
    </SidePanel>
  );
};
