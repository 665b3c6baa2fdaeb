import type { ApprovalRecord } from "@benchleaf/contract";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./approval-detail.module.css";
import { ApprovalStatus } from "./approval-status.tsx";
import { ApprovalTask } from "./approval-steps.tsx";

/** Earlier rounds of the submission with comments and results; nothing if this is the first. */
export const ApprovalRounds = ({ kind, earlier }: Pick<ApprovalRecord, "kind" | "earlier">) => {
  const t = useTranslation();
  if (earlier.length === 0) return null;
  return (
    <>
      <h3 className={styles.section}>{t("approvals.earlierRounds")}</h3>
      <ol className={styles.steps} aria-label={t("approvals.earlierRounds")}>
        {earlier.map(({ round, title, remark, status, endTime, tasks }) => (
          <li key={round}>
            <h4 className={styles.stepName}>
              {t("approvals.roundNumber", { number: round })}{" "}
              {status === "PENDING" ? (
                <span className={styles.soft}>{t("approvals.roundReplaced")}</span>
              ) : (
                <ApprovalStatus status={status} />
              )}{" "}
              <span className={styles.soft}>
                <Moment instant={endTime} />
              </span>
            </h4>
            {title}
            {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <ApprovalTask key={`${task.approverId} ${task.decideTime}`} kind={kind} task={task} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
};
