import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { downloadFile } from "../../../shared/files/download-file.ts";
import { useFavourites } from "../../../shared/files/marks.queries.ts";
import { useFileActions } from "../../../shared/files/use-file-actions.ts";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { downloadEln } from "../parts/eln-menu.tsx";
import { useFileColumns } from "../parts/file-columns.tsx";
import { FileDialogs, type OpenDialog } from "../parts/file-dialogs.tsx";

/** What the reader has starred, out of all projects. */
export default function FavouritesPage() {
  const t = useTranslation();
  const list = useFavourites();
  const actions = useFileActions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const picked = useSelection(useMemo(() => files.map(({ id }) => id), [files]));
  const columns = useFileColumns(
    files,
    picked,
    (action, file) => {
      if (action === "recycle") actions.recycle([file]);
      else if (action === "download") downloadFile(file);
      else if (action === "exportEln") downloadEln(file.projectId, file.id);
      else if (action === "lock" || action === "unlock") actions.setLock(file, action === "lock");
      else if (action === "move" || action === "copy" || action === "tags")
        setDialog({ kind: action, files: [file] });
      else setDialog({ kind: action, file });
    },
    (file) => actions.setFavourite([file], false),
  );
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("files.favouritesTitle") }]);
  const about =
    dialog && "file" in dialog ? dialog.file : dialog && "files" in dialog ? dialog.files[0] : undefined;
  return (
    <Page>
      <PageHeader title={t("files.favouritesTitle")} />
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton label={t("shell.loading")} />}
      {list.data && files.length === 0 && (
        <EmptyState
          title={t("fileActions.favouritesEmptyTitle")}
          text={t("fileActions.favouritesEmptyText")}
        />
      )}
      {files.length > 0 && (
        <DataList
          label={t("files.favouritesTitle")}
          columns={columns
            .filter(({ key }) => key !== "pick")
            .map((column) => ({ ...column, isSortable: false }))}
          rows={files}
          rowKey={({ id }) => id}
          onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        />
      )}
      <FileDialogs
        open={dialog}
        projectId={about?.projectId ?? ""}
        folderId={null}
        actions={actions}
        onDone={picked.clear}
        onClose={() => setDialog(null)}
      />
    </Page>
  );
}
