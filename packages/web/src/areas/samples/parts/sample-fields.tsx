import type { Field, SampleMeta } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import type { FieldDraft } from "../../../kernel/fields/field-entry.ts";
import { FieldInputs } from "../../../kernel/fields/field-inputs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useOwnProjects } from "../samples.queries.ts";

/** Values of a sample's form in addition to its fields. */
export interface SampleEntry {
  readonly name: string;
  readonly metaId?: string | null;
  readonly stage?: string | null;
  readonly projectId?: string | null;
  readonly expirationDay?: string;
  readonly note?: string;
}

/** What is sent of it. */
export const sampleOf = (entry: SampleEntry) => ({
  name: entry.name.trim(),
  metaId: entry.metaId ?? null,
  stage: entry.stage ?? "",
  projectId: entry.projectId ?? null,
  expirationDay: entry.expirationDay || null,
  note: entry.note?.trim() ?? "",
});

interface SampleFieldsProps {
  /** Those that can be chosen. */
  readonly metas: readonly SampleMeta[];
  readonly meta: SampleMeta | undefined;
  readonly onMeta: () => void;
  readonly fields: readonly Field[];
  readonly draft: FieldDraft;
  readonly isChecked: boolean;
  readonly onDraft: (draft: FieldDraft) => void;
}

/** What one writes of a sample: name, template with its state and fields, project, expiry, note. */
export const SampleFields = (props: SampleFieldsProps) => {
  const t = useTranslation();
  const { data: projects = [] } = useOwnProjects();
  const { metas, meta, onMeta, fields, draft, isChecked, onDraft } = props;
  return (
    <>
      <Form.Item
        name="name"
        label={t("samplePages.name")}
        rules={[{ required: true, whitespace: true, message: t("samplePages.nameMissing") }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
      <Form.Item name="metaId" label={t("samplePages.template")}>
        <Select
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={t("samplePages.templateNone")}
          options={metas.map(({ id, label }) => ({ value: id, label }))}
          onChange={onMeta}
        />
      </Form.Item>
      {meta !== undefined && meta.stages.length > 0 && (
        <Form.Item name="stage" label={t("samplePages.stage")}>
          <Select
            allowClear
            placeholder={meta.stages[0]!.label}
            options={meta.stages.map(({ label }) => ({ value: label, label }))}
          />
        </Form.Item>
      )}
      <FieldInputs fields={fields} draft={draft} isChecked={isChecked} onChange={onDraft} />
      <Form.Item name="projectId" label={t("samplePages.project")}>
        <Select
          allowClear
          showSearch
          optionFilterProp="label"
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item name="expirationDay" label={t("samplePages.expirationDay")}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="note" label={t("samplePages.note")}>
        <Input.TextArea maxLength={2000} rows={2} />
      </Form.Item>
    </>
  );
};
