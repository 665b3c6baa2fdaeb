import { fileNameFault, type LabFile } from "@benchleaf/contract";
import { Checkbox, Form, Input } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRenameMany } from "../files.queries.ts";
import { newNames, noRename } from "../rename-rules.ts";
import styles from "./files.module.css";

interface RenameDialogProps {
  readonly files: readonly LabFile[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const FIELDS = ["find", "replace", "before", "after"] as const;

/** Gives several files new names by a rule, and shows them all before. */
export const RenameDialog = ({ files, onDone, onClose }: RenameDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const rename = useRenameMany();
  const [rule, setRule] = useState(noRename);
  const names = newNames(
    files.map(({ name }) => name),
    rule,
  );
  const changed = files.flatMap((file, index) => {
    const name = names[index] ?? "";
    return name === file.name ? [] : [{ fileId: file.id, name }];
  });
  const bad = names.some((name) => fileNameFault(name) !== null);
  const save = () =>
    rename.mutate(
      { body: { renames: changed } },
      {
        onSuccess: () => {
          toasts.success(t("fileActions.renamedMany", { files: changed.length }));
          onDone();
        },
        onError: toasts.failure,
      },
    );
  return (
    <Dialog
      open
      width={640}
      title={t("fileActions.renameManyTitle", { files: files.length })}
      okText={t("fileActions.rename")}
      okButtonProps={{ disabled: changed.length === 0 || bad }}
      cancelText={t("shell.cancel")}
      confirmLoading={rename.isPending}
      onOk={save}
      onCancel={onClose}
    >
      <Form layout="vertical" className={styles.rule ?? ""}>
        {FIELDS.map((field, index) => (
          <Form.Item key={field} label={t(`fileActions.rename_${field}`)}>
            <Input
              autoFocus={index === 0}
              autoComplete="off"
              aria-label={t(`fileActions.rename_${field}`)}
              value={rule[field]}
              maxLength={200}
              onChange={({ target }) => setRule({ ...rule, [field]: target.value })}
            />
          </Form.Item>
        ))}
        <Checkbox
          checked={rule.isNumbered}
          onChange={({ target }) => setRule({ ...rule, isNumbered: target.checked })}
        >
          {t("fileActions.rename_number")}
        </Checkbox>
      </Form>
      {bad && <p role="alert">{t("fileActions.nameFault")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <section className={styles.preview} tabIndex={0} aria-label={t("fileActions.renamePreview")}>
        <ul>
          {files.map((file, index) => (
            <li key={file.id}>
              <span className={styles.soft}>{file.name}</span> → {names[index]}
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
};
