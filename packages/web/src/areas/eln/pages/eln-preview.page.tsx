import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StaticPage } from "../../documents/documents.public.tsx";
import { elnCalls, useElnPage } from "../eln.queries.ts";
import styles from "../page/page.module.css";
import { PageState } from "../page/page-state.tsx";

/** A read-only view of the current page. */
export default function ElnPreviewPage() {
  const t = useTranslation();
  const format = useFormat();
  const { elnId } = usePathParams<"elnId">();
  const { data: page, error: pageError } = useElnPage(elnId);
  const { data, error, refetch } = useQuery({
    queryKey: ["eln", "content", elnId],
    retry: false,
    queryFn: ({ signal }) => elnCalls(elnId).blocks(undefined, signal),
  });
  useBreadcrumbs([{ label: t("eln.title"), to: "/eln" }, ...(page ? [{ label: page.file.name }] : [])]);
  const failure = error ?? pageError;
  if (failure && !(data && page)) return <ErrorState error={failure} onRetry={() => void refetch()} />;
  if (!data || !page) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.sheet}>
        <PageHeader
          title={page.file.name}
          actions={
            <Link to={`/eln/${elnId}`}>
              <Button tabIndex={-1}>{t("elnPages.open")}</Button>
            </Link>
          }
        />
        <dl className={styles.properties}>
          <dt>{t("elnPages.code")}</dt>
          <dd>
            {page.code} <PageState {...page} />
          </dd>
          <dt>{t("elnPages.project")}</dt>
          <dd>{page.projectName || t("projects.personal")}</dd>
          <dt>{t("elnPages.author")}</dt>
          <dd>{page.file.ownerName}</dd>
          <dt>{t("elnPages.experimentDate")}</dt>
          <dd>{page.experimentDate === null ? "–" : format.day(page.experimentDate)}</dd>
          {page.fields.map(({ key, name }) => (
            <div key={key} className={styles.pair}>
              <dt>{name}</dt>
              <dd>{page.values[key] || "–"}</dd>
            </div>
          ))}
        </dl>
        <StaticPage fileId={elnId} content={data.content} label={page.file.name} />
      </div>
    </div>
  );
}
