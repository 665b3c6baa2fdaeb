import { type ElnField, type ElnPage, fitsElnField } from "@benchleaf/contract";
import { Input, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useUpdateEln } from "../eln.queries.ts";
import styles from "./page.module.css";
import { PageState } from "./page-state.tsx";

interface FieldProps {
  readonly field: ElnField;
  readonly value: string;
  readonly isEditable: boolean;
  readonly onSave: (value: string) => void;
}

const FieldEntry = ({ field, value, isEditable, onSave }: FieldProps) => {
  const format = useFormat();
  const t = useTranslation();
  const [written, setWritten] = useState<string | null>(null);
  const isDay = field.type === "date" && /^\d{4}-\d\d-\d\d$/.test(value);
  if (!isEditable) return <span>{isDay ? format.day(value) : value || "–"}</span>;
  if (field.type === "choice")
    return (
      <Select
        size="small"
        allowClear
        aria-label={field.name}
        style={{ minWidth: 160 }}
        value={value || null}
        options={field.choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={(next: string | null) => onSave(next ?? "")}
      />
    );
  // The server drops what is of another type: it stays here, with a word on what is wrong.
  const isWrong = written !== null && !fitsElnField(field, written.trim());
  const take = () => {
    if (isWrong) return;
    if (written !== null && written.trim() !== value) onSave(written.trim());
    setWritten(null);
  };
  const warning = field.isRequired && value === "" && written === null ? "warning" : "";
  return (
    <>
      <Input
        size="small"
        type={field.type === "date" ? "date" : "text"}
        {...(field.type === "number" && { inputMode: "decimal" as const })}
        aria-label={field.name}
        maxLength={500}
        status={isWrong ? "error" : warning}
        value={written ?? value}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {t("elnPages.numberWanted")}
        </span>
      )}
    </>
  );
};

/** Number, state, date of the experiment, and the template's fields, each changed where it is. */
export const Properties = ({ page }: { readonly page: ElnPage }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const update = useUpdateEln();
  const { edit } = page.abilities;
  const save = (change: Partial<Pick<ElnPage, "experimentDate" | "values">>) =>
    update.mutate(
      {
        params: { elnId: page.file.id },
        body: {
          experimentDate: page.experimentDate,
          values: page.values,
          valuesVersion: page.valuesVersion,
          ...change,
        },
      },
      { onError: toasts.failure },
    );
  const date = {
    key: "date",
    name: t("elnPages.experimentDate"),
    type: "date",
    choices: [],
    isRequired: false,
  } as const;
  return (
    <dl className={styles.properties}>
      <dt>{t("elnPages.code")}</dt>
      <dd>
        {page.code} <PageState {...page} />
      </dd>
      {page.templateName !== "" && (
        <>
          <dt>{t("elnPages.template")}</dt>
          <dd>{page.templateName}</dd>
        </>
      )}
      <dt>{date.name}</dt>
      <dd>
        <FieldEntry
          field={{ ...date, choices: [] }}
          value={page.experimentDate ?? ""}
          isEditable={edit}
          onSave={(value) => save({ experimentDate: value === "" ? null : value })}
        />
      </dd>
      {page.fields.map((field) => (
        <div key={field.key} className={styles.pair}>
          <dt>
            {field.name}
            {field.isRequired && <span aria-hidden="true"> *</span>}
          </dt>
          <dd>
            <FieldEntry
              field={field}
              value={page.values[field.key] ?? ""}
              isEditable={edit}
              onSave={(value) => save({ values: { ...page.values, [field.key]: value } })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
};
