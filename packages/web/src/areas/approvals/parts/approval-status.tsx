import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  UndoOutlined,
} from "@ant-design/icons";
import type { RecordStatus } from "@benchleaf/contract";
import { Tag } from "antd";
import type { ReactNode } from "react";
import { useWords } from "../../../kernel/words.ts";
import { statusWords } from "../approval-words.ts";

const looks: Record<RecordStatus, { readonly icon: ReactNode; readonly color: string }> = {
  PENDING: { icon: <ClockCircleOutlined />, color: "processing" },
  APPROVED: { icon: <CheckCircleOutlined />, color: "success" },
  REJECTED: { icon: <CloseCircleOutlined />, color: "error" },
  CLOSED: { icon: <MinusCircleOutlined />, color: "default" },
  canceled: { icon: <UndoOutlined />, color: "default" },
};

/** A submission's state as word, shape and colour. */
export const ApprovalStatus = ({ status }: { readonly status: RecordStatus }) => {
  const t = useWords();
  const { icon, color } = looks[status];
  return (
    <Tag icon={icon} color={color}>
      {t(statusWords[status])}
    </Tag>
  );
};
