import { DownloadOutlined, HistoryOutlined, SaveOutlined } from "@ant-design/icons";
import { type LabFile, sequencesApi } from "@benchleaf/contract";
import { Button, Dropdown, Space } from "antd";
import { useState } from "react";
import { download, saveBlob } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { hasUnsavedChanges, type SequenceDocument } from "../sequence-document.ts";
import { NameField } from "./name-field.tsx";
import { SaveMessageDialog } from "./save-message-dialog.tsx";
import { SavedState, type SaveStatus } from "./saved-state.tsx";
import { SequenceKindIcon } from "./sequence-kind-icon.tsx";
import styles from "./workbench.module.css";

interface EditorHeaderProps {
  readonly file: LabFile;
  readonly document: SequenceDocument;
  readonly state: SaveStatus;
  readonly shownVersion: number | null;
  readonly onRenamed: (file: LabFile) => void;
  readonly onSave: (message?: string) => void;
  readonly onHistory: () => void;
}

/** Name, whether it is saved, and what leaves the page: save, export, history. */
export const EditorHeader = (props: EditorHeaderProps) => {
  const { file, document, state, shownVersion, onRenamed, onSave, onHistory } = props;
  const t = useWords();
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { record } = document;
  const kind = { circular: record.topology === "circular", isProtein: record.kind === "protein" };
  const canSave = state.isUnsaved && state.saving !== "saving";

  const exportAs = async (format: "genbank" | "fasta") => {
    if (hasUnsavedChanges(document)) notice.info(t("sequences.exportSavedOnly"));
    setExporting(true);
    try {
      const query = { format, ...(shownVersion === null ? {} : { version: shownVersion }) };
      const { blob, fileName } = await download(sequencesApi.export, {
        params: { sequenceId: file.id },
        query,
      });
      saveBlob(blob, fileName);
    } catch (error) {
      notice.failure(error);
    } finally {
      setExporting(false);
    }
  };

  return (
    <header className={styles.header}>
      <SequenceKindIcon kind={kind} />
      <NameField file={file} isEditable={state.isEditable} onRenamed={onRenamed} />
      <SavedState state={state} />
      <div className={styles.headerActions}>
        <Button icon={<HistoryOutlined />} onClick={onHistory}>
          {t("sequences.history")}
        </Button>
        <Dropdown
          trigger={["click"]}
          menu={{
            items: [
              { key: "genbank", label: t("sequences.exportGenBank") },
              { key: "fasta", label: t("sequences.exportFasta") },
            ],
            onClick: ({ key }) => void exportAs(key === "fasta" ? "fasta" : "genbank"),
          }}
        >
          <Button icon={<DownloadOutlined />} loading={isExporting} aria-haspopup="menu">
            {t("sequences.export")}
          </Button>
        </Dropdown>
        {state.isEditable && (
          <Space.Compact>
            <Button
              type="primary"
              icon={<SaveOutlined />}
              disabled={!canSave}
              title="Ctrl+S"
              onClick={() => onSave()}
            >
              {t("sequences.save")}
            </Button>
            <Button
              type="primary"
              disabled={!canSave}
              title={t("sequences.saveWithMessage")}
              onClick={() => setAsking(true)}
            >
              …<span className="visually-hidden">{t("sequences.saveWithMessage")}</span>
            </Button>
          </Space.Compact>
        )}
      </div>
      <SaveMessageDialog isOpen={isAsking} onClose={() => setAsking(false)} onSave={onSave} />
    </header>
  );
};
