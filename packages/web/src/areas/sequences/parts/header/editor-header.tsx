import { HistoryOutlined, LockOutlined, SaveOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button, Space } from "antd";
import { useRef, useState } from "react";
import { useToolbar } from "../../../../canvas/use-toolbar.ts";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { usePageKeys } from "../../../../kernel/use-page-keys.ts";
import { useLock } from "../../../../shared/files/use-lock.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import type { DocumentSession } from "../../hooks/use-document-session.ts";
import type { SequenceDocument } from "../../sequence-document.ts";
import { SequenceKindIcon } from "../list/sequence-kind-icon.tsx";
import { SavedState, type SaveStatus } from "../workbench/saved-state.tsx";
import styles from "../workbench/workbench.module.css";
import { ExportMenu } from "./export-menu.tsx";
import { NameField } from "./name-field.tsx";
import { PresenceNote } from "./presence-note.tsx";
import { SaveMessageDialog } from "./save-message-dialog.tsx";

interface EditorHeaderProps {
  readonly file: LabFile;
  readonly document: SequenceDocument;
  readonly state: SaveStatus;
  readonly shownVersion: number | null;
  /** Who else has it open. */
  readonly session: Pick<DocumentSession, "others" | "otherTabs">;
  readonly canSave: boolean;
  /** It was renamed or locked. */
  readonly onFile: (file: LabFile) => void;
  readonly onSave: (message?: string) => void;
  readonly onHistory: () => void;
}

/** Name, whether it is saved, and what leaves the page: save, lock, export, history. */
export const EditorHeader = (props: EditorHeaderProps) => {
  const { file, document, state, session, canSave, shownVersion, onFile, onSave, onHistory } = props;
  const t = useTranslation();
  const lock = useLock(file, onFile);
  const [isAsking, setAsking] = useState(false);
  const { record } = document;
  const actions = useRef<HTMLDivElement>(null);
  useToolbar(actions);
  const kind = { circular: record.topology === "circular", isProtein: record.kind === "protein" };

  const mayLock = state.isEditable && file.lock === null && shownVersion === null;
  const mayUnlock = file.abilities.unlock && file.lock !== null && shownVersion === null;
  usePageKeys(() => [
    ...(canSave
      ? [
          { key: "save", label: t("sequences.save"), shortcut: pageKeys.save, run: () => onSave() },
          {
            key: "saveWithMessage",
            label: t("sequences.saveWithMessage"),
            shortcut: pageKeys.saveWithMessage,
            run: () => setAsking(true),
          },
        ]
      : []),
    { key: "history", label: t("sequences.history"), shortcut: pageKeys.history, run: onHistory },
    ...(mayLock
      ? [{ key: "lock", label: t("sequences.lock"), shortcut: pageKeys.lock, run: lock.lock }]
      : []),
    ...(mayUnlock
      ? [{ key: "unlock", label: t("sequences.unlock"), shortcut: pageKeys.lock, run: lock.unlock }]
      : []),
  ]);

  return (
    <header className={styles.header}>
      <SequenceKindIcon kind={kind} />
      <NameField file={file} isEditable={state.isEditable} onRenamed={onFile} />
      <SavedState state={state} />
      <PresenceNote {...session} />
      <div
        ref={actions}
        className={styles.headerActions}
        data-chrome
        role="toolbar"
        aria-label={t("sequences.fileToolbar")}
      >
        <Button
          icon={<HistoryOutlined />}
          title={`${t("sequences.history")} (${formatShortcut(pageKeys.history)})`}
          onClick={onHistory}
        >
          {t("sequences.history")}
        </Button>
        {mayLock && (
          <Button
            icon={<LockOutlined />}
            loading={lock.isBusy}
            title={`${t("sequences.lockHelp")} (${formatShortcut(pageKeys.lock)})`}
            onClick={lock.lock}
          >
            {t("sequences.lock")}
          </Button>
        )}
        <ExportMenu file={file} document={document} shownVersion={shownVersion} />
        {state.isEditable && (
          <Space.Compact data-tour="save">
            <Button
              type="primary"
              icon={<SaveOutlined />}
              disabled={!canSave}
              title={`${t("sequences.save")} (${formatShortcut(pageKeys.save)})`}
              onClick={() => onSave()}
            >
              {t("sequences.save")}
            </Button>
            <Button
              type="primary"
              disabled={!canSave}
              title={`${t("sequences.saveWithMessage")} (${formatShortcut(pageKeys.saveWithMessage)})`}
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
