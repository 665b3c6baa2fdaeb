import { Form, Input } from "antd";
import { useState } from "react";
import { importQueue } from "../import-queue.ts";
import { useWords } from "../words.ts";
import { ChoosePlace, type Place, useWishedPlace } from "./choose-place.tsx";
import { FormDialog } from "./form-dialog.tsx";
import styles from "./keep-file-dialog.module.css";

interface KeepFileDialogProps {
  readonly name: string;
  /** After the name that is entered, e.g. ".md"; left out where the name shows its own. */
  readonly ending?: string;
  /** What is kept, in words. */
  readonly help?: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A text becomes a file of a project; the panel at the foot tells how it fares and opens it. Its words are `keeping`. */
export const KeepFileDialog = ({ name, ending = "", help, text, onClose }: KeepFileDialogProps) => {
  const t = useWords();
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = useWishedPlace(chosen);
  const words = {
    project: t("keeping.project"),
    folder: t("keeping.folder"),
    noFolder: t("keeping.noFolder"),
  };
  return (
    <FormDialog<{ name: string }>
      title={t("keeping.keep")}
      action={t("keeping.action")}
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
        label={t("keeping.name")}
        rules={[{ required: true, whitespace: true, message: t("keeping.nameWanted") }]}
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
