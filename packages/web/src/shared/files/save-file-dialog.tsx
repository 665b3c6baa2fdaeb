import { Form, Input } from "antd";
import { useState } from "react";
import { importQueue } from "../../kernel/import-queue.ts";
import { FormDialog } from "../../kernel/parts/form-dialog.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import { ChoosePlace, type Place, usePlaceInput } from "./choose-place.tsx";
import styles from "./save-file-dialog.module.css";

interface KeepFileDialogProps {
  readonly name: string;
  /** After the name that is entered, e.g. ".md"; left out where the name shows its own. */
  readonly ending?: string;
  /** What is stored, in words. */
  readonly help?: string;
  readonly text: string;
  readonly onClose: () => void;
}

/**
 * Saves a text as a file of a project; the panel at the bottom shows progress and opens it. Its texts are `keeping`.
 */
export const SaveFileDialog = ({ name, ending = "", help, text, onClose }: KeepFileDialogProps) => {
  const t = useTranslation();
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = usePlaceInput(chosen);
  const words = {
    project: t("saveFile.project"),
    folder: t("saveFile.folder"),
    noFolder: t("saveFile.noFolder"),
  };
  return (
    <FormDialog<{ name: string }>
      title={t("saveFile.keep")}
      action={t("saveFile.action")}
      isBusy={false}
      initialValues={{ name }}
      onSubmit={(entry) => {
        importQueue.add([new File([text], `${entry.name.trim()}${ending}`)], place);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("saveFile.name")}
        rules={[{ required: true, whitespace: true, message: t("saveFile.nameWanted") }]}
        extra={help}
      >
        <Input maxLength={255 - ending.length} autoFocus />
      </Form.Item>
      <div className={styles.place}>
        <ChoosePlace place={chosen} words={words} onChange={setPlace} />
      </div>
    </FormDialog>
  );
};
