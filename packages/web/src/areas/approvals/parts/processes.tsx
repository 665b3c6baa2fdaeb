import type { ApprovalScope } from "@benchleaf/contract";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { kindLabel } from "../approval-labels.ts";
import { useProcesses } from "../approvals.queries.ts";
import styles from "./process-form.module.css";
import { ProcessForm } from "./process-form.tsx";

const helpOf = (scope: ApprovalScope | null) => {
  if (scope === null) return "approvals.settingsHelp";
  return scope.kind === "elnCategory" ? "approvals.categoryScopeHelp" : "approvals.scopeHelp";
};

/** How each kind of submission is approved, in the team or in a part of it. */
export const Processes = ({ scope }: { readonly scope: ApprovalScope | null }) => {
  const t = useTranslation();
  const { data, error, refetch } = useProcesses(scope);
  return (
    <>
      <p className={styles.soft}>{t(helpOf(scope))}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={5} label={t("shell.loading")} />}
      <div className={styles.scroll}>
        {data?.processes.map((process) => (
          <section
            key={`${process.kind} ${process.isOwn} ${process.version}`}
            className={styles.kind}
            aria-labelledby={`process-${process.kind}`}
          >
            <h2 className={styles.title} id={`process-${process.kind}`}>
              {t(kindLabel(process.kind))}
            </h2>
            <ProcessForm process={process} scope={scope} users={data.users} roles={data.roles} />
          </section>
        ))}
      </div>
    </>
  );
};
