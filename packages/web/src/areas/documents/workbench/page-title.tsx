import { filesApi, type LabFile } from "@benchleaf/contract";
import { Input } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./workbench.module.css";

interface PageTitleProps {
  readonly file: LabFile;
  readonly isEditable: boolean;
  readonly onRenamed: () => void;
}

/** What the page is called, written over where it is. */
export const PageTitle = ({ file, isEditable, onRenamed }: PageTitleProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [written, setWritten] = useState<string | null>(null);
  const take = async () => {
    const name = written?.trim() ?? "";
    if (name === "" || name === file.name) {
      setWritten(null);
      return;
    }
    try {
      await call(filesApi.rename, { params: { fileId: file.id }, body: { name } });
      onRenamed();
    } catch (error) {
      toasts.failure(error);
    }
    setWritten(null);
  };
  if (!isEditable) return <h1 className={styles.title}>{file.name}</h1>;
  return (
    <h1 className={styles.title}>
      <Input.TextArea
        rows={1}
        variant="borderless"
        aria-label={t("documents.titleLabel")}
        maxLength={200}
        value={written ?? file.name}
        onChange={({ target }) => setWritten(target.value.replaceAll("\n", " "))}
        onBlur={() => void take()}
        onKeyDown={(event) => {
          if (event.key === "Escape") setWritten(null);
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </h1>
  );
};
