import { PlusOutlined } from "@ant-design/icons";
import { MAX_GLOSSARY_NAME, type Memory } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useLanguageNames } from "../parts/language-names.ts";
import { LanguagePairFields } from "../parts/language-pair-fields.tsx";
import { useMemories, useMemoryChanges } from "../parts/memory.queries.ts";
import styles from "../parts/translation-lists.module.css";
import { TranslationNav } from "../parts/translation-nav.tsx";

type Entry = Pick<Memory, "name" | "sourceLanguage" | "targetLanguage">;

const useColumns = (): readonly Column<Memory>[] => {
  const t = useTranslation();
  const format = useFormat();
  const { nameOf } = useLanguageNames();
  return [
    {
      key: "name",
      header: t("memoryWords.name"),
      width: "minmax(160px, 2fr)",
      cell: ({ id, name }) => (
        <Link className={styles.name} to={`/translation/memory/${id}`}>
          {name}
        </Link>
      ),
    },
    {
      key: "languages",
      header: t("memoryWords.languages"),
      width: "minmax(160px, 1fr)",
      cell: ({ sourceLanguage, targetLanguage }) => `${nameOf(sourceLanguage)} → ${nameOf(targetLanguage)}`,
    },
    {
      key: "count",
      header: t("memoryWords.unitCount"),
      width: "100px",
      align: "end",
      cell: ({ unitCount }) => format.number(unitCount),
    },
    {
      key: "author",
      header: t("memoryWords.author"),
      width: "140px",
      isSecondary: true,
      cell: ({ authorName }) => authorName,
    },
    {
      key: "time",
      header: t("memoryWords.updateTime"),
      width: "140px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
  ];
};

/** The team's translation memories. */
export default function MemoriesPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const columns = useColumns();
  const [search, setSearch] = useState("");
  const [isCreating, setCreating] = useState(false);
  const list = useMemories(useDebounced(search.trim()));
  const { create } = useMemoryChanges();
  useBreadcrumbs([
    { label: t("translation.title"), to: "/translation" },
    { label: t("translation.memories") },
  ]);
  const memories = list.data?.pages.flatMap(({ records }) => records);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {t("memoryWords.create")}
    </Button>
  );
  const body = () => {
    if (list.error && !memories) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!memories) return <ListSkeleton label={t("shell.loading")} />;
    if (memories.length === 0 && search.trim() !== "")
      return <EmptyState sketch="none" title={t("translateWords.nothingFound")} />;
    if (memories.length === 0)
      return <EmptyState title={t("memoryWords.none")} text={t("memoryWords.noneText")} action={add} />;
    return (
      <DataList
        label={t("translation.memories")}
        columns={columns}
        rows={memories}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("translation.memories")} actions={add} />
      <TranslationNav />
      <ToolLine>
        <Input.Search
          allowClear
          className={styles.search ?? ""}
          aria-label={t("memoryWords.search")}
          placeholder={t("memoryWords.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </ToolLine>
      <div className={styles.body}>{body()}</div>
      {isCreating && (
        <FormDialog<Entry>
          title={t("memoryWords.create")}
          action={t("memoryWords.create")}
          name="memory"
          isBusy={create.isPending}
          initialValues={{ sourceLanguage: "en", targetLanguage: "zh-CN" }}
          onSubmit={(entry) =>
            create.mutate(
              { ...entry, name: entry.name.trim() },
              {
                onSuccess: ({ id }) => void navigate({ to: `/translation/memory/${id}` }),
                onError: toasts.failure,
              },
            )
          }
          onClose={() => setCreating(false)}
        >
          <Form.Item
            name="name"
            label={t("memoryWords.name")}
            rules={[{ required: true, whitespace: true, message: t("translateWords.nameRequired") }]}
          >
            <Input maxLength={MAX_GLOSSARY_NAME} autoFocus />
          </Form.Item>
          <LanguagePairFields />
        </FormDialog>
      )}
    </Page>
  );
}
