import type { ListedFile } from "@benchleaf/contract";
import { useMemo } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { readFilter } from "../file-filter.ts";
import { useFiles } from "../files.queries.ts";
import { SharedName } from "./shared-name.tsx";

/** The content of a shared folder, for users who may not open its project. */
export const SharedFolder = ({ projectId, folderId }: { projectId: string; folderId: string }) => {
  const t = useTranslation();
  const kindName = useKindName();
  const list = useFiles(
    projectId,
    folderId,
    useMemo(() => readFilter({}), []),
  );
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <ListSkeleton label={t("shell.loading")} />;
  if (files.length === 0) return <EmptyState title={t("sharing.folderEmpty")} />;
  const columns: readonly Column<ListedFile>[] = [
    {
      key: "name",
      header: t("fileActions.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (file) => <SharedName file={file} />,
    },
    {
      key: "kind",
      header: t("fileActions.columnKind"),
      width: "110px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "owner",
      header: t("fileActions.columnOwner"),
      width: "160px",
      isSecondary: true,
      cell: ({ ownerId, ownerName }) => <Colleague id={ownerId} name={ownerName} />,
    },
    {
      key: "updateTime",
      header: t("fileActions.columnUpdated"),
      width: "140px",
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
  ];
  return (
    <DataList
      label={t("fileActions.title")}
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
