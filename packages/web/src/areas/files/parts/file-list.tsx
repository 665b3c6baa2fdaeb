import { SearchOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useWords } from "../../../kernel/words.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { useFiles } from "../files.queries.ts";
import type { FileActions } from "../hooks/use-file-actions.ts";
import type { Picked } from "../hooks/use-picked.ts";
import { useRowDrag } from "../hooks/use-row-drag.ts";
import { useFileColumns } from "./file-columns.tsx";
import type { FileDeed } from "./file-menu.tsx";

interface FileListProps {
  readonly list: ReturnType<typeof useFiles>;
  readonly files: readonly LabFile[];
  readonly search: string;
  readonly picked: Picked;
  readonly onDeed: (deed: FileDeed, file: LabFile) => void;
  readonly onClearSearch: () => void;
  readonly onMove: FileActions["move"];
}

/** The rows, or why there are none. */
export const FileList = ({ list, files, search, picked, onDeed, onClearSearch, onMove }: FileListProps) => {
  const t = useWords();
  const columns = useFileColumns(files, picked, onDeed);
  const drag = useRowDrag(files, picked.ids, (moved, folder) =>
    onMove(moved, folder.id, folder.name, picked.clear),
  );
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  if (files.length === 0 && search)
    return (
      <EmptyState
        icon={<SearchOutlined />}
        title={t("files.noneFound", { search })}
        action={<Button onClick={onClearSearch}>{t("files.clearSearch")}</Button>}
      />
    );
  if (files.length === 0) return <EmptyState title={t("files.emptyTitle")} text={t("files.emptyText")} />;
  return (
    <DataList
      label={t("files.title")}
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      isSelected={({ id }) => picked.ids.has(id)}
      rowProps={drag}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
