import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { kindWords } from "../approval-words.ts";
import { useProcesses } from "../approvals.queries.ts";
import styles from "../parts/process-form.module.css";
import { ProcessForm } from "../parts/process-form.tsx";

export default function ApprovalSettingsPage() {
  const t = useWords();
  const { data, error, refetch } = useProcesses();
  return (
    <SettingsFrame title={t("approvals.settings")}>
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
    </SettingsFrame>
  );
}
