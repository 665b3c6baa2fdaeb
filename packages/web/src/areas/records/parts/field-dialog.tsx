import { type Dimension, dimensionOf, dimensions, type Unit, unitsOf } from "@benchleaf/bio";
import {
  canBeUnique,
  canHaveDefault,
  type Field,
  type FieldedKind,
  type FieldSettings,
  type FieldType,
  fieldTypes,
  isComputed,
  MAX_FIELD_NAME_CHARACTERS,
} from "@benchleaf/contract";
import { Checkbox, Form, Input, Select } from "antd";
import { useState } from "react";
import { entriesOf, type FieldDraft, faultOfField } from "../../../kernel/fields/field-entry.ts";
import { FieldInputs } from "../../../kernel/fields/field-inputs.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCreateField, useUpdateField } from "../fields.queries.ts";
import { formulaInIds, formulaInNames } from "../formula-names.ts";
import styles from "./records.module.css";

interface Entry extends FieldSettings {
  readonly type: FieldType;
  readonly dimension: Dimension;
}

const empty: Entry = {
  type: "text",
  name: "",
  help: "",
  isRequired: false,
  isUnique: false,
  isColumn: true,
  dimension: "volume",
  units: [],
  choices: [],
  formula: "",
  initial: null,
};

/** What is sent: of what the form holds, that which the type has. */
const settingsOf = (entry: Entry, others: readonly Field[]): FieldSettings => {
  const { type, name, help = "" } = entry;
  const hasChoices = type === "choice" || type === "choices";
  return {
    name: name.trim(),
    help: help.trim(),
    isRequired: type !== "calculated" && entry.isRequired,
    isUnique: canBeUnique(type) && entry.isUnique,
    isColumn: entry.isColumn,
    units: type === "quantity" ? entry.units : [],
    choices: hasChoices ? entry.choices : [],
    formula: type === "calculated" ? formulaInIds(entry.formula, others) : "",
    initial: null,
  };
};

interface FieldDialogProps {
  readonly kind: FieldedKind;
  /** Null for a new one. */
  readonly field: Field | null;
  readonly others: readonly Field[];
  readonly onClose: () => void;
}

/** A field to be made or changed, with a preview to try it in. */
export const FieldDialog = ({ kind, field, others, onClose }: FieldDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const create = useCreateField();
  const update = useUpdateField();
  const [form] = Form.useForm<Entry>();
  const [tried, setTried] = useState<FieldDraft>(
    field === null || field.initial === null ? {} : { "0": field.initial },
  );
  const [isDefault, setDefault] = useState(field !== null && field.initial !== null);
  const initial: Entry = field
    ? {
        ...empty,
        ...field,
        formula: formulaInNames(field.formula, others),
        ...(field.units[0] && { dimension: dimensionOf(field.units[0]) }),
      }
    : empty;
  // Preserved: what one type does not show is there again when it is chosen again.
  const entry: Entry = { ...initial, ...Form.useWatch((all: Entry) => all, { form, preserve: true }) };
  const { type } = entry;
  const preview: Field = {
    ...settingsOf(entry, others),
    id: "0",
    kind,
    version: 0,
    type,
  };
  const isTryable =
    preview.name !== "" && type !== "calculated" && (type !== "quantity" || preview.units.length > 0);
  const mayDefault = canHaveDefault(type) && !(canBeUnique(type) && entry.isUnique);
  const submit = () => {
    const wanted = isDefault && mayDefault && isTryable;
    if (wanted && faultOfField({ ...preview, isRequired: true }, tried[preview.id]) !== null) return;
    const initial = wanted ? (entriesOf([preview], tried)[preview.id] ?? null) : null;
    const settings = { ...settingsOf(entry, others), initial };
    const done = {
      onSuccess: () => {
        toasts.success(t("records.fieldSaved", { name: settings.name }));
        onClose();
      },
      onError: toasts.failure,
    };
    if (field === null) create.mutate({ kind, type, ...settings }, done);
    else update.mutate({ id: field.id, version: field.version, ...settings }, done);
  };
  const required = { required: true, whitespace: true, message: t("records.fillIn") };
  const reckoned = others.filter((one) => isComputed(one.type) && one.id !== field?.id);
  return (
    <FormDialog
      form={form}
      name="field"
      title={t(field === null ? "records.addField" : "records.changeField")}
      action={t("shell.save")}
      isBusy={create.isPending || update.isPending}
      initialValues={initial}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="name" label={t("records.fieldName")} rules={[required]}>
        <Input autoFocus maxLength={MAX_FIELD_NAME_CHARACTERS} autoComplete="off" />
      </Form.Item>
      <Form.Item name="type" label={t("records.fieldType")}>
        <Select<FieldType>
          disabled={field !== null}
          options={fieldTypes.map((value) => ({ value, label: t(`records.type-${value}`) }))}
          onChange={() => setTried({})}
        />
      </Form.Item>
      {type === "quantity" && (
        <>
          <Form.Item name="dimension" label={t("records.dimension")}>
            <Select<Dimension>
              disabled={field !== null}
              options={(Object.keys(dimensions) as Dimension[]).map((value) => ({
                value,
                label: t(`records.dimension-${value}`),
              }))}
              onChange={() => form.setFieldValue("units", [])}
            />
          </Form.Item>
          <Form.Item
            name="units"
            label={t("records.units")}
            extra={t("records.unitsHelp")}
            rules={[{ required: true, type: "array", message: t("records.fillIn") }]}
          >
            <Select<Unit[]>
              mode="multiple"
              options={unitsOf(entry.dimension).map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        </>
      )}
      {(type === "choice" || type === "choices") && (
        <Form.Item
          name="choices"
          label={t("records.choices")}
          extra={t("records.choicesHelp")}
          rules={[{ required: true, type: "array", message: t("records.fillIn") }]}
        >
          <Select<string[]> mode="tags" open={false} suffixIcon={null} tokenSeparators={[",", "，", "\n"]} />
        </Form.Item>
      )}
      {type === "calculated" && (
        <Form.Item
          name="formula"
          label={t("records.formula")}
          extra={t("records.formulaHelp", {
            names: reckoned.map(({ name }) => `{${name}}`).join(" ") || "–",
          })}
          rules={[required]}
        >
          <Input spellCheck={false} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="help" label={t("records.help")}>
        <Input autoComplete="off" />
      </Form.Item>
      {type !== "calculated" && (
        <Form.Item name="isRequired" valuePropName="checked" noStyle>
          <Checkbox>{t("records.isRequired")}</Checkbox>
        </Form.Item>
      )}
      {canBeUnique(type) && (
        <Form.Item name="isUnique" valuePropName="checked" noStyle>
          <Checkbox>{t("records.isUnique")}</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="isColumn" valuePropName="checked" noStyle>
        <Checkbox>{t("records.isColumn")}</Checkbox>
      </Form.Item>
      {isTryable && (
        <section className={styles.preview} aria-label={t("records.fieldPreview")}>
          <h3>{t("records.fieldPreview")}</h3>
          <FieldInputs
            fields={[isDefault && mayDefault ? { ...preview, isRequired: true } : preview]}
            draft={tried}
            isChecked
            onChange={setTried}
          />
          {mayDefault && (
            <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
              {t("records.isDefault")}
            </Checkbox>
          )}
        </section>
      )}
    </FormDialog>
  );
};
