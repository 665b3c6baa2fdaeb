import { PlusOutlined } from "@ant-design/icons";
import { type Glossary, MAX_GLOSSARY_NAME } from "@benchleaf/contract";
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
import { useGlossaries, useGlossaryChanges } from "../parts/glossary.queries.ts";
import { useLanguageNames } from "../parts/language-names.ts";
import { LanguagePairFields } from "../parts/language-pair-fields.tsx";
import styles from "../parts/translation-lists.module.css";
import { TranslationNav } from "../parts/translation-nav.tsx";

type Entry = Pick<Glossary, "name" | "sourceLanguage" | "targetLanguage">;

const useColumns = (): readonly Column<Glossary>[] => {
  const t = useTranslation();
  const format = useFormat();
  const { nameOf } = useLanguageNames();
  return [
    {
      key: "name",
      header: t("glossaryWords.name"),
      width: "minmax(160px, 2fr)",
      cell: ({ id, name }) => (
        <Link className={styles.name} to={`/translation/glossary/${id}`}>
          {name}
        </Link>
      ),
    },
    {
      key: "languages",
      header: t("glossaryWords.languages"),
      width: "minmax(160px, 1fr)",
      cell: ({ sourceLanguage, targetLanguage }) => `${nameOf(sourceLanguage)} → ${nameOf(targetLanguage)}`,
    },
    {
      key: "count",
      header: t("glossaryWords.termCount"),
      width: "100px",
      align: "end",
      cell: ({ termCount }) => format.number(termCount),
    },
    {
      key: "author",
      header: t("glossaryWords.author"),
      width: "140px",
      isSecondary: true,
      cell: ({ authorName }) => authorName,
    },
    {
      key: "time",
      header: t("glossaryWords.updateTime"),
      width: "140px",
      isSecondary: true,
      cell: ({ updateTime }) => <Moment instant={updateTime} />,
    },
  ];
};

/** The team's glossaries. */
export default function GlossariesPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const columns = useColumns();
  const [search, setSearch] = useState("");
  const [isCreating, setCreating] = useState(false);
  const list = useGlossaries(useDebounced(search.trim()));
  const { create } = useGlossaryChanges();
  useBreadcrumbs([
    { label: t("translation.title"), to: "/translation" },
    { label: t("translation.glossaries") },
  ]);
  const glossaries = list.data?.pages.flatMap(({ records }) => records);
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {t("glossaryWords.create")}
    </Button>
  );
  const body = () => {
    if (list.error && !glossaries)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!glossaries) return <ListSkeleton label={t("shell.loading")} />;
    if (glossaries.length === 0 && search.trim() !== "")
      return <EmptyState sketch="none" title={t("translateWords.nothingFound")} />;
    if (glossaries.length === 0)
      return <EmptyState title={t("glossaryWords.none")} text={t("glossaryWords.noneText")} action={add} />;
    return (
      <DataList
        label={t("translation.glossaries")}
        columns={columns}
        rows={glossaries}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <Page>
      <PageHeader title={t("translation.glossaries")} actions={add} />
      <TranslationNav />
      <ToolLine>
        <Input.Search
          allowClear
          className={styles.search ?? ""}
          aria-label={t("glossaryWords.search")}
          placeholder={t("glossaryWords.search")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </ToolLine>
      <div className={styles.body}>{body()}</div>
      {isCreating && (
        <FormDialog<Entry>
          title={t("glossaryWords.create")}
          action={t("glossaryWords.create")}
          name="glossary"
          isBusy={create.isPending}
          initialValues={{ sourceLanguage: "en", targetLanguage: "zh-CN" }}
          onSubmit={(entry) =>
            create.mutate(
              { ...entry, name: entry.name.trim() },
              {
                onSuccess: ({ id }) => void navigate({ to: `/translation/glossary/${id}` }),
                onError: toasts.failure,
              },
            )
          }
          onClose={() => setCreating(false)}
        >
          <Form.Item
            name="name"
            label={t("glossaryWords.name")}
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
