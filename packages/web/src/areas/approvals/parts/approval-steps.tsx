import type { ApprovalKind, ApprovalRecord } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { kindLabel, stepLabels } from "../approval-labels.ts";
import styles from "./approval-detail.module.css";
import { ApprovalStatus } from "./approval-status.tsx";

type Step = ApprovalRecord["steps"][number];

interface TaskProps {
  readonly kind: ApprovalKind;
  readonly task: Step["tasks"][number];
}

/** One approver's part: who, their comment, and their values. */
export const ApprovalTask = ({ kind, task }: TaskProps) => {
  const t = useTranslation();
  const format = useFormat();
  const due = task.status === "PENDING" ? task.dueTime : null;
  const isOverdue = due !== null && new Date(due) < new Date();
  return (
    <li className={styles.task}>
      <span className={styles.taskHead}>
        <Colleague id={task.approverId} name={task.approverName} />
        <ApprovalStatus status={task.status} />
        {task.decideTime && <Moment instant={task.decideTime} />}
      </span>
      {task.insteadOf && (
        <span className={styles.soft}>{t("approvals.insteadOf", { name: task.insteadOf })}</span>
      )}
      {due && (
        <span className={styles.soft} data-overdue={isOverdue ? "yes" : "no"}>
          {t(isOverdue ? "approvals.overdue" : "approvals.due", { time: format.dateTime(due) })}
        </span>
      )}
      {Object.entries(task.data).map(([name, { value, unit }]) => (
        <span key={name}>
          {t("approvals.given", { name: t(kindLabel(kind, name)), value: unit ? `${value} ${unit}` : value })}
        </span>
      ))}
      {task.remark && <blockquote className={styles.remark}>{task.remark}</blockquote>}
    </li>
  );
};

/** The approvers of each step, with their comments. */
export const ApprovalSteps = ({ kind, steps }: Pick<ApprovalRecord, "kind" | "steps">) => {
  const t = useTranslation();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; a submission's steps never move.
        <li key={index}>
          <h3 className={styles.stepName}>
            {step.name || t("approvals.stepNumber", { number: index + 1 })}
            <span className={styles.soft}>
              {` · ${t(step.mode === "all" ? "approvals.modeAll" : "approvals.modeAny")} · ${t(stepLabels[step.state])}`}
            </span>
          </h3>
          <ul className={styles.tasks}>
            {step.tasks.map((task) => (
              <ApprovalTask key={task.approverId} kind={kind} task={task} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
