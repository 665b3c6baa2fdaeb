import { useNavigate } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useEffect, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AlsoFound } from "../parts/also-found.tsx";
import styles from "../parts/search.module.css";
import { type SearchChange, SearchFilters } from "../parts/search-filters.tsx";
import { SearchHitRow } from "../parts/search-hit.tsx";
import { useSearch } from "../search.queries.ts";
import { readSearch } from "../search-filter.ts";

const MAX_TEXT = 200;

/** Search by name, tag and content; its address has the whole query. */
export default function SearchPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filter = readSearch(query);
  const [typed, setTyped] = useState(filter.text);
  const settled = useDebounced(typed.trim());
  const show = (change: SearchChange) =>
    void navigate({ to: "/search", search: { ...query, ...change }, replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address.
  useEffect(() => {
    if (settled !== filter.text) show({ q: settled || undefined });
  }, [settled]);
  // Whose name was typed is not among the words of their files.
  const openOwner = (owner: string) => {
    setTyped("");
    show({ q: undefined, owner });
  };
  useBreadcrumbs([{ label: t("shell.search") }]);
  const list = useSearch(filter);
  const hits = list.data?.pages.flatMap(({ records }) => records) ?? [];
  const isAsked = filter.text !== "";
  return (
    <Page>
      <PageHeader title={t("shell.search")} />
      <Input.Search
        autoFocus
        allowClear
        size="large"
        maxLength={MAX_TEXT}
        style={{ maxWidth: 920 }}
        placeholder={t("search.hint")}
        aria-label={t("search.hint")}
        value={typed}
        loading={list.isFetching}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(text) => show({ q: text.trim() || undefined })}
      />
      <ToolLine>
        <SearchFilters filter={filter} onChange={show} />
      </ToolLine>
      <AlsoFound text={filter.text} onOwner={openOwner} />
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {isAsked && list.isPending && <ListSkeleton label={t("shell.loading")} />}
      {!isAsked && <EmptyState title={t("search.startTitle")} text={t("search.startText")} />}
      {isAsked && list.data && hits.length === 0 && (
        <EmptyState
          sketch="none"
          title={t("search.noneTitle", { text: filter.text })}
          text={t("search.noneText")}
        />
      )}
      {isAsked && hits.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
        <section className={styles.scroller} tabIndex={0} aria-label={t("search.results")}>
          <ol className={styles.hits}>
            {hits.map((hit) => (
              <SearchHitRow key={hit.file.id} hit={hit} />
            ))}
          </ol>
          {list.hasNextPage && (
            <div className={styles.more}>
              <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t("search.more")}
              </Button>
            </div>
          )}
        </section>
      )}
    </Page>
  );
}
