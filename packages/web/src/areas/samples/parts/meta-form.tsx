import { PlusOutlined } from "@ant-design/icons";
import { stockUnits } from "@benchleaf/contract";
import { Button, Input, Select } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { bodyOf, type FieldDraft, faultOfRow, faultOfStage, type MetaDraft, namesOf } from "../meta-draft.ts";
import type { MetaBody } from "../samples.queries.ts";
import { MetaFieldRow } from "./meta-field-row.tsx";
import styles from "./meta-form.module.css";
import { MetaStages } from "./meta-stages.tsx";

interface MetaFormProps {
  readonly initial: MetaDraft;
  readonly title: string;
  readonly isBusy: boolean;
  readonly isFixed: boolean;
  readonly onSave: (body: MetaBody) => void;
  readonly onCancel: () => void;
}

const newField = (): FieldDraft => ({
  key: crypto.randomUUID(),
  id: null,
  name: "",
  label: "",
  type: "text",
  help: "",
  isRequired: false,
  isUnique: false,
  isColumn: true,
  units: [],
  choices: [],
  formula: "",
  initial: null,
});

/** What a template is called, the states of its samples, and its fields in their order. */
export const MetaForm = ({ initial, title, isBusy, isFixed, onSave, onCancel }: MetaFormProps) => {
  const t = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  }, [refused]);
  const names = namesOf(draft.fields);
  const change = (part: Partial<MetaDraft>) => setDraft((before) => ({ ...before, ...part }));
  const setFields = (fields: readonly FieldDraft[]) => change({ fields });
  const isUnnamed = draft.label.trim() === "";
  const isNameWrong = draft.name !== "" && !/^[A-Za-z][A-Za-z0-9_]{0,49}$/.test(draft.name.trim());
  const move = (at: number, by: number) => {
    const fields = [...draft.fields];
    const [moved] = fields.splice(at, 1);
    fields.splice(at + by, 0, moved!);
    setFields(fields);
  };
  const submit = () => {
    setChecked(true);
    if (
      isUnnamed ||
      isNameWrong ||
      draft.stages.some((_, at) => faultOfStage(draft.stages, at) !== null) ||
      draft.fields.some((_, at) => faultOfRow(draft.fields, at) !== null)
    ) {
      setRefused((count) => count + 1);
      return;
    }
    onSave(bodyOf(draft));
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor={`${id}-label`}>{t("samplePages.metaLabel")}</label>
          <Input
            id={`${id}-label`}
            value={draft.label}
            maxLength={60}
            disabled={isFixed}
            {...(isChecked && isUnnamed && { status: "error" as const, "aria-invalid": true })}
            onChange={({ target }) => change({ label: target.value })}
          />
          {isChecked && isUnnamed && <p role="alert">{t("samplePages.nameMissing")}</p>}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>{t("samplePages.metaName")}</label>
          <Input
            id={`${id}-name`}
            value={draft.name}
            maxLength={50}
            disabled={isFixed}
            placeholder={t("samplePages.metaNameExample")}
            {...(isNameWrong && { status: "error" as const, "aria-invalid": true })}
            onChange={({ target }) => change({ name: target.value })}
          />
          <p {...(isNameWrong && { role: "alert" })}>{t("samplePages.metaNameHelp")}</p>
        </div>
      </div>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor={`${id}-unit`}>{t("samplePages.unit")}</label>
          <Select
            id={`${id}-unit`}
            showSearch
            disabled={isFixed}
            value={draft.unit}
            options={stockUnits.map((value) => ({ value, label: value }))}
            onChange={(unit) => change({ unit: unit as MetaDraft["unit"] })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-description`}>{t("samplePages.note")}</label>
          <Input
            id={`${id}-description`}
            value={draft.description}
            maxLength={1000}
            disabled={isFixed}
            onChange={({ target }) => change({ description: target.value })}
          />
        </div>
      </div>
      <MetaStages
        stages={draft.stages}
        isFixed={isFixed}
        isChecked={isChecked}
        onChange={(stages) => change({ stages })}
      />
      <section aria-label={t("samplePages.fields")}>
        <h3 className={styles.subheading}>{t("samplePages.fields")}</h3>
        <p className={styles.help}>{t("samplePages.fieldsHelp")}</p>
        {draft.fields.map((field, at) => (
          <MetaFieldRow
            key={field.key}
            field={field}
            at={at}
            count={draft.fields.length}
            isFixed={isFixed}
            name={names[at]!}
            fault={isChecked ? faultOfRow(draft.fields, at) : null}
            onChange={(next) => setFields(draft.fields.map((one) => (one.key === field.key ? next : one)))}
            onMove={(by) => move(at, by)}
            onRemove={() => setFields(draft.fields.filter(({ key }) => key !== field.key))}
          />
        ))}
        <Button
          icon={<PlusOutlined />}
          disabled={isFixed || draft.fields.length >= 50}
          onClick={() => setFields([...draft.fields, newField()])}
        >
          {t("samplePages.addField")}
        </Button>
      </section>
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t("shell.cancel")}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isFixed}>
          {t("shell.save")}
        </Button>
      </div>
    </form>
  );
};
