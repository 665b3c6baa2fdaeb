import type { ElnImport } from "@benchleaf/contract";
import { Tag } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

const colors: Record<ElnImport["state"], string> = {
  reading: "processing",
  ready: "blue",
  importing: "processing",
  done: "success",
  failed: "error",
  cancelled: "default",
};

export const ImportState = ({ state }: Pick<ElnImport, "state">) => {
  const t = useTranslation();
  return <Tag color={colors[state]}>{t(`interchange.state_${state}`)}</Tag>;
};
