import type { ListedFile } from "@benchleaf/contract";
import { Button } from "antd";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { nextSort } from "../../../shared/files/next-sort.ts";
import type { FileActions } from "../../../shared/files/use-file-actions.ts";
import type { RowSelection } from "../../../shared/files/use-picked.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { type FileFilter, isFiltered, type Sort } from "../file-filter.ts";
import type { useFiles } from "../files.queries.ts";
import { useRowDrag } from "../hooks/use-row-drag.ts";
import { useFileColumns } from "./file-columns.tsx";
import type { FileAction } from "./file-menu.tsx";

interface FileListProps {
  readonly list: ReturnType<typeof useFiles>;
  readonly files: readonly ListedFile[];
  readonly filter: FileFilter;
  readonly picked: RowSelection;
  readonly actions: FileActions;
  readonly onAction: (action: FileAction, file: ListedFile) => void;
  readonly onSort: (sort: Sort) => void;
  /** Files of the desktop were let go over the row of a folder; absent if nothing may be added. */
  readonly onFiles?: ((files: File[], folder: ListedFile) => void) | undefined;
  readonly onFilesOver: (folder: ListedFile | null) => void;
  /** The file that someone came for. */
  readonly shownId?: string | undefined;
  /** Shows everything again. */
  readonly onClear: () => void;
}

/** The rows, or why there are none. */
export const FileList = (props: FileListProps) => {
  const { list, files, filter, picked, actions, onAction, onSort, shownId, onClear } = props;
  const t = useTranslation();
  const columns = useFileColumns(files, picked, onAction, (file) =>
    actions.setFavourite([file], !file.isFavourite),
  );
  const drag = useRowDrag(files, picked.ids, {
    onMove: (moved, folder) =>
      actions.move(
        moved,
        { projectId: folder.projectId, folderId: folder.id, name: folder.name },
        picked.clear,
      ),
    onFiles: props.onFiles,
    onFilesOver: props.onFilesOver,
  });
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  if (files.length === 0 && (filter.search || isFiltered(filter)))
    return (
      <EmptyState
        sketch="none"
        title={
          filter.search
            ? t("fileActions.noneFound", { search: filter.search })
            : t("fileActions.noneFiltered")
        }
        action={
          <Button onClick={onClear}>
            {t(filter.search ? "fileActions.clearSearch" : "fileActions.clearFilters")}
          </Button>
        }
      />
    );
  if (files.length === 0)
    return <EmptyState title={t("fileActions.emptyTitle")} text={t("fileActions.emptyText")} />;
  const sort = filter.sort;
  return (
    <DataList
      label={t("fileActions.title")}
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      isSelected={({ id }) => picked.ids.has(id) || id === shownId}
      shownKey={shownId}
      sort={{ key: sort.replace("-", ""), isDescending: sort.startsWith("-") }}
      onSort={(key) => {
        if (key === "name" || key === "size" || key === "updateTime") onSort(nextSort(sort, key));
      }}
      rowProps={drag}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
