import { Link } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useOpenPapers } from "../library.queries.ts";
import { authorsLine, sourceLine } from "../paper-text.ts";
import styles from "../parts/library.module.css";

/** Records that teams have published, for everyone. */
export default function OpenLibraryPage() {
  const t = useTranslation();
  const [typed, setTyped] = useState("");
  const list = useOpenPapers(useDebounced(typed.trim()));
  const papers = list.data?.pages.flatMap(({ records }) => records);
  return (
    <main className={styles.open}>
      <h1>{t("literature.openLibrary")}</h1>
      <p className={styles.soft}>{t("papers.openLead")}</p>
      <Input.Search
        allowClear
        value={typed}
        aria-label={t("papers.searchRecords")}
        placeholder={t("papers.searchRecords")}
        onChange={(event) => setTyped(event.target.value)}
      />
      {list.error && !papers && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!papers && !list.error && <ListSkeleton label={t("shell.loading")} />}
      {papers?.length === 0 && <EmptyState title={t("papers.openEmpty")} text={t("papers.openEmptyText")} />}
      <ol className={styles.hits}>
        {papers?.map(({ searchPath, fields }) => (
          <li key={searchPath} className={styles.hit}>
            <Link className={styles.hitTitle} to={`/open/library/literature/${searchPath}`}>
              {fields.title}
            </Link>
            <div className={styles.soft}>
              {authorsLine(t, fields)} · {sourceLine(fields)}
            </div>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("papers.loadMore")}
        </Button>
      )}
    </main>
  );
}
