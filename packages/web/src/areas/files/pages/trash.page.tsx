import { DeleteOutlined, UndoOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useRestore, useTrash } from "../files.queries.ts";

export default function TrashPage() {
  const t = useWords();
  const notice = useNotice();
  const kindName = useKindName();
  const restore = useRestore();
  const list = useTrash();
  useBreadcrumbs([{ label: t("files.trashTitle") }]);
  const files = list.data?.pages.flatMap(({ records }) => records);
  const putBack = (file: LabFile) =>
    restore.mutate(
      { body: { fileIds: [file.id] } },
      { onSuccess: () => notice.success(t("files.restored", { name: file.name })), onError: notice.failure },
    );
  const columns: readonly Column<LabFile>[] = [
    {
      key: "name",
      header: t("files.columnName"),
      width: "minmax(180px, 1fr)",
      cell: (file) => <NameCell icon={<FileIcon kind={file.kind} />}>{file.name}</NameCell>,
    },
    {
      key: "kind",
      header: t("files.columnKind"),
      width: "120px",
      isSecondary: true,
      cell: ({ kind }) => kindName(kind),
    },
    {
      key: "when",
      header: t("files.columnDeleted"),
      width: "140px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
    {
      key: "restore",
      header: <span className="visually-hidden">{t("files.restore")}</span>,
      width: "120px",
      align: "end",
      cell: (file) => (
        <Button
          size="small"
          icon={<UndoOutlined />}
          disabled={restore.isPending}
          aria-label={`${t("files.restore")}: ${file.name}`}
          onClick={() => putBack(file)}
        >
          {t("files.restore")}
        </Button>
      ),
    },
  ];
  return (
    <Page>
      <PageHeader title={t("files.trashTitle")} />
      {list.error && !files && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!files && !list.error && <ListSkeleton label={t("shell.loading")} />}
      {files?.length === 0 && (
        <EmptyState
          icon={<DeleteOutlined />}
          title={t("files.trashEmptyTitle")}
          text={t("files.trashEmptyText")}
        />
      )}
      {files && files.length > 0 && (
        <DataList
          label={t("files.trashTitle")}
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
          onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        />
      )}
    </Page>
  );
}
