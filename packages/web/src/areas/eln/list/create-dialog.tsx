import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Select } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ChoosePlace, type Place, usePlaceInput } from "../../../shared/files/choose-place.tsx";
import { useCreateEln, useTemplates } from "../eln.queries.ts";
import styles from "./place.module.css";

interface CreateDialogProps {
  /** Chosen before. */
  readonly template?: string | undefined;
  readonly onClose: () => void;
}

/** A new page: its name, folder and template. */
export const CreateDialog = ({ template, onClose }: CreateDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCreateEln();
  const { data: templates = [] } = useTemplates();
  const [chosen, setPlace] = useState<Place | null>(null);
  const place = usePlaceInput(chosen);
  const scopes = ["team", "personal", "preset"] as const;
  return (
    <FormDialog<{ name: string; template: string | undefined }>
      title={t("eln.create")}
      action={t("elnPages.createAction")}
      isBusy={create.isPending}
      initialValues={{ name: "", template }}
      onSubmit={(entry) =>
        create.mutate(
          { body: { ...place, name: entry.name.trim(), template: entry.template ?? null } },
          {
            onSuccess: ({ file }) => void navigate({ to: `/eln/${file.id}` }),
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("elnPages.name")}
        rules={[{ required: true, whitespace: true, message: t("elnPages.nameWanted") }]}
      >
        <Input autoFocus maxLength={200} />
      </Form.Item>
      <Form.Item name="template" label={t("elnPages.template")}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: "label" }}
          placeholder={t("elnPages.blank")}
          options={scopes
            .map((scope) => ({
              label: t(`elnPages.scope-${scope}`),
              options: templates
                .filter((one) => one.scope === scope)
                .map(({ id, name }) => ({ value: id, label: name })),
            }))
            .filter(({ options }) => options.length > 0)}
        />
      </Form.Item>
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
    </FormDialog>
  );
};
