import { EditOutlined } from "@ant-design/icons";
import { filesApi, type LabFile } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { call } from "../../../../kernel/client.ts";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { usePageKeys } from "../../../../kernel/use-page-keys.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import { useSequenceCache } from "../../sequences.queries.ts";
import styles from "../workbench/workbench.module.css";

interface NameFieldProps {
  readonly file: LabFile;
  readonly isEditable: boolean;
  readonly onRenamed: (file: LabFile) => void;
}

/** The name as the page's title, edited in place: Enter saves, Esc cancels. */
export const NameField = ({ file, isEditable, onRenamed }: NameFieldProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useSequenceCache();
  const [text, setText] = useState<string | null>(null);
  const isSending = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isEditing = text !== null;

  const mustReturnFocus = useRef(false);
  useEffect(() => {
    if (!isEditing && mustReturnFocus.current) opener.current?.focus();
    mustReturnFocus.current = isEditing;
  }, [isEditing]);

  usePageKeys(() =>
    isEditable
      ? [
          {
            key: "rename",
            label: t("sequences.renameSequence"),
            shortcut: pageKeys.rename,
            run: () => setText(file.name),
          },
        ]
      : [],
  );
  const close = () => setText(null);
  const rename = async () => {
    const name = text?.trim() ?? "";
    if (name === "" || name === file.name) return close();
    if (isSending.current) return;
    isSending.current = true;
    try {
      onRenamed(await call(filesApi.rename, { params: { fileId: file.id }, body: { name } }));
      cache.listChanged();
      close();
    } catch (error) {
      toasts.failure(error);
    } finally {
      isSending.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void rename();
    if (event.key === "Escape") close();
  };

  return (
    <div className={styles.nameField}>
      <h1 className={isEditing ? "visually-hidden" : styles.name} title={file.name}>
        {file.name}
      </h1>
      {isEditing && (
        <Input
          className={styles.nameInput ?? ""}
          value={text}
          maxLength={255}
          autoFocus
          aria-label={t("sequences.renameLabel")}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onBlur={() => void rename()}
        />
      )}
      {isEditable && !isEditing && (
        <Button
          ref={opener}
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={t("sequences.rename")}
          title={`${t("sequences.rename")} (${formatShortcut(pageKeys.rename)})`}
          onClick={() => setText(file.name)}
        />
      )}
    </div>
  );
};
