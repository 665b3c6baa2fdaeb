import { type ElnField, type ElnTemplate, elnCategories, emptyPage } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import { Button, Form, Input, Select } from "antd";
import { useEffect, useState } from "react";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { LocalEditor } from "../../documents/documents.public.tsx";
import { useSaveTemplate, useUpdateTemplate } from "../eln.queries.ts";
import { FieldList } from "./field-list.tsx";
import styles from "./templates.module.css";

type Entry = Pick<ElnTemplate, "name" | "description" | "category"> & { scope: "team" | "personal" };

const emptyContent = JSON.stringify(emptyPage);

interface TemplateFormProps {
  /** The template that is changed; null for a new one. */
  readonly template: ElnTemplate | null;
  readonly onSaved: (template: ElnTemplate) => void;
  readonly onCancel: () => void;
}

/** Writes a template: what it is called, the fields of its pages, and what they begin with. */
export const TemplateForm = ({ template: given, onSaved, onCancel }: TemplateFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  // As it was when the form was opened: a change by somebody else meanwhile must not be overwritten.
  const [template] = useState(given);
  const create = useSaveTemplate();
  const update = useUpdateTemplate();
  const [fields, setFields] = useState<readonly ElnField[]>(template?.fields ?? []);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [saved, setSaved] = useState<ElnTemplate | null>(null);
  const guard = useLeaveGuard(isChanged && saved === null, t("elnPages.templateUnsaved"));
  useEffect(() => {
    // After the guard knows that nothing is unsaved any more.
    if (saved) onSaved(saved);
  }, [saved, onSaved]);
  const isBusy = create.isPending || update.isPending;
  const isNamed = fields.every(({ name }) => name.trim() !== "");
  const save = async (entry: Entry) => {
    if (editor === null || isBusy || !isNamed) return;
    const body = { ...entry, fields: [...fields], content: JSON.stringify(editor.getJSON()) };
    try {
      const next = template
        ? await update.mutateAsync({
            params: { template: template.id },
            body: { ...body, version: template.version },
          })
        : await create.mutateAsync(body);
      toasts.success(t("elnPages.templateSaved"));
      setSaved(next);
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <Form<Entry>
      layout="vertical"
      requiredMark={false}
      initialValues={{
        name: template?.name ?? "",
        description: template?.description ?? "",
        category: template?.category ?? "general",
        scope: template?.scope === "team" ? "team" : "personal",
      }}
      onValuesChange={() => setChanged(true)}
      onFinish={(entry) => void save(entry)}
    >
      <Form.Item
        name="name"
        label={t("elnPages.templateName")}
        rules={[{ required: true, whitespace: true, message: t("elnPages.nameWanted") }]}
      >
        <Input autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item name="description" label={t("elnPages.templateDescription")}>
        <Input maxLength={300} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="category" label={t("elnPages.category")}>
          <Select
            options={elnCategories.map((value) => ({ value, label: t(`elnPages.category-${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="scope" label={t("elnPages.scope")}>
          <Select
            options={(
              ["personal", ...(hasPermission("ELN_TEMPLATE") ? (["team"] as const) : [])] as const
            ).map((value) => ({ value, label: t(`elnPages.scope-${value}`) }))}
          />
        </Form.Item>
      </div>
      <FieldList
        fields={fields}
        onChange={(next) => {
          setChanged(true);
          setFields(next);
        }}
      />
      <div onInput={() => setChanged(true)}>
        <LocalEditor
          content={template?.content ?? emptyContent}
          label={t("elnPages.templateContent")}
          onEditor={setEditor}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t("shell.cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isNamed}>
          {t("shell.save")}
        </Button>
      </div>
      {guard.dialog}
    </Form>
  );
};
