import { UploadOutlined } from "@ant-design/icons";
import { elnApi } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { ChoosePlace, type Place, usePlaceInput } from "../../../shared/files/choose-place.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import styles from "./place.module.css";

/** Notebook pages out of Word documents, Markdown and text; archives have a page of their own. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [chosen, setPlace] = useState<Place | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const place = usePlaceInput(chosen);

  /** A file of the same name replaces the one before. */
  const add = (more: readonly File[]) =>
    setFiles([...new Map([...files, ...more].map((file) => [file.name, file])).values()]);

  /** One after the other; what fails stays in the dialog. */
  const importAll = async () => {
    const failed: File[] = [];
    const made: string[] = [];
    for (const [index, file] of files.entries()) {
      setSent(index);
      try {
        const { uuid } = await upload(file, () => undefined);
        const { page, pictures, isCut } = await call(elnApi.import, {
          body: { ...place, uuid, name: file.name },
        });
        made.push(page.file.id);
        if (pictures > 0) toasts.warning(t("elnPages.importPictures", { count: pictures, name: file.name }));
        if (isCut) toasts.warning(t("elnPages.importCut", { name: file.name }));
      } catch (error) {
        failed.push(file);
        toasts.failure(error);
      }
    }
    setSent(null);
    setFiles(failed);
    await Promise.all(["eln", "files"].map((key) => client.invalidateQueries({ queryKey: [key] })));
    if (made.length > 0) toasts.success(t("elnPages.imported", { count: made.length }));
    if (failed.length > 0) return;
    if (made.length === 1) void navigate({ to: `/eln/${made[0]}` });
    else onClose();
  };

  return (
    <Dialog
      open
      title={t("elnPages.importTitle")}
      okText={
        sent === null
          ? t("elnPages.importAction", { count: files.length })
          : t("elnPages.importing", { sent: sent + 1, count: files.length })
      }
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: files.length === 0 }}
      confirmLoading={sent !== null}
      onOk={() => void importAll()}
      onCancel={onClose}
    >
      <DropArea label={t("elnPages.importChoose")} onFiles={add}>
        <p>{t("elnPages.importHelp")}</p>
        <Button icon={<UploadOutlined />} onClick={() => picker.current?.click()}>
          {t("elnPages.importChoose")}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept=".docx,.md,.markdown,.txt"
          aria-label={t("elnPages.importChoose")}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <ul>
          {files.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <div className={styles.place}>
          <ChoosePlace
            place={chosen}
            words={{
              project: t("elnPages.project"),
              folder: t("elnPages.folder"),
              noFolder: t("fileActions.rootFolder"),
            }}
            onChange={setPlace}
          />
        </div>
        <p>
          <Link to="/eln/import">{t("elnPages.importArchive")}</Link>
        </p>
      </DropArea>
    </Dialog>
  );
};
