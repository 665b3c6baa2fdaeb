import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  MinusCircleOutlined,
  WarningOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import styles from "./inspection.module.css";

export type StateTone = "good" | "bad" | "waiting" | "warning" | "soft" | "draft";

const icons: Record<StateTone, ReactNode> = {
  good: <CheckCircleOutlined />,
  bad: <CloseCircleOutlined />,
  waiting: <ClockCircleOutlined />,
  warning: <WarningOutlined />,
  soft: <MinusCircleOutlined />,
  draft: <EditOutlined />,
};

/** A state as word, shape and colour. */
export const State = ({ tone, children }: { readonly tone: StateTone; readonly children: ReactNode }) => (
  <span className={styles.state} data-tone={tone}>
    <span aria-hidden="true">{icons[tone]}</span> {children}
  </span>
);
