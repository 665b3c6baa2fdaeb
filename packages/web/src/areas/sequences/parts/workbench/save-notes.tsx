import { CloseOutlined, WarningFilled } from "@ant-design/icons";
import type { SequenceWarning } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../../kernel/translation.ts";
import { formatWarning } from "../../../../shared/sequences/format-sequence-warning.ts";
import styles from "./workbench.module.css";

interface SaveNotesProps {
  readonly warnings: readonly SequenceWarning[];
  readonly onClose: () => void;
}

/** What the last save has put right in features and primers, one line each. */
export const SaveNotes = ({ warnings, onClose }: SaveNotesProps) => {
  const t = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <div className={styles.saveNotes} role="status">
      <WarningFilled aria-hidden />
      <details>
        <summary>{t("sequences.saveNotes", { warnings: warnings.length })}</summary>
        <ul>
          {warnings.map((warning) => (
            <li key={`${warning.id} ${warning.code}`}>{formatWarning(t, warning)}</li>
          ))}
        </ul>
      </details>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={t("sequences.saveNotesClose")}
        onClick={onClose}
      />
    </div>
  );
};
