import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { actionLabels } from "../approval-labels.ts";
import { useApprovalLog } from "../approvals.queries.ts";
import styles from "./approval-detail.module.css";

/** Who did what to a submission, oldest first. */
export const ApprovalLog = ({ recordId }: { readonly recordId: string }) => {
  const t = useTranslation();
  const { data = [] } = useApprovalLog(recordId);
  return (
    <ol className={styles.log}>
      {data.map(({ action, userName, time, remark }) => {
        const word = actionLabels[action];
        return (
          word && (
            <li key={`${action} ${time}`}>
              {userName} {t(word)}{" "}
              <span className={styles.soft}>
                <Moment instant={time} />
              </span>
              {remark && <blockquote className={styles.remark}>{remark}</blockquote>}
            </li>
          )
        );
      })}
    </ol>
  );
};
