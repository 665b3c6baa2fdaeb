import {
  AlignLeftOutlined,
  CalculatorOutlined,
  DatabaseOutlined,
  ExperimentOutlined,
  PlusOutlined,
  UploadOutlined,
} from "@ant-design/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useCallback, useEffect, useRef } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SEQUENCE_FILES } from "../../../ui/pick-files.tsx";
import { type ListSearch, parseListSearch } from "../list-search.ts";
import { CreateSequenceDialog } from "../parts/create-sequence-dialog.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { SequenceTable } from "../parts/sequence-table.tsx";
import { useSequenceCache, useSequenceList } from "../sequences.queries.ts";

export default function SequenceListPage() {
  const t = useWords();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const search = parseListSearch(query);
  const list = useSequenceList(search);
  const picker = useRef<HTMLInputElement>(null);

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
    if (list.rows.length > 0) return <SequenceTable list={list} search={search} onSearch={show} />;
    if (search.search)
      return (
        <EmptyState
          title={t("sequences.nothingFound", { search: search.search })}
          action={
            <Button onClick={() => show(parseListSearch({ sort: search.sort }))}>
              {t("sequences.clearSearch")}
            </Button>
          }
        />
      );
    return (
      <EmptyState
        title={t("sequences.emptyTitle")}
        text={t("sequences.emptyHelp")}
        action={
          <Button type="primary" icon={<UploadOutlined />} onClick={choose}>
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
              {hasPermission("MOLECULE_CLONING") && (
                <Link to="/sequence/cloning">
                  <ExperimentOutlined aria-hidden /> {t("sequences.cloning")}
                </Link>
              )}
              <Link to="/sequence/tools">
                <CalculatorOutlined aria-hidden /> {t("sequences.tools")}
              </Link>
              <Link to="/sequence/alignment">
                <AlignLeftOutlined aria-hidden /> {t("sequences.alignments")}
              </Link>
              <Link to="/sequence/library">
                <DatabaseOutlined aria-hidden /> {t("biolibrary.title")}
              </Link>
              {importButton}
              {createButton}
            </>
          }
        />
        <ToolLine>
          <SearchField
            value={search.search ?? ""}
            onChange={(words) => show(parseListSearch({ ...search, search: words }))}
          />
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
      <CreateSequenceDialog isOpen={query.create === "1"} onClose={() => show(search)} />
    </DropArea>
  );
}
