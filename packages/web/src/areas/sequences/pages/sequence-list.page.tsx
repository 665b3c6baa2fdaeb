import {
  CloudDownloadOutlined,
  FolderAddOutlined,
  GlobalOutlined,
  PlusOutlined,
  UploadOutlined,
} from "@ant-design/icons";
import type { SequenceSummary } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { ownKey } from "../../../kernel/own-key.ts";
import { ColumnChoice, useVisibleColumns } from "../../../kernel/parts/column-choice.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useFileActions } from "../../../shared/files/use-file-actions.ts";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles, SEQUENCE_FILES } from "../../../ui/pick-files.tsx";
import { BulkLine } from "../list/bulk-line.tsx";
import type { ListAction } from "../list/list-actions.tsx";
import { DEFAULT_COLUMNS, useListColumns } from "../list/list-columns.tsx";
import { ListDialog, type OpenDialog } from "../list/list-dialog.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { useMenuColumn } from "../list/row-menu.tsx";
import { isNarrowed, type ListSearch, parseListSearch } from "../list-search.ts";
import { CreateSequenceDialog } from "../parts/list/create-sequence-dialog.tsx";
import { SearchField } from "../parts/list/search-field.tsx";
import { SequenceTable } from "../parts/list/sequence-table.tsx";
import { useSequenceCache, useSequenceList } from "../sequences.queries.ts";

/** Rarely used, so it is not loaded with the list. */
const PublishedList = lazy(() => import("../list/published-list.tsx"));

/** All sequences, or those of them that are in public (`?published=1`). */
export default function SequenceListPage() {
  const { published } = useQueryParams();
  return published === "1" ? <PublishedSequences /> : <AllSequences />;
}

const PublishedSequences = () => {
  const t = useTranslation();
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("moleculeList.published") }]);
  return (
    <Page>
      <PageHeader title={t("moleculeList.published")} />
      <RouteTabs row="molecules" />
      <Suspense fallback={<ListSkeleton rows={6} label={t("shell.loading")} />}>
        <PublishedList />
      </Suspense>
    </Page>
  );
};

const AllSequences = () => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const search = parseListSearch(query);
  const list = useSequenceList(search);
  const picker = useRef<HTMLInputElement>(null);
  const { name, others } = useListColumns();
  const [shownKeys, showColumns] = useVisibleColumns(ownKey("benchleaf-sequence-columns"), DEFAULT_COLUMNS);
  const picked = useSelection(useMemo(() => list.rows.map(({ id }) => id), [list.rows]));
  const pickedFiles = list.rows.filter(({ id }) => picked.ids.has(id));
  const actions = useFileActions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const onPick = useCallback(
    (action: ListAction, files: readonly SequenceSummary[]) => {
      const ids = files.map(({ id }) => id).join(",");
      if (action === "recycle") actions.recycle(files);
      else if (action === "align")
        void navigate({ to: "/sequence/alignment", search: { new: "1", with: ids } });
      else if (action === "clone")
        void navigate({ to: "/sequence/cloning", search: { create: "1", with: ids } });
      else if (action === "tools") void navigate({ to: "/sequence/tools", search: { from: ids } });
      else setDialog({ kind: action, files });
    },
    [actions, navigate],
  );
  const menu = useMenuColumn(onPick);
  const columns = [name, ...others.filter(({ key }) => shownKeys.has(key)), menu];

  const show = useCallback(
    (next: ListSearch, isDialogOpen = false) =>
      void navigate({
        to: "/sequence",
        search: { ...next, ...(isDialogOpen ? { create: "1" } : {}) },
        replace: !isDialogOpen,
      }),
    [navigate],
  );
  const { listChanged } = useSequenceCache();
  useEffect(() => importQueue.onArrival(listChanged), [listChanged]);
  useBreadcrumbs([{ label: t("sequences.title") }]);
  const bringIn = (files: File[]) => importQueue.add(files, { folderId: null });
  const choose = () => picker.current?.click();

  const importButton = (
    <Button icon={<UploadOutlined />} onClick={choose}>
      {t("sequences.import")}
    </Button>
  );
  const databaseButton = (
    <Button
      icon={<CloudDownloadOutlined aria-hidden />}
      onClick={() => void navigate({ to: "/sequence/databases" })}
    >
      {t("sequences.fromDatabase")}
    </Button>
  );
  const createButton = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => show(search, true)}>
      {t("sequences.create")}
    </Button>
  );
  const shown = format.number(list.rows.length);
  const count = t(list.hasNextPage ? "sequences.loadedCount" : "sequences.totalCount", { shown });

  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={14} label={t("sequences.loadingMore")} />;
    if (list.rows.length > 0)
      return <SequenceTable list={list} columns={columns} picked={picked} search={search} onSearch={show} />;
    if (search.search || isNarrowed(search))
      return (
        <EmptyState
          sketch="none"
          title={
            search.search
              ? t("sequences.nothingFound", { search: search.search })
              : t("moleculeList.noneFiltered")
          }
          action={
            <Button onClick={() => show(parseListSearch({ sort: search.sort }))}>
              {t(search.search ? "sequences.clearSearch" : "moleculeList.clearFilters")}
            </Button>
          }
        />
      );
    return (
      <EmptyState
        title={t("sequences.emptyTitle")}
        text={t("sequences.emptyHelp")}
        action={
          <Button type="primary" onClick={choose}>
            {t("sequences.importFiles")}
          </Button>
        }
      />
    );
  };

  return (
    <DropArea onFiles={bringIn} label={t("sequences.dropHere")}>
      <Page>
        <PageHeader
          title={t("sequences.title")}
          {...(list.isPending ? {} : { count })}
          actions={
            <>
              {importButton}
              <PickFiles
                isFolder
                accept=""
                icon={<FolderAddOutlined aria-hidden />}
                label={t("moleculeList.importFolder")}
                onFiles={bringIn}
              />
              {databaseButton}
              <Button
                icon={<GlobalOutlined aria-hidden />}
                onClick={() => void navigate({ to: "/sequence", search: { published: "1" } })}
              >
                {t("moleculeList.published")}
              </Button>
              {createButton}
            </>
          }
        />
        <RouteTabs row="molecules" />
        <ToolLine>
          {pickedFiles.length > 0 ? (
            <BulkLine
              files={pickedFiles}
              onPick={(action) => onPick(action, pickedFiles)}
              onClear={picked.clear}
            />
          ) : (
            <>
              <SearchField
                value={search.search ?? ""}
                onChange={(words) => show(parseListSearch({ ...search, search: words }))}
              />
              <ListFilters search={search} onChange={show} />
              <ColumnChoice
                label={t("moleculeList.columns")}
                columns={others}
                shown={shownKeys}
                onChange={showColumns}
              />
            </>
          )}
        </ToolLine>
        {body()}
      </Page>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={SEQUENCE_FILES}
        aria-label={t("sequences.importFiles")}
        onChange={(event) => {
          bringIn([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <ListDialog dialog={dialog} actions={actions} onClose={close} onDone={picked.clear} />
      <CreateSequenceDialog isOpen={query.create === "1"} onClose={() => show(search)} />
    </DropArea>
  );
};
