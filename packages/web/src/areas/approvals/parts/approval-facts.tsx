import type { ApprovalRecord } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { Person } from "../../../ui/person.tsx";
import { kindWords } from "../approval-words.ts";
import styles from "./approval-panel.module.css";
import { ApprovalStatus } from "./approval-status.tsx";

/** What was submitted, by whom, when and why. */
export const ApprovalFacts = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useWords();
  const format = useFormat();
  const { fileCount } = record.bizData;
  return (
    <dl className={styles.facts}>
      <dt>{t("approvals.columnStatus")}</dt>
      <dd>
        <ApprovalStatus status={record.status} /> {record.isAutoAudit && t("approvals.autoAudit")}
      </dd>
      <dt>{t("approvals.columnKind")}</dt>
      <dd>{t(kindWords[record.kind])}</dd>
      {record.projectId !== null && record.status !== "APPROVED" && (
        <>
          <dt>{t("approvals.subject")}</dt>
          <dd>
            <Link to={`/project/${record.projectId}/file`}>{record.title}</Link>
          </dd>
        </>
      )}
      <dt>{t("approvals.recordNo")}</dt>
      <dd>{record.recordNo}</dd>
      <dt>{t("approvals.submitter")}</dt>
      <dd>
        <Person name={record.submitUserName} />
      </dd>
      <dt>{t("approvals.submitTime")}</dt>
      <dd>{format.dateTime(record.createTime)}</dd>
      {record.finishTime && (
        <>
          <dt>{t("approvals.finishTime")}</dt>
          <dd>{format.dateTime(record.finishTime)}</dd>
        </>
      )}
      {typeof fileCount === "number" && (
        <>
          <dt>{t("approvals.fileCount")}</dt>
          <dd>{format.number(fileCount)}</dd>
        </>
      )}
      {record.remark && (
        <>
          <dt>{t("approvals.reason")}</dt>
          <dd>{record.remark}</dd>
        </>
      )}
    </dl>
  );
};
