import { PlusOutlined, UploadOutlined } from "@ant-design/icons";
import type { LibraryEntry, LibraryKind } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useWords } from "../../../kernel/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { isOwned, useLibraryList } from "../library.queries.ts";
import {
  kindOf,
  type LibrarySearch,
  librarySearchQuery,
  libraryTabs,
  parseLibrarySearch,
  tabKey,
} from "../library-search.ts";
import { BulkBar } from "../parts/bulk-bar.tsx";
import { EntryDialog } from "../parts/entry-dialog.tsx";
import { EntryTable } from "../parts/entry-table.tsx";
import { EnzymeLookup } from "../parts/enzyme-lookup.tsx";
import { ExportButton } from "../parts/export-button.tsx";
import { ImportDialog } from "../parts/import-dialog.tsx";
import { KindTabs } from "../parts/kind-tabs.tsx";
import styles from "../parts/library.module.css";

const OneEnzyme = lazyPage(() => import("../parts/one-enzyme.tsx"), { words: "editor" });

export default function LibraryPage() {
  const { authorities } = useSession();
  const kind = kindOf(usePathParams<"kind">().kind);
  const query = useQueryParams();
  const search = parseLibrarySearch(query);
  if (kind === null) return <NotFound />;
  if (!authorities.includes(tabKey(kind))) return <Forbidden />;
  const tabs = libraryTabs.filter((tab) => authorities.includes(tabKey(tab)));
  if (kind === "enzyme" && query.enzyme) return <OneEnzyme name={query.enzyme.slice(0, 40)} tabs={tabs} />;
  return (
    <Library
      key={`${kind}/${search.scope}`}
      kind={kind}
      search={search}
      tabs={tabs}
      isNew={query.create === "1"}
    />
  );
}

interface LibraryProps {
  readonly kind: LibraryKind;
  readonly search: LibrarySearch;
  readonly tabs: readonly LibraryKind[];
  /** The address asks for a new entry. */
  readonly isNew: boolean;
}

const Library = ({ kind, search, tabs, isNew }: LibraryProps) => {
  const t = useWords();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useLibraryList(kind, search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<LibraryEntry | "new" | null>(isNew ? "new" : null);
  const [isImporting, setImporting] = useState(false);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("biolibrary.title") },
    { label: t(`biolibrary.${kind}`) },
  ]);
  const { scope } = search;
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
  const create = isOwned(scope) && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
      {t(kind === "enzyme" ? "digest.newSet" : "biolibrary.create")}
    </Button>
  );
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={14} label={t("biolibrary.loading")} />;
    if (list.rows.length > 0)
      return <EntryTable {...{ kind, list, chosen }} onChoose={setChosen} onOpen={setOpen} />;
    if (search.search !== "")
      return (
        <EmptyState
          title={t("biolibrary.nothingFound", { search: search.search })}
          action={<Button onClick={() => show({ search: "" })}>{t("sequences.clearSearch")}</Button>}
        />
      );
    return <EmptyState title={t("biolibrary.empty")} text={t(`biolibrary.empty-${kind}`)} action={create} />;
  };
  return (
    <Page>
      <PageHeader
        title={t("biolibrary.title")}
        {...(list.isPending ? {} : { count })}
        actions={
          <>
            {isOwned(scope) && kind !== "plasmid" && (
              <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
                {t("biolibrary.import")}
              </Button>
            )}
            <ExportButton kind={kind} search={search} />
            {create}
          </>
        }
      />
      <RouteTabs row="molecules" />
      <KindTabs kinds={tabs} current={kind} />
      {selected.length > 0 && isOwned(scope) ? (
        <BulkBar kind={kind} scope={scope} entries={selected} onDone={() => setChosen(new Set())} />
      ) : (
        <ToolLine>
          <Segmented
            aria-label={t("biolibrary.scope")}
            value={scope}
            options={[
              { value: "private" as const, label: t("digest.scopePrivate") },
              { value: "shared" as const, label: t("digest.scopeShared") },
              { value: "public" as const, label: t("digest.scopePublic") },
            ]}
            onChange={(next) => show({ scope: next })}
          />
          <Input.Search
            className={styles.search ?? ""}
            defaultValue={search.search}
            placeholder={t("biolibrary.search")}
            aria-label={t("biolibrary.search")}
            onSearch={(words) => show({ search: words })}
          />
          {kind === "enzyme" && <EnzymeLookup />}
        </ToolLine>
      )}
      {body()}
      {open !== null && (
        <EntryDialog
          kind={kind}
          scope={isOwned(scope) ? scope : "private"}
          entry={open === "new" ? null : open}
          onClose={() => {
            setOpen(null);
            if (isNew) show({});
          }}
        />
      )}
      {isImporting && isOwned(scope) && (
        <ImportDialog kind={kind} scope={scope} onClose={() => setImporting(false)} />
      )}
    </Page>
  );
};
