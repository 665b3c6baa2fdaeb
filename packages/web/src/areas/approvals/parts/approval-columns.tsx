import type { ApprovalRecord } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Checkbox } from "antd";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { kindLabel } from "../approval-labels.ts";
import { ApprovalStatus } from "./approval-status.tsx";

/** The step that is being decided now, in words. */
const currentStep = (t: Translate, { steps }: ApprovalRecord): string => {
  const at = steps.findIndex(({ state }) => state === "pending");
  return at < 0 ? "" : steps[at]?.name || t("approvals.stepNumber", { number: at + 1 });
};

export interface Picking {
  readonly picked: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** The columns of every list of submissions; with check boxes where several may be decided together. */
export const useApprovalColumns = (
  searchOf: (record: ApprovalRecord) => Record<string, string>,
  picking?: Picking,
): readonly Column<ApprovalRecord>[] => {
  const t = useTranslation();
  const check: Column<ApprovalRecord> = {
    key: "pick",
    header: <span className="visually-hidden">{t("approvals.selectAll")}</span>,
    width: "24px",
    cell: (record) =>
      record.abilities.decide && (
        <Checkbox
          checked={picking?.picked.has(record.id) ?? false}
          aria-label={t("approvals.select", { name: record.title })}
          onChange={() => picking?.toggle(record.id)}
        />
      ),
  };
  return [
    ...(picking ? [check] : []),
    {
      key: "title",
      header: t("approvals.columnTitle"),
      width: "minmax(180px, 1fr)",
      cell: (record) => (
        <Link to="." search={searchOf(record)} aria-label={t("approvals.open", { name: record.title })}>
          {record.title}
        </Link>
      ),
    },
    {
      key: "kind",
      header: t("approvals.columnKind"),
      width: "130px",
      isSecondary: true,
      cell: ({ kind }) => t(kindLabel(kind)),
    },
    {
      key: "status",
      header: t("approvals.columnStatus"),
      width: "110px",
      cell: ({ stage }) => <ApprovalStatus status={stage} />,
    },
    {
      key: "step",
      header: t("approvals.columnStep"),
      width: "130px",
      isSecondary: true,
      cell: (record) => currentStep(t, record),
    },
    {
      key: "submitter",
      header: t("approvals.columnSubmitter"),
      width: "160px",
      isSecondary: true,
      cell: ({ submitUserId, submitUserName }) => <Colleague id={submitUserId} name={submitUserName} />,
    },
    {
      key: "time",
      header: t("approvals.columnTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
  ];
};
