import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { Failure } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { importPapers, useExample, useExamples, usePaperChanges } from "../library.queries.ts";
import styles from "../parts/library.module.css";
import { RecordFacts } from "../parts/paper-details.tsx";

/** One of the records that the product brings along, to look at and to take over. */
export default function ExamplePage() {
  const t = useTranslation();
  const toasts = useToasts();
  const { exampleId } = usePathParams<"exampleId">();
  const { data, error, refetch } = useExample(exampleId);
  const examples = useExamples(true);
  const { refresh } = usePaperChanges();
  useBreadcrumbs([
    { label: t("literature.library"), to: "/library/literature" },
    { label: t("papers.example") },
  ]);
  const back = <Link to="/library/literature">{t("papers.backToLibrary")}</Link>;
  if (error instanceof Failure && error.code === "literature.content.not.found")
    return (
      <Page>
        <EmptyState sketch="none" title={t("errors.literature.content.not.found")} action={back} />
      </Page>
    );
  const take = async () => {
    if (!data) return;
    try {
      const source = { type: "record" as const, fields: data.fields };
      const [entry] = await importPapers({ collectionId: null, source }, new AbortController().signal);
      if (entry) toasts.success(t(`papers.outcome-${entry.outcome}`));
      void refresh();
    } catch (failure) {
      toasts.failure(failure);
    }
  };
  return (
    <Page>
      <PageHeader
        title={data?.fields.title ?? t("papers.example")}
        actions={data && <Button onClick={() => void take()}>{t("papers.import")}</Button>}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton label={t("shell.loading")} />}
      <div className={styles.columns}>
        <nav aria-label={t("papers.examples")}>
          <ul className={styles.tree}>
            {examples.data?.records.map(({ id, fields }) => (
              <li key={id}>
                <Link
                  to={`/library/literature/example/${id}`}
                  aria-current={id === exampleId ? "page" : undefined}
                >
                  {fields.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.right}>
          {data && <RecordFacts fields={data.fields} />}
          {back}
        </div>
      </div>
    </Page>
  );
}
