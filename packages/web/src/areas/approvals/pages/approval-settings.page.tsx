import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { kindWords } from "../approval-words.ts";
import { useProcesses } from "../approvals.queries.ts";
import styles from "../parts/process-form.module.css";
import { ProcessForm } from "../parts/process-form.tsx";

export default function ApprovalSettingsPage() {
  const t = useWords();
  const { data, error, refetch } = useProcesses();
  useBreadcrumbs([{ label: t("approvals.settings") }]);
  return (
    <Page>
      <PageHeader title={t("approvals.settings")} />
      <p className={styles.soft}>{t("approvals.settingsHelp")}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={5} label={t("shell.loading")} />}
      <div className={styles.scroll}>
        {data?.processes.map((process) => (
          <section key={`${process.kind} ${process.version}`} aria-labelledby={`process-${process.kind}`}>
            <h2 id={`process-${process.kind}`}>{t(kindWords[process.kind])}</h2>
            <ProcessForm process={process} users={data.users} roles={data.roles} />
          </section>
        ))}
      </div>
    </Page>
  );
}
