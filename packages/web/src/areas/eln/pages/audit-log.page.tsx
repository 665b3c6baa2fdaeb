import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ComparedPage } from "../../documents/documents.public.tsx";
import { type EditFilter, useEdit, useElnPage } from "../eln.queries.ts";
import { EditsPanel } from "../page/edits-panel.tsx";
import styles from "../page/page.module.css";

/** Which words someone changed, and when, next to the other edits of the page. */
export default function AuditLogPage() {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { elnId, logId } = usePathParams<"elnId" | "logId">();
  const { person, block } = useQueryParams();
  const { data: page } = useElnPage(elnId);
  const { data: edit, error, refetch } = useEdit(elnId, Number(logId));
  const filter: EditFilter = {
    person: person && /^\d{1,18}$/.test(person) ? person : undefined,
    block: block && block.length <= 40 ? block : undefined,
  };
  useBreadcrumbs([
    { label: t("eln.title"), to: "/eln" },
    ...(page ? [{ label: page.file.name, to: `/eln/${elnId}` }] : []),
    { label: t("documents.tab-edits") },
  ]);
  const [start, end] = edit ? [format.dateTime(edit.startTime), format.dateTime(edit.endTime)] : [];
  return (
    <div className={styles.auditLog}>
      <aside className={styles.edits} aria-label={t("documents.tab-edits")}>
        <EditsPanel
          elnId={elnId}
          filter={filter}
          shownId={logId}
          onFilter={(next) => void navigate({ to: ".", search: { ...next }, replace: true })}
        />
      </aside>
      <div className={styles.scroll}>
        <div className={styles.sheet}>
          {error && !edit && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!edit && !error && <ListSkeleton rows={14} label={t("shell.loading")} />}
          {edit && (
            <>
              <PageHeader
                title={t("elnPages.editBy", { name: edit.userName })}
                actions={
                  <Link to={`/eln/${elnId}`}>
                    <Button tabIndex={-1}>{t("documents.toCurrent")}</Button>
                  </Link>
                }
              />
              <p className={styles.soft}>{start === end ? end : `${start} – ${end}`}</p>
              <ComparedPage
                isShort
                blockId={filter.block}
                before={edit.before}
                after={edit.after}
                names={[t("elnPages.before"), t("elnPages.after")]}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
