import { CloseOutlined, DeleteOutlined, UndoOutlined } from "@ant-design/icons";
import { MAX_FILES_PER_CALL, type RecycledFile, TRASH_DAYS } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { usePutBack } from "../hooks/use-put-back.ts";
import { EraseDialog } from "../parts/erase-dialog.tsx";
import styles from "../parts/files.module.css";
import { useTrashColumns } from "../parts/trash-columns.tsx";
import { TrashedProjects } from "../parts/trashed-projects.tsx";
import { useTrash } from "../trash.queries.ts";

/** Files that the user has deleted: restore, or delete permanently. */
export default function TrashPage() {
  const t = useTranslation();
  const list = useTrash();
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const picked = useSelection(useMemo(() => files.map(({ id }) => id), [files]));
  const [doomed, setDoomed] = useState<readonly RecycledFile[]>([]);
  const { putBack, isBusy } = usePutBack();
  useBreadcrumbs([{ label: t("files.trashTitle") }]);
  const chosen = files.filter(({ id }) => picked.ids.has(id)).slice(0, MAX_FILES_PER_CALL);
  const columns = useTrashColumns(files, picked, {
    onRestore: (file) => !isBusy && putBack([file]),
    onErase: (file) => setDoomed([file]),
  });
  return (
    <Page>
      <PageHeader title={t("files.trashTitle")} />
      <TrashedProjects />
      {files.length > 0 && (
        <ToolLine>
          {chosen.length > 0 ? (
            <div className={styles.picked}>
              <span role="status">{t("fileActions.selected", { files: chosen.length })}</span>
              <Button icon={<UndoOutlined />} loading={isBusy} onClick={() => putBack(chosen, picked.clear)}>
                {t("fileActions.restore")}
              </Button>
              <Button danger icon={<DeleteOutlined />} onClick={() => setDoomed(chosen)}>
                {t("fileActions.erase")}
              </Button>
              <Button type="text" icon={<CloseOutlined />} onClick={picked.clear}>
                {t("fileActions.clearSelection")}
              </Button>
            </div>
          ) : (
            <span className={styles.soft}>{t("fileActions.trashKept", { days: TRASH_DAYS })}</span>
          )}
        </ToolLine>
      )}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton label={t("shell.loading")} />}
      {list.data && files.length === 0 && (
        <EmptyState
          title={t("fileActions.trashEmptyTitle")}
          text={t("fileActions.trashEmptyText", { days: TRASH_DAYS })}
        />
      )}
      {files.length > 0 && (
        <DataList
          label={t("files.trashTitle")}
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
          isSelected={({ id }) => picked.ids.has(id)}
          onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        />
      )}
      {doomed.length > 0 && (
        <EraseDialog
          files={doomed}
          onClose={() => {
            setDoomed([]);
            picked.clear();
          }}
        />
      )}
    </Page>
  );
}
