import { CloseOutlined, DeleteOutlined, FolderOpenOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { useWords } from "../../../kernel/words.ts";
import styles from "./files.module.css";

interface BulkLineProps {
  readonly files: readonly LabFile[];
  readonly onMove: () => void;
  readonly onRecycle: () => void;
  readonly onClear: () => void;
}

/** Stands in place of the filters while rows are picked. */
export const BulkLine = ({ files, onMove, onRecycle, onClear }: BulkLineProps) => {
  const t = useWords();
  return (
    <div className={styles.picked}>
      <span role="status">{t("files.selected", { files: files.length })}</span>
      <Button
        icon={<FolderOpenOutlined />}
        disabled={!files.every(({ abilities }) => abilities.edit)}
        onClick={onMove}
      >
        {t("files.move")}
      </Button>
      <Button
        danger
        icon={<DeleteOutlined />}
        disabled={!files.every(({ abilities }) => abilities.recycle)}
        onClick={onRecycle}
      >
        {t("files.recycle")}
      </Button>
      <Button type="text" icon={<CloseOutlined />} onClick={onClear}>
        {t("files.clearSelection")}
      </Button>
    </div>
  );
};
