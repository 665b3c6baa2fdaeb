import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  UndoOutlined,
} from "@ant-design/icons";
import type { RecordStatus } from "@benchleaf/contract";
import type { ReactNode } from "react";
import { useWords } from "../../../kernel/words.ts";
import { statusWords } from "../approval-words.ts";
import styles from "./approval-panel.module.css";

const icons: Record<RecordStatus, ReactNode> = {
  PENDING: <ClockCircleOutlined />,
  APPROVED: <CheckCircleOutlined />,
  REJECTED: <CloseCircleOutlined />,
  CLOSED: <MinusCircleOutlined />,
  canceled: <UndoOutlined />,
};

/** A submission's state as word, shape and colour. */
export const ApprovalStatus = ({ status }: { readonly status: RecordStatus }) => {
  const t = useWords();
  return (
    <span className={styles.status} data-status={status}>
      <span aria-hidden="true">{icons[status]}</span> {t(statusWords[status])}
    </span>
  );
};
