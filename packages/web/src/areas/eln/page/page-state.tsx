import type { ElnPage } from "@benchleaf/contract";
import { Tag } from "antd";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";

const colors: Readonly<Record<ElnPage["auditStatus"], string>> = {
  draft: "default",
  auditing: "blue",
  approved: "green",
  rejected: "red",
  canceled: "default",
  modify: "orange",
};

/** The label of a page's state: its work and its review together. */
export const stateLabel = ({
  processStatus,
  auditStatus,
}: Pick<ElnPage, "processStatus" | "auditStatus">): PhraseKey => {
  if (processStatus === "FINISHED")
    return auditStatus === "auditing" ? "elnPages.state-finishedAuditing" : "elnPages.state-finished";
  return `elnPages.state-${auditStatus}`;
};

/** State of a page. */
export const PageState = (page: Pick<ElnPage, "processStatus" | "auditStatus">) => {
  const t = useTranslation();
  return (
    <Tag color={page.processStatus === "FINISHED" ? "green" : colors[page.auditStatus]}>
      {t(stateLabel(page))}
    </Tag>
  );
};
