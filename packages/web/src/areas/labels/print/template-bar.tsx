import { DeleteOutlined, SaveOutlined } from "@ant-design/icons";
import type { LabelSettings } from "@benchleaf/contract";
import { Button, Form, Input, Select, Tooltip } from "antd";
import { useId, useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLabelTemplates, useTemplateChanges } from "../labels.queries.ts";
import styles from "./print.module.css";

interface TemplateBarProps {
  /** Null while what is chosen cannot be printed. */
  readonly settings: LabelSettings | null;
  readonly onChoose: (settings: LabelSettings) => void;
}

/** Selects a template of the team, and saves the current settings as one. */
export const TemplateBar = ({ settings, onChoose }: TemplateBarProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const id = useId();
  const { data: templates = [], isPending } = useLabelTemplates();
  const { create, update, remove } = useTemplateChanges();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const chosen = templates.find((one) => one.id === chosenId);
  const save = ({ name }: { name: string }) =>
    settings &&
    create.mutate(
      { name: name.trim(), settings },
      {
        onSuccess: (made) => {
          setChosenId(made.id);
          setNaming(false);
          toasts.success(t("labels.templateSaved", { name: made.name }));
        },
        onError: toasts.failure,
      },
    );
  const change = () =>
    chosen &&
    settings &&
    update.mutate(
      { id: chosen.id, name: chosen.name, settings },
      {
        onSuccess: ({ name }) => toasts.success(t("labels.templateUpdated", { name })),
        onError: toasts.failure,
      },
    );
  const erase = () =>
    chosen &&
    remove.mutate(chosen.id, {
      onSuccess: () => {
        setChosenId(null);
        toasts.success(t("labels.templateDeleted", { name: chosen.name }));
      },
      onError: toasts.failure,
      onSettled: () => setDeleting(false),
    });
  return (
    <div className={styles.templates}>
      <label htmlFor={id}>{t("labels.template")}</label>
      <Select
        id={id}
        className={styles.grow ?? ""}
        loading={isPending}
        value={chosen?.id ?? ""}
        options={[
          { value: "", label: t("labels.noTemplate") },
          ...templates.map((one) => ({ value: one.id, label: one.name })),
        ]}
        onChange={(next) => {
          setChosenId(next === "" ? null : next);
          const found = templates.find((one) => one.id === next);
          if (found) onChoose(found.settings);
        }}
      />
      {chosen?.abilities.change && (
        <>
          <Tooltip title={t("labels.updateTemplate")}>
            <Button
              icon={<SaveOutlined />}
              aria-label={t("labels.updateTemplate")}
              loading={update.isPending}
              disabled={settings === null}
              onClick={change}
            />
          </Tooltip>
          <Tooltip title={t("labels.deleteTemplate")}>
            <Button
              icon={<DeleteOutlined />}
              aria-label={t("labels.deleteTemplate")}
              onClick={() => setDeleting(true)}
            />
          </Tooltip>
        </>
      )}
      <Button disabled={settings === null} onClick={() => setNaming(true)}>
        {t("labels.saveTemplate")}
      </Button>
      {isNaming && (
        <FormDialog
          name="label-template"
          title={t("labels.saveTemplate")}
          action={t("shell.save")}
          isBusy={create.isPending}
          onSubmit={save}
          onClose={() => setNaming(false)}
        >
          <Form.Item
            name="name"
            label={t("labels.templateName")}
            rules={[{ required: true, whitespace: true, message: t("labels.templateNameNeeded") }]}
          >
            <Input autoFocus maxLength={60} autoComplete="off" />
          </Form.Item>
        </FormDialog>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t("labels.deleteTemplateTitle", { name: chosen?.name ?? "" })}
        action={t("labels.deleteTemplate")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={erase}
        onClose={() => setDeleting(false)}
      >
        {t("labels.deleteTemplateText")}
      </ConfirmDialog>
    </div>
  );
};
