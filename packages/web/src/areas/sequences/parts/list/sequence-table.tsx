import type { SequenceSummary } from "@benchleaf/contract";
import { useCallback } from "react";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { nextSort } from "../../../../shared/files/next-sort.ts";
import { usePickColumn } from "../../../../shared/files/pick-column.tsx";
import type { RowSelection } from "../../../../shared/files/use-picked.ts";
import { type Column, DataList } from "../../../../ui/data-list.tsx";
import { DEFAULT_SORT, type ListSearch, parseListSearch, type SortColumn } from "../../list-search.ts";
import type { useSequenceList } from "../../sequences.queries.ts";
import styles from "./sequence-table.module.css";

interface SequenceTableProps {
  readonly list: ReturnType<typeof useSequenceList>;
  readonly columns: readonly Column<SequenceSummary>[];
  readonly picked: RowSelection;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

const SORTABLE: readonly SortColumn[] = ["name", "size", "updateTime"];

/** Rows of sequences, each with a tick; more come when the end is near. */
export const SequenceTable = ({ list, columns, picked, search, onSearch }: SequenceTableProps) => {
  const t = useTranslation();
  const pick = usePickColumn(list.rows, picked);
  const sort = search.sort ?? DEFAULT_SORT;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return (
    <DataList
      label={t("sequences.listLabel")}
      columns={[pick, ...columns]}
      rows={list.rows}
      rowKey={(row) => row.id}
      isSelected={({ id }) => picked.ids.has(id)}
      sort={{ key: sort.replace("-", ""), isDescending: sort.startsWith("-") }}
      onSort={(key) => {
        const column = SORTABLE.find((known) => known === key);
        if (column) onSearch(parseListSearch({ ...search, sort: nextSort<SortColumn>(sort, column) }));
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
