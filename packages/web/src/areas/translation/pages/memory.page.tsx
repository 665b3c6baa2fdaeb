import { DownloadOutlined, EllipsisOutlined, PlusOutlined } from "@ant-design/icons";
import { type MemoryUnit, memoriesApi } from "@benchleaf/contract";
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
import { useLanguageNames } from "../parts/language-names.ts";
import { useMemory, useMemoryChanges, useUnits } from "../parts/memory.queries.ts";
import { ImportOutcome, ImportTmx, UnitDialog } from "../parts/memory-import.tsx";
import { RenameDialog } from "../parts/rename-dialog.tsx";
import styles from "../parts/translation-lists.module.css";
import { TranslationNav } from "../parts/translation-nav.tsx";
import { type UnitDraft, useUnitColumns } from "../parts/unit-cells.tsx";

type Open = "add" | "rename" | "remove" | { readonly unit: MemoryUnit };

/** One memory: its sentences are searched, and their translations edited. */
export default function MemoryPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const navigate = useNavigate();
  const { nameOf } = useLanguageNames();
  const { memoryId } = usePathParams<"memoryId">();
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const [draft, setDraft] = useState<UnitDraft | null>(null);
  const { data: memory, error, refetch } = useMemory(memoryId);
  const units = useUnits(memoryId, useDebounced(search.trim()));
  const changes = useMemoryChanges();
  useBreadcrumbs([
    { label: t("translation.title"), to: "/translation" },
    { label: t("translation.memories"), to: "/translation/memory" },
    { label: memory?.name ?? "" },
  ]);
  const save = (): void => {
    if (draft === null || draft.target.trim() === "") return;
    changes.updateUnit.mutate(
      { params: { memoryId, unitId: draft.id }, body: { target: draft.target.trim() } },
      {
        onSuccess: () => {
          toasts.success(t("memoryWords.saved"));
          setDraft(null);
        },
        onError: toasts.failure,
      },
    );
  };
  const columns = useUnitColumns({
    draft,
    isBusy: changes.updateUnit.isPending,
    onDraft: setDraft,
    onSave: save,
    onRemove: (unit) => setOpen({ unit }),
  });
  if (error && !memory) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const rows = units.data?.pages.flatMap(({ records }) => records);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen("add")}>
      {t("memoryWords.addUnit")}
    </Button>
  );
  const body = () => {
    if (units.error && !rows) return <ErrorState error={units.error} onRetry={() => void units.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0 && search.trim() !== "")
      return <EmptyState sketch="none" title={t("translateWords.nothingFound")} />;
    if (rows.length === 0)
      return <EmptyState title={t("memoryWords.noUnits")} text={t("memoryWords.noUnitsText")} action={add} />;
    return (
      <DataList
        label={t("memoryWords.units")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => units.hasNextPage && !units.isFetchingNextPage && void units.fetchNextPage()}
      />
    );
  };
  const removed = typeof open === "object" ? open?.unit : undefined;
  return (
    <Page>
      <PageHeader
        title={memory?.name ?? ""}
        count={memory && format.number(memory.unitCount)}
        actions={
          <>
            <Dropdown
              trigger={["click"]}
              menu={{
                items: [
                  { key: "rename", label: t("translateWords.rename") },
                  { key: "remove", label: t("memoryWords.removeMemory"), danger: true },
                ],
                onClick: ({ key }) => setOpen(key as "rename" | "remove"),
              }}
            >
              <Button icon={<EllipsisOutlined />} aria-label={t("memoryWords.more")} />
            </Dropdown>
            {add}
          </>
        }
      />
      <TranslationNav current="/translation/memory" />
      <ToolLine>
        <Input.Search
          allowClear
          className={styles.search ?? ""}
          aria-label={t("memoryWords.searchUnits")}
          placeholder={t("memoryWords.searchUnits")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {memory && <ImportTmx memory={memory} />}
        <Button
          icon={<DownloadOutlined />}
          href={addressOf(memoriesApi.export.path, { params: { memoryId } })}
          download
        >
          {t("memoryWords.export")}
        </Button>
        {memory && (
          <span className={styles.soft}>
            {nameOf(memory.sourceLanguage)} → {nameOf(memory.targetLanguage)}
          </span>
        )}
      </ToolLine>
      {memory && <ImportOutcome memory={memory} />}
      <div className={styles.body}>{body()}</div>
      {open === "add" && <UnitDialog memoryId={memoryId} onClose={() => setOpen(null)} />}
      {open === "rename" && memory && (
        <RenameDialog
          title={t("memoryWords.renameMemory")}
          name={memory.name}
          isBusy={changes.rename.isPending}
          onRename={(name) =>
            changes.rename.mutate(
              { params: { memoryId }, body: { name } },
              { onSuccess: () => setOpen(null), onError: toasts.failure },
            )
          }
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open === "remove"}
        isDanger
        title={t("memoryWords.removeMemoryTitle", { name: memory?.name ?? "" })}
        action={t("memoryWords.removeMemory")}
        isBusy={changes.remove.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          changes.remove.mutate(memoryId, {
            onSuccess: () => {
              toasts.success(t("memoryWords.removed"));
              void navigate({ to: "/translation/memory" });
            },
            onError: toasts.failure,
          })
        }
      >
        {t("memoryWords.removeMemoryText")}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={removed !== undefined}
        isDanger
        title={t("memoryWords.removeUnitTitle")}
        action={t("glossaryWords.remove")}
        isBusy={changes.removeUnits.isPending}
        onClose={() => setOpen(null)}
        onConfirm={() =>
          removed &&
          changes.removeUnits.mutate(
            { params: { memoryId }, body: { unitIds: [removed.id] } },
            { onSuccess: () => setOpen(null), onError: toasts.failure },
          )
        }
      >
        {removed?.source}
      </ConfirmDialog>
    </Page>
  );
}
