import { DownloadOutlined, EllipsisOutlined, ImportOutlined, PlusOutlined } from "@ant-design/icons";
import { type GlossaryTermRecord, glossariesApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Dropdown, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { addressOf } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useGlossary, useGlossaryChanges, useTerms } from "../parts/glossary.queries.ts";
import { ImportTermsDialog } from "../parts/import-terms-dialog.tsx";
import { useLanguageNames } from "../parts/language-names.ts";
import { RenameDialog } from "../parts/rename-dialog.tsx";
import { emptyDraft, inputOf, NEW_TERM, type TermDraft, useTermColumns } from "../parts/term-cells.tsx";
import styles from "../parts/translation-lists.module.css";
import { TranslationNav } from "../parts/translation-nav.tsx";

type Open = "import" | "rename" | "remove" | { readonly term: GlossaryTermRecord };

const newRow: GlossaryTermRecord = { ...emptyDraft, targets: [], updateTime: "" };

/** One glossary: its terms are edited in their rows. */
export default function GlossaryPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const navigate = useNavigate();
  const { nameOf } = useLanguageNames();
  const { glossaryId } = usePathParams<"glossaryId">();
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const [draft, setDraft] = useState<TermDraft | null>(null);
  const { data: glossary, error, refetch } = useGlossary(glossaryId);
  const terms = useTerms(glossaryId, useDebounced(search.trim()));
  const changes = useGlossaryChanges();
  useBreadcrumbs([
    { label: t("translation.title"), to: "/translation" },
    { label: t("translation.glossaries"), to: "/translation/glossary" },
    { label: glossary?.name ?? "" },
  ]);
  const save = (): void => {
    const body = draft && inputOf(draft);
    if (draft === null || body === null) return;
    const answered = {
      onSuccess: () => {
        toasts.success(t("glossaryWords.termSaved"));
        setDraft(draft.id === NEW_TERM ? emptyDraft : null);
      },
      onError: toasts.failure,
    };
    if (draft.id === NEW_TERM) changes.createTerm.mutate({ params: { glossaryId }, body }, answered);
    else changes.updateTerm.mutate({ params: { glossaryId, termId: draft.id }, body }, answered);
  };
  const columns = useTermColumns({
    draft,
    isBusy: changes.createTerm.isPending || changes.updateTerm.isPending,
    onDraft: setDraft,
    onSave: save,
    onRemove: (term) => setOpen({ term }),
  });
  if (error && !glossary) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const found = terms.data?.pages.flatMap(({ records }) => records);
  const rows = found && draft?.id === NEW_TERM ? [newRow, ...found] : found;
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setDraft(emptyDraft)}>
      {t("glossaryWords.addTerm")}
    </Button>
  );
  const exportItem = (form: "csv" | "tbx") => ({
    key: form,
    label: (
      <a
        href={addressOf(glossariesApi.export.path, { params: { glossaryId }, query: { format: form } })}
        download
      >
        {form.toUpperCase()}
      </a>
    ),
  });
  const body = () => {
    if (terms.error && !rows) return <ErrorState error={terms.error} onRetry={() => void terms.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0 && search.trim() !== "")
      return <EmptyState sketch="none" title={t("translateWords.nothingFound")} />;
    if (rows.length === 0)
      return (
        <EmptyState title={t("glossaryWords.noTerms")} text={t("glossaryWords.noTermsText")} action={add} />
      );
    return (
      <DataList
        label={t("glossaryWords.terms")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => terms.hasNextPage && !terms.isFetchingNextPage && void terms.fetchNextPage()}
      />
    );
  };
  const removed = typeof open === "object" ? open?.term : undefined;
  return (
    <Page>
      <PageHeader
        title={glossary?.name ?? ""}
        count={glossary && format.number(glossary.termCount)}
        actions={
          <>
            <Dropdown
              trigger={["click"]}
              menu={{
                items: [
                  { key: "rename", label: t("translateWords.rename") },
                  { key: "remove", label: t("glossaryWords.removeGlossary"), danger: true },
                ],
                onClick: ({ key }) => setOpen(key as "rename" | "remove"),
              }}
            >
              <Button icon={<EllipsisOutlined />} aria-label={t("glossaryWords.more")} />
            </Dropdown>
            {add}
          </>
        }
      />
      <TranslationNav current="/translation/glossary" />
      <ToolLine>
        <Input.Search
          allowClear
          className={styles.search ?? ""}
          aria-label={t("glossaryWords.searchTerms")}
          placeholder={t("glossaryWords.searchTerms")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button icon={<ImportOutlined />} onClick={() => setOpen("import")}>
          {t("glossaryWords.import")}
        </Button>
        <Dropdown trigger={["click"]} menu={{ items: [exportItem("csv"), exportItem("tbx")] }}>
          <Button icon={<DownloadOutlined />}>{t("glossaryWords.export")}</Button>
        </Dropdown>
        {glossary && (
          <span className={styles.soft}>
            {nameOf(glossary.sourceLanguage)} → {nameOf(glossary.targetLanguage)}
          </span>
        )}
      </ToolLine>
      <div className={styles.body}>{body()}</div>
      {open === "import" && <ImportTermsDialog glossaryId={glossaryId} onClose={() => setOpen(null)} />}
      {open === "rename" && glossary && (
        <RenameDialog
          title={t("glossaryWords.renameGlossary")}
          name={glossary.name}
          isBusy={changes.rename.isPending}
          onRename={(name) =>
            changes.rename.mutate(
              { params: { glossaryId }, body: { name } },
              { onSuccess: () => setOpen(null), onError: toasts.failure },
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open === "remove"}
        isDanger
        title={t("glossaryWords.removeGlossaryTitle", { name: glossary?.name ?? "" })}
        action={t("glossaryWords.removeGlossary")}
        isBusy={changes.remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          changes.remove.mutate(glossaryId, {
            onSuccess: () => {
              toasts.success(t("glossaryWords.removed"));
              void navigate({ to: "/translation/glossary" });
            },
            onError: toasts.failure,
          })
        }
      >
        {t("glossaryWords.removeGlossaryText")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={removed !== undefined}
        isDanger
        title={t("glossaryWords.removeTermTitle", { term: removed?.source ?? "" })}
        action={t("glossaryWords.remove")}
        isBusy={changes.removeTerms.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          removed &&
          changes.removeTerms.mutate(
            { params: { glossaryId }, body: { termIds: [removed.id] } },
            { onSuccess: () => setOpen(null), onError: toasts.failure },
          )
        }
      >
        {t("glossaryWords.removeTermText")}
      </ConfirmDialog>
    </Page>
  );
}
