import { Link } from "@tanstack/react-router";
import { Failure } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useOpenPaper } from "../library.queries.ts";
import styles from "../parts/library.module.css";
import { RecordFacts } from "../parts/paper-details.tsx";

/** A published record, for everyone. */
export default function OpenPaperPage() {
  const t = useTranslation();
  const { searchPath } = usePathParams<"searchPath">();
  const { data, error, refetch } = useOpenPaper(searchPath);
  const isMissing = error instanceof Failure && error.code === "literature.content.not.found";
  return (
    <main className={styles.open}>
      {isMissing && (
        <EmptyState
          sketch="none"
          title={t("errors.literature.content.not.found")}
          action={<Link to="/open/library">{t("literature.openLibrary")}</Link>}
        />
      )}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      {data && (
        <>
          <h1>{data.fields.title}</h1>
          <RecordFacts fields={data.fields} />
          <Link to="/open/library">{t("literature.openLibrary")}</Link>
        </>
      )}
    </main>
  );
}
