import type { ReactNode } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./genomes.module.css";

interface FoundListProps<Row> {
  readonly list: {
    readonly rows: readonly Row[];
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly hasNextPage: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
  readonly search: string;
  /** Shown without a search if there is nothing. */
  readonly nothing: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly isOpen: (row: Row) => boolean;
}

/** What is found in a genome, page by page. */
export function FoundList<Row>({
  list,
  label,
  search,
  nothing,
  columns,
  rowKey,
  isOpen,
}: FoundListProps<Row>) {
  const t = useTranslation();
  if (list.isError && list.rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton rows={10} label={t("genomes.loading")} />;
  if (list.rows.length === 0)
    return <EmptyState sketch="none" title={search ? t("genomes.nothingFound", { search }) : nothing} />;
  return (
    <DataList
      label={label}
      columns={columns}
      rows={list.rows}
      rowKey={rowKey}
      isSelected={isOpen}
      onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
    />
  );
}

interface FoundNameProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The name in a row, which opens its details. */
export const FoundName = ({ isOpen, title, onOpen, children }: FoundNameProps) => (
  <button type="button" className={styles.geneButton} aria-pressed={isOpen} title={title} onClick={onOpen}>
    {children}
  </button>
);
