import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StaticPage } from "../../documents/documents.public.tsx";
import { elnCalls, useElnPage } from "../eln.queries.ts";
import styles from "../page/page.module.css";

/** A read-only view of the current page. */
export default function ElnPreviewPage() {
  const t = useTranslation();
  const { elnId } = usePathParams<"elnId">();
  const { data: page } = useElnPage(elnId);
  const { data, error, refetch } = useQuery({
    queryKey: ["eln", "content", elnId],
    retry: false,
    queryFn: ({ signal }) => elnCalls(elnId).blocks(undefined, signal),
  });
  useBreadcrumbs([{ label: t("eln.title"), to: "/eln" }, ...(page ? [{ label: page.file.name }] : [])]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !page) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.sheet}>
        <PageHeader title={page.file.name} actions={<Link to={`/eln/${elnId}`}>{t("elnPages.open")}</Link>} />
        <StaticPage fileId={elnId} content={data.content} label={page.file.name} />
      </div>
    </div>
  );
}
