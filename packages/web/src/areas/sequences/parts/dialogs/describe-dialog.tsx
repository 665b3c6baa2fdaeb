import { PlusOutlined } from "@ant-design/icons";
import type { Reference, SequenceRecord } from "@benchleaf/bio";
import { Button, Input } from "antd";
import { useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { DialogField } from "./dialog-field.tsx";
import { dialogTitle } from "./dialog-title.ts";
import styles from "./editing-dialogs.module.css";

interface DescribeDialogProps {
  readonly record: SequenceRecord;
  readonly isEditable: boolean;
  readonly onDescribe: (description: string, meta: SequenceRecord["meta"]) => void;
  readonly onClose: () => void;
}

const REFERENCE_FIELDS = ["TITLE", "AUTHORS", "JOURNAL", "PUBMED"] as const;
const fieldWords = {
  TITLE: "sequences.describeTitle",
  AUTHORS: "sequences.describeAuthors",
  JOURNAL: "sequences.describeJournal",
  PUBMED: "sequences.describePubMed",
} as const;

const withField = (reference: Reference, key: string, value: string): Reference => {
  const isKnown = reference.fields.some((field) => field.key === key);
  const fields = isKnown
    ? reference.fields.map((field) => (field.key === key ? { key, value } : field))
    : [...reference.fields, { key, value }];
  return { ...reference, fields: fields.filter((field) => field.value !== "") };
};

/** Type, source and publications of the molecule. */
export const DescribeDialog = ({ record, isEditable, onDescribe, onClose }: DescribeDialogProps) => {
  const t = useTranslation();
  const [description, setDescription] = useState(record.description);
  const [comments, setComments] = useState((record.meta.comments ?? []).join("\n\n"));
  const [references, setReferences] = useState(record.meta.references ?? []);
  const [isTouched, setTouched] = useState(false);

  const submit = () => {
    if (isTouched) {
      const { comments: _, references: __, ...meta } = record.meta;
      const newComments =
        comments === (record.meta.comments ?? []).join("\n\n") ? record.meta.comments : [comments];
      const kept = references.filter(({ fields }) => fields.length > 0);
      onDescribe(description, {
        ...meta,
        ...(newComments && newComments.join("").trim() !== "" && { comments: newComments }),
        ...(kept.length > 0 && { references: kept }),
      });
    }
    onClose();
  };
  const change = (index: number, key: string, value: string) => {
    setTouched(true);
    setReferences(references.map((one, at) => (at === index ? withField(one, key, value) : one)));
  };
  return (
    <Dialog
      open
      width={640}
      style={{ top: 48 }}
      styles={{ body: { maxHeight: "calc(100vh - 220px)", overflowY: "auto" } }}
      title={dialogTitle(t("sequences.moleculeDescribe"))}
      okText={t("sequences.describeAction")}
      cancelText={t("sequences.cancel")}
      {...(!isEditable && { footer: null })}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <DialogField label={t("sequences.describeDescription")}>
          {(id) => (
            <Input.TextArea
              id={id}
              value={description}
              maxLength={20_000}
              readOnly={!isEditable}
              rows={2}
              className={styles.growing ?? ""}
              onChange={(event) => {
                setTouched(true);
                setDescription(event.target.value);
              }}
            />
          )}
        </DialogField>
        <DialogField label={t("sequences.describeComments")}>
          {(id) => (
            <Input.TextArea
              id={id}
              value={comments}
              readOnly={!isEditable}
              rows={3}
              className={styles.growing ?? ""}
              onChange={(event) => {
                setTouched(true);
                setComments(event.target.value);
              }}
            />
          )}
        </DialogField>
        {references.map((reference, index) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: references have no name of their own and keep their order
            key={index}
            className={styles.group}
          >
            <legend>{t("sequences.describeReference", { number: index + 1 })}</legend>
            {REFERENCE_FIELDS.map((key) => (
              <DialogField key={key} label={t(fieldWords[key])} isBeside>
                {(id) => (
                  <Input.TextArea
                    id={id}
                    value={reference.fields.find((field) => field.key === key)?.value ?? ""}
                    readOnly={!isEditable}
                    rows={1}
                    className={styles.growing ?? ""}
                    onChange={(event) => change(index, key, event.target.value)}
                  />
                )}
              </DialogField>
            ))}
          </fieldset>
        ))}
        {isEditable && (
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            onClick={() => {
              setTouched(true);
              setReferences([...references, { scope: String(references.length + 1), fields: [] }]);
            }}
          >
            {t("sequences.describeAddReference")}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
