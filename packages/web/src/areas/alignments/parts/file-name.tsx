import { EditOutlined } from "@ant-design/icons";
import { filesApi, type LabFile } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAlignmentCache } from "../alignments.queries.ts";
import styles from "./alignments.module.css";

interface FileNameProps {
  readonly file: LabFile;
  readonly isEditable: boolean;
  readonly onRenamed: (file: LabFile) => void;
}

/** What the alignment is called, to be written over. */
export const FileName = ({ file, isEditable, onRenamed }: FileNameProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { listChanged } = useAlignmentCache();
  const [written, setWritten] = useState<string | null>(null);
  const take = async () => {
    const name = written?.trim() ?? "";
    setWritten(null);
    if (name === "" || name === file.name) return;
    try {
      onRenamed(await call(filesApi.rename, { params: { fileId: file.id }, body: { name } }));
      listChanged();
    } catch (error) {
      toasts.failure(error);
    }
  };
  if (written !== null)
    return (
      <Input
        autoFocus
        className={styles.search ?? ""}
        aria-label={t("alignments.name")}
        maxLength={200}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={() => void take()}
        onPressEnter={() => void take()}
        onKeyDown={(event) => event.key === "Escape" && setWritten(null)}
      />
    );
  return (
    <>
      <h1 className={styles.name}>{file.name}</h1>
      {isEditable && (
        <Button
          type="text"
          size="small"
          icon={<EditOutlined aria-hidden />}
          aria-label={t("alignments.rename")}
          onClick={() => setWritten(file.name)}
        />
      )}
    </>
  );
};
