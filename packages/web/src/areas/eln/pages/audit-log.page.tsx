import { Link } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ComparedPage } from "../../documents/documents.public.tsx";
import { useEdit, useElnPage } from "../eln.queries.ts";
import styles from "../page/page.module.css";

/** Which words someone changed, and when. */
export default function AuditLogPage() {
  const t = useTranslation();
  const format = useFormat();
  const { elnId, logId } = usePathParams<"elnId" | "logId">();
  const { data: page } = useElnPage(elnId);
  const { data: edit, error, refetch } = useEdit(elnId, Number(logId));
  useBreadcrumbs([
    { label: t("eln.title"), to: "/eln" },
    ...(page ? [{ label: page.file.name, to: `/eln/${elnId}` }] : []),
    { label: t("documents.tab-edits") },
  ]);
  if (error && !edit) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!edit) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.sheet}>
        <PageHeader
          title={t("elnPages.editBy", { name: edit.userName })}
          actions={<Link to={`/eln/${elnId}`}>{t("documents.toCurrent")}</Link>}
        />
        <p className={styles.soft}>
          {format.dateTime(edit.startTime)} – {format.dateTime(edit.endTime)}
        </p>
        <ComparedPage
          isShort
          before={edit.before}
          after={edit.after}
          names={[t("elnPages.before"), t("elnPages.after")]}
        />
      </div>
    </div>
  );
}
