import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import type { LibraryEntry, LibraryKind, TableFormat } from "@benchleaf/contract";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { Suspense, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { FieldFilterBar } from "../../../kernel/fields/field-filter.tsx";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { ImportTable } from "../../../kernel/tables/import-table.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { SubjectPanelProps } from "../../../shared/subjects/subject-panel.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import {
  isWritten,
  type Shelf,
  useLibraryChanges,
  useLibraryList,
  useOpenScope,
} from "../library.queries.ts";
import {
  fieldedKindOf,
  kindOf,
  type LibrarySearch,
  librarySearchQuery,
  libraryTabs,
  parseLibrarySearch,
  tabKey,
  tableParams,
} from "../library-search.ts";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { EntryDialog } from "../parts/entry-dialog.tsx";
import { EntryTable } from "../parts/entry-table.tsx";
import { EnzymeLookup } from "../parts/enzyme-lookup.tsx";
import { KindTabs } from "../parts/kind-tabs.tsx";
import styles from "../parts/library.module.css";
import { ProjectChoice } from "../parts/project-choice.tsx";

const SubjectPanel = lazyPage<SubjectPanelProps>(() => import("../../../shared/subjects/subject-panel.tsx"), {
  words: "fileActions",
});
const OneEnzyme = lazyPage(() => import("../parts/one-enzyme.tsx"), { words: "editor" });

export default function LibraryPage() {
  const { authorities } = useSession();
  const kind = kindOf(usePathParams<"kind">().kind);
  const query = useQueryParams();
  const { scope, projectId, search, filter } = parseLibrarySearch(query);
  if (kind === null) return <NotFound />;
  if (!authorities.includes(tabKey(kind))) return <Forbidden />;
  const tabs = libraryTabs.filter((tab) => authorities.includes(tabKey(tab)));
  if (kind === "enzyme" && query.enzyme) return <OneEnzyme name={query.enzyme.slice(0, 40)} tabs={tabs} />;
  if (scope === null) return <OpenLibrary kind={kind} query={query} />;
  return (
    <Library
      key={`${kind}/${scope}/${projectId}`}
      kind={kind}
      search={{ scope, projectId, search, filter }}
      tabs={tabs}
      isNew={query.create === "1"}
      beside={query.entry ?? null}
      {...(query.thread && { thread: query.thread })}
    />
  );
}

/** Leads to the first of the three that is not empty. */
const OpenLibrary = ({ kind, query }: { kind: LibraryKind; query: ReturnType<typeof useQueryParams> }) => {
  const t = useTranslation();
  const { data: scope, error, refetch } = useOpenScope(kind);
  if (scope)
    return <Navigate to="/sequence/library/$kind" params={{ kind }} search={{ ...query, scope }} replace />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={14} label={t("biolibrary.loading")} />;
};

/** Formats that hold what a kind has. */
const formatsOf: Readonly<Record<LibraryKind, readonly TableFormat[]>> = {
  primer: ["csv", "xlsx", "fasta", "genbank"],
  feature: ["csv", "xlsx", "fasta", "genbank"],
  plasmid: ["csv", "xlsx", "genbank"],
  enzyme: ["csv", "xlsx"],
};

interface LibraryProps {
  readonly kind: LibraryKind;
  readonly search: LibrarySearch;
  readonly tabs: readonly LibraryKind[];
  /** The address opens a new entry. */
  readonly isNew: boolean;
  /** The entry and thread whose comments the address opens. */
  readonly beside: string | null;
  readonly thread?: string;
}

const Library = ({ kind, search, tabs, isNew, beside, thread }: LibraryProps) => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useLibraryList(kind, search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<LibraryEntry | "new" | "newEnzyme" | null>(isNew ? "new" : null);
  const [about, setAbout] = useState(beside);
  const [isImporting, setImporting] = useState(false);
  const own = useFields(search.scope === "public" ? null : fieldedKindOf(kind)).data ?? [];
  const { changed } = useLibraryChanges(kind);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("biolibrary.title") },
    { label: t(`biolibrary.${kind}`) },
  ]);
  const { scope } = search;
  // What is shipped cannot be added to: a new entry is one's own.
  const shelf: Shelf = isWritten(search) ? search : { scope: "private", projectId: null };
  const isProjectWanted = scope === "project" && search.projectId === null;
  const show = (next: Partial<LibrarySearch>) =>
    void navigate({
      to: "/sequence/library/$kind",
      params: { kind },
      search: librarySearchQuery({ ...search, ...next }),
      replace: true,
    });
  const shown = format.number(list.rows.length);
  const count = t(list.hasNextPage ? "sequences.loadedCount" : "sequences.totalCount", { shown });
  const selected = list.rows.filter(({ id }) => chosen.has(id));
  const create = !isProjectWanted && (
    <>
      {kind === "enzyme" && (
        <Button icon={<PlusOutlined />} onClick={() => setOpen("newEnzyme")}>
          {t("biolibrary.newEnzyme")}
        </Button>
      )}
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
        {t(kind === "enzyme" ? "digest.newSet" : "biolibrary.create")}
      </Button>
    </>
  );
  const body = () => {
    if (isProjectWanted)
      return <EmptyState sketch="map" title={t("biolibrary.project")} text={t("biolibrary.projectHelp")} />;
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={14} label={t("biolibrary.loading")} />;
    if (list.rows.length > 0)
      return (
        <EntryTable {...{ kind, list, chosen }} onChoose={setChosen} onOpen={setOpen} onBeside={setAbout} />
      );
    if (search.filter !== null)
      return (
        <EmptyState
          title={t("fields.nothingFound")}
          action={<Button onClick={() => show({ filter: null })}>{t("fields.clear")}</Button>}
        />
      );
    if (search.search !== "")
      return (
        <EmptyState
          sketch="none"
          title={t("biolibrary.nothingFound", { search: search.search })}
          action={<Button onClick={() => show({ search: "" })}>{t("sequences.clearSearch")}</Button>}
        />
      );
    return (
      <EmptyState
        sketch="map"
        title={t("biolibrary.empty")}
        text={t(`biolibrary.empty-${kind}`)}
        action={create}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t("biolibrary.title")}
        {...(list.isPending ? {} : { count })}
        actions={
          <>
            {!isProjectWanted && (
              <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
                {t("biolibrary.import")}
              </Button>
            )}
            {!isProjectWanted && (
              <ExportMenu kind={kind} params={tableParams(search)} formats={formatsOf[kind]} />
            )}
            {create}
          </>
        }
      />
      <RouteTabs row="molecules" />
      <KindTabs kinds={tabs} current={kind} />
      {selected.length > 0 && scope !== "public" ? (
        <BulkBar kind={kind} scope={scope} entries={selected} onDone={() => setChosen(new Set())} />
      ) : (
        <ToolLine>
          <Segmented
            aria-label={t("biolibrary.scope")}
            value={scope}
            options={[
              { value: "private" as const, label: t("digest.scopePrivate") },
              { value: "shared" as const, label: t("digest.scopeShared") },
              { value: "project" as const, label: t("digest.scopeProject") },
              { value: "public" as const, label: t("digest.scopePublic") },
            ]}
            onChange={(next) => show({ scope: next })}
          />
          {scope === "project" && (
            <ProjectChoice value={search.projectId} onChange={(projectId) => show({ projectId })} />
          )}
          <Input.Search
            className={styles.search ?? ""}
            defaultValue={search.search}
            placeholder={t("biolibrary.search")}
            aria-label={t("biolibrary.search")}
            onSearch={(words) => show({ search: words })}
          />
          {kind === "enzyme" && <EnzymeLookup />}
          <FieldFilterBar
            key={search.filter?.fieldId ?? ""}
            fields={own}
            filter={search.filter}
            onChange={(filter) => show({ filter })}
          />
        </ToolLine>
      )}
      {body()}
      {open !== null && (
        <EntryDialog
          kind={kind}
          shelf={shelf}
          entry={open === "new" || open === "newEnzyme" ? null : open}
          isEnzyme={open === "newEnzyme"}
          onClose={() => {
            setOpen(null);
            if (open === "new" || open === "newEnzyme") show(shelf);
          }}
        />
      )}
      {about !== null && (
        <Suspense fallback={null}>
          <SubjectPanel
            about={{ kind: "libraryEntry", id: about }}
            sought={about === beside ? thread : undefined}
            onClose={() => {
              setAbout(null);
              if (beside !== null) show({});
            }}
          />
        </Suspense>
      )}
      {isImporting && (
        <ImportTable
          kind={kind}
          params={tableParams({ ...shelf, search: "", filter: null })}
          takesRecords={kind !== "enzyme"}
          onWritten={changed}
          onClose={() => {
            setImporting(false);
            show(shelf);
          }}
        />
      )}
    </Page>
  );
};
