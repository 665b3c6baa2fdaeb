import type { CrisprState } from "@benchleaf/contract";
import { Tag } from "antd";
import { useTranslation } from "../../kernel/translation.ts";

const tones = {
  waiting: "default",
  running: "processing",
  succeeded: "success",
  failed: "error",
  cancelled: "default",
} as const;

/** State of a task, as a coloured label. */
export const TaskState = ({ state }: { readonly state: CrisprState }) => {
  const t = useTranslation();
  return <Tag color={tones[state]}>{t(`crispr.state-${state}`)}</Tag>;
};
