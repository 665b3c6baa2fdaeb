import type { SequenceSummary } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { Person } from "../../../ui/person.tsx";
import { DEFAULT_SORT, type ListSearch, nextSort, parseListSearch, type SortColumn } from "../list-search.ts";
import { lengthUnit } from "../sequence-words.ts";
import type { useSequenceList } from "../sequences.queries.ts";
import { SequenceKindIcon } from "./sequence-kind-icon.tsx";
import styles from "./sequence-table.module.css";

interface SequenceTableProps {
  readonly list: ReturnType<typeof useSequenceList>;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

const useColumns = (): Column<SequenceSummary>[] => {
  const t = useWords();
  const format = useFormat();
  const { personalProjectId } = useSession();
  return useMemo(
    () => [
      {
        key: "name",
        header: t("sequences.columnName"),
        width: "minmax(180px, 2fr)",
        isSortable: true,
        cell: (row) => (
          <span className={styles.name}>
            <SequenceKindIcon kind={row} />
            <Link
              className={styles.link}
              to="/sequence/$sequenceId"
              params={{ sequenceId: row.id }}
              title={row.name}
            >
              {row.name}
            </Link>
          </span>
        ),
      },
      {
        key: "size",
        header: t("sequences.columnSize"),
        width: "112px",
        align: "end",
        isSortable: true,
        cell: (row) => format.basePairs(row.size ?? 0, lengthUnit(row)),
      },
      {
        key: "features",
        header: t("sequences.columnFeatures"),
        width: "80px",
        align: "end",
        isSecondary: true,
        cell: (row) => format.number(row.featureCount),
      },
      {
        key: "project",
        header: t("sequences.columnProject"),
        width: "minmax(120px, 1fr)",
        isSecondary: true,
        cell: (row) => (row.projectId === personalProjectId ? t("projects.personal") : row.projectName),
      },
      {
        key: "owner",
        header: t("sequences.columnOwner"),
        width: "140px",
        isSecondary: true,
        cell: (row) => <Person name={row.ownerName} />,
      },
      {
        key: "updateTime",
        header: t("sequences.columnUpdated"),
        width: "136px",
        isSortable: true,
        isSecondary: true,
        cell: (row) => <Moment instant={row.updateTime} />,
      },
    ],
    [t, format, personalProjectId],
  );
};

const SORTABLE: readonly SortColumn[] = ["name", "size", "updateTime"];

/** Rows of sequences; more come when the end is near. */
export const SequenceTable = ({ list, search, onSearch }: SequenceTableProps) => {
  const t = useWords();
  const columns = useColumns();
  const sort = search.sort ?? DEFAULT_SORT;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return (
    <DataList
      label={t("sequences.listLabel")}
      columns={columns}
      rows={list.rows}
      rowKey={(row) => row.id}
      sort={{ key: sort.replace("-", ""), isDescending: sort.startsWith("-") }}
      onSort={(key) => {
        const column = SORTABLE.find((known) => known === key);
        if (column) onSearch(parseListSearch({ ...search, sort: nextSort(sort, column) }));
      }}
      onReachEnd={loadMore}
      footer={
        <div className={styles.more} role="status">
          {isFetchingNextPage && t("sequences.loadingMore")}
          {isFetchNextPageError && <ErrorState error={list.error} onRetry={() => void fetchNextPage()} />}
        </div>
      }
    />
  );
};
