import { EditOutlined } from "@ant-design/icons";
import { fileNameFault, type LabFile } from "@benchleaf/contract";
import { Button, Input, type InputRef } from "antd";
import { useEffect, useRef, useState } from "react";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { isComposing } from "../../../kernel/shortcut.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRename } from "../../../shared/files/file-history.queries.ts";
import styles from "./previews.module.css";

interface NameFieldProps {
  readonly file: LabFile;
  readonly onEnd: () => void;
}

/** The editable name with its stem selected; Enter saves, Esc cancels. */
const NameField = ({ file, onEnd }: NameFieldProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const rename = useRename();
  const input = useRef<InputRef>(null);
  const [name, setName] = useState(file.name);
  const fault = fileNameFault(name);
  useEffect(() => {
    const dot = file.name.lastIndexOf(".");
    input.current?.focus();
    input.current?.setSelectionRange(0, dot > 0 ? dot : file.name.length);
  }, [file.name]);
  const save = () => {
    const wanted = name.trim();
    if (fault !== null || rename.isPending) return;
    if (wanted === file.name) return onEnd();
    rename.mutate(
      { params: { fileId: file.id }, body: { name: wanted } },
      { onSuccess: onEnd, onError: toasts.failure },
    );
  };
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        ref={input}
        autoComplete="off"
        aria-label={t("fileActions.fileName")}
        aria-invalid={fault !== null}
        {...(fault !== null && { status: "error" as const, "aria-describedby": "file-name-fault" })}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposing(event.nativeEvent)) return;
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button htmlType="submit" type="primary" loading={rename.isPending} disabled={fault !== null}>
        {t("shell.save")}
      </Button>
      <Button onClick={onEnd}>{t("shell.cancel")}</Button>
      {fault !== null && (
        <p id="file-name-fault" role="alert" className={styles.fault}>
          {t(`fileActions.nameFault_${fault}`)}
        </p>
      )}
    </form>
  );
};

/** What a file is called, to be changed where it is. */
export const FileTitle = ({ file }: { file: LabFile }) => {
  const t = useTranslation();
  const [isNaming, setNaming] = useState(false);
  const mustFocus = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNaming || !mustFocus.current) return;
    mustFocus.current = false;
    opener.current?.focus();
  }, [isNaming]);
  const end = () => {
    mustFocus.current = true;
    setNaming(false);
  };
  return (
    <>
      <h1 className={isNaming ? "visually-hidden" : styles.title}>
        <FileIcon kind={file.kind} /> {file.name}
        {file.abilities.edit && !isNaming && (
          <Button
            ref={opener}
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={t("fileActions.rename")}
            onClick={() => setNaming(true)}
          />
        )}
      </h1>
      {isNaming && <NameField file={file} onEnd={end} />}
    </>
  );
};
