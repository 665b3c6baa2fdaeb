import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { kindWords } from "../approval-words.ts";
import { useProcesses } from "../approvals.queries.ts";
import { ApprovalList } from "../parts/approval-list.tsx";
import styles from "../parts/process-form.module.css";
import { ProcessForm } from "../parts/process-form.tsx";

/** How each kind of submission is approved. */
const Processes = () => {
  const t = useWords();
  const { data, error, refetch } = useProcesses();
  return (
    <>
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
    </>
  );
};

/** For who administers approvals: the processes, and every submission of the team, to find what has to begin anew. */
export default function ApprovalSettingsPage() {
  const t = useWords();
  const navigate = useNavigate();
  const isList = useQueryParams().view === "team";
  const choice = (
    <Segmented
      aria-label={t("approvals.settings")}
      value={isList ? "team" : "processes"}
      options={[
        { value: "processes", label: t("approvals.processes") },
        { value: "team", label: t("approvals.allSubmissions") },
      ]}
      onChange={(view) => void navigate({ to: ".", search: view === "team" ? { view } : {}, replace: true })}
    />
  );
  return (
    <SettingsFrame title={t("approvals.settings")} actions={choice}>
      {isList ? (
        <ApprovalList
          view="team"
          label={t("approvals.allSubmissions")}
          emptyTitle={t("approvals.emptyTeamTitle")}
          emptyText={t("approvals.emptyTeamText")}
        />
      ) : (
        <Processes />
      )}
    </SettingsFrame>
  );
}
