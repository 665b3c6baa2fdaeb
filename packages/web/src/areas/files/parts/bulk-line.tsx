import {
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  FilePdfOutlined,
  FolderOpenOutlined,
  QrcodeOutlined,
  StarOutlined,
  TagsOutlined,
} from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./files.module.css";

export type BulkAction =
  | "download"
  | "move"
  | "copy"
  | "rename"
  | "tags"
  | "favourite"
  | "pdf"
  | "labels"
  | "recycle";

interface BulkLineProps {
  readonly files: readonly LabFile[];
  readonly onPick: (action: BulkAction) => void;
  readonly onClear: () => void;
}

const ICONS: Record<BulkAction, ReactNode> = {
  download: <DownloadOutlined />,
  move: <FolderOpenOutlined />,
  copy: <CopyOutlined />,
  rename: <EditOutlined />,
  tags: <TagsOutlined />,
  favourite: <StarOutlined />,
  pdf: <FilePdfOutlined />,
  labels: <QrcodeOutlined />,
  recycle: <DeleteOutlined />,
};
const ACTIONS = Object.keys(ICONS) as BulkAction[];
/** What needs no right to change the files. */
const FREE: readonly BulkAction[] = ["download", "copy", "favourite", "pdf", "labels"];

/** Stands instead of the filters while rows are picked. */
export const BulkLine = ({ files, onPick, onClear }: BulkLineProps) => {
  const t = useTranslation();
  const mayEdit = files.every(({ abilities }) => abilities.edit);
  return (
    <div className={styles.picked}>
      <span role="status">{t("fileActions.selected", { files: files.length })}</span>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          icon={ICONS[action]}
          danger={action === "recycle"}
          disabled={!mayEdit && !FREE.includes(action)}
          onClick={() => onPick(action)}
        >
          {t(action === "labels" ? "scan.printLabels" : `fileActions.${action}`)}
        </Button>
      ))}
      <Button type="text" icon={<CloseOutlined />} onClick={onClear}>
        {t("fileActions.clearSelection")}
      </Button>
    </div>
  );
};
