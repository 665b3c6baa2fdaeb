import { type ApprovalRecord, approvalKindOf } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { kindLabel } from "../approval-labels.ts";
import styles from "./approval-detail.module.css";
import { ApprovalStatus } from "./approval-status.tsx";

/** Amounts of materials have as many. */
const FIGURE_DECIMALS = 9;

const Figure = ({ label, value }: { readonly label: string; readonly value: unknown }) => {
  const format = useFormat();
  if (typeof value !== "number" && typeof value !== "string") return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{typeof value === "number" ? format.number(value, FIGURE_DECIMALS) : value}</dd>
    </>
  );
};

/** What was submitted, by whom, when and why. */
export const ApprovalFacts = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useTranslation();
  const format = useFormat();
  const { figures, opens, isGoneOnceApproved = false } = approvalKindOf(record.kind);
  return (
    <dl className={styles.facts}>
      <dt>{t("approvals.columnStatus")}</dt>
      <dd>
        <ApprovalStatus status={record.stage} /> {record.isAutoAudit && t("approvals.autoAudit")}
      </dd>
      <dt>{t("approvals.columnKind")}</dt>
      <dd>{t(kindLabel(record.kind))}</dd>
      {!(isGoneOnceApproved && record.status === "APPROVED") && (
        <>
          <dt>{t("approvals.subject")}</dt>
          <dd>
            <Link to={opens.replace(":objectId", record.objectId)}>{record.title}</Link>
          </dd>
        </>
      )}
      <dt>{t("approvals.recordNo")}</dt>
      <dd>{record.recordNo}</dd>
      <dt>{t("approvals.submitter")}</dt>
      <dd>
        <Colleague id={record.submitUserId} name={record.submitUserName} />
      </dd>
      <dt>{t("approvals.submitTime")}</dt>
      <dd>{format.dateTime(record.createTime)}</dd>
      {record.finishTime && (
        <>
          <dt>{t("approvals.finishTime")}</dt>
          <dd>{format.dateTime(record.finishTime)}</dd>
        </>
      )}
      {figures.map((name) => (
        <Figure key={name} label={t(kindLabel(record.kind, name))} value={record.bizData[name]} />
      ))}
      {record.remark && (
        <>
          <dt>{t("approvals.reason")}</dt>
          <dd>{record.remark}</dd>
        </>
      )}
    </dl>
  );
};
