import { CloseOutlined } from "@ant-design/icons";
import type { SequenceSummary } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./list.module.css";
import { actionLabels, actionsFor, type ListAction } from "./list-actions.tsx";

interface BulkLineProps {
  readonly files: readonly SequenceSummary[];
  readonly onPick: (action: ListAction) => void;
  readonly onClear: () => void;
}

/** Replaces the filters while rows are selected. Disabled actions say why. */
export const BulkLine = ({ files, onPick, onClear }: BulkLineProps) => {
  const t = useTranslation();
  return (
    <div className={styles.picked}>
      <span role="status">{t("fileActions.selected", { files: files.length })}</span>
      {actionsFor(files, t).map(({ action, obstacle }) => (
        <Button
          key={action}
          icon={actionLabels[action].icon}
          danger={action === "recycle"}
          disabled={obstacle !== null}
          {...(obstacle !== null && { title: obstacle })}
          onClick={() => onPick(action)}
        >
          {t(actionLabels[action].label)}
        </Button>
      ))}
      <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={onClear}>
        {t("fileActions.clearSelection")}
      </Button>
    </div>
  );
};
