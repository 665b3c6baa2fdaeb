import {
  AuditOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  FileOutlined,
  MinusCircleOutlined,
  UndoOutlined,
} from "@ant-design/icons";
import { type ApprovalStage, type ApprovalStatus as Status, stageOf } from "@benchleaf/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { statusLabel } from "../approval-labels.ts";
import styles from "./approval-detail.module.css";

const icons: Record<ApprovalStage, ReactNode> = {
  draft: <FileOutlined />,
  uncommitted: <EditOutlined />,
  pending: <ClockCircleOutlined />,
  auditing: <AuditOutlined />,
  modify: <EditOutlined />,
  approved: <CheckCircleOutlined />,
  rejected: <CloseCircleOutlined />,
  closed: <MinusCircleOutlined />,
  canceled: <UndoOutlined />,
};

/** A submission's state as word, shape and colour. */
export const ApprovalStatus = ({ status }: { readonly status: Status }) => {
  const t = useTranslation();
  return (
    <span className={styles.status} data-status={stageOf(status)}>
      <span aria-hidden="true">{icons[stageOf(status)]}</span> {t(statusLabel(status))}
    </span>
  );
};
