import { CloseOutlined, PlusOutlined } from "@ant-design/icons";
import {
  type FormItem,
  type FormText,
  MAX_FORM_COLUMNS,
  MAX_FORM_TEXT,
  MAX_ITEM_OPTIONS,
} from "@benchleaf/contract";
import { Button, Checkbox, Input, InputNumber, Select } from "antd";
import { type ReactNode, useId, useState } from "react";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { textIn } from "../form-text.ts";
import styles from "./design.module.css";
import { newPartId, withText } from "./edit-content.ts";

/** A label above its field. */
export const Field = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
};

interface TextFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly value: FormText;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly onChange: (text: FormText) => void;
}

/** A text of the form in the user's language; shows the text of another language until it is written. */
export const FormTextInput = ({
  id,
  label,
  value,
  maxLength = MAX_FORM_TEXT,
  autoFocus,
  onChange,
}: TextFieldProps) => {
  const { locale } = usePreferences();
  return (
    <Input
      {...(id && { id })}
      {...(label && { "aria-label": label })}
      value={value[locale] ?? ""}
      placeholder={textIn(value, locale)}
      maxLength={maxLength}
      autoComplete="off"
      autoFocus={autoFocus ?? false}
      onChange={({ target }) => onChange(withText(value, locale, target.value))}
    />
  );
};

const isDecimal = (text: string): boolean => /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/.test(text);

interface LimitProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** An exact decimal, or empty; an incomplete number stays in the field with a message. */
export const LimitInput = ({ label, value, onChange }: LimitProps) => {
  const t = useTranslation();
  const [typed, setTyped] = useState(value ?? "");
  const isFault = typed !== "" && !isDecimal(typed);
  return (
    <Field label={label}>
      {(id) => (
        <>
          <Input
            id={id}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            {...(isFault && { status: "error" as const })}
            onChange={({ target }) => {
              const text = target.value.trim().replace("−", "-");
              setTyped(text);
              if (text === "") onChange(null);
              else if (isDecimal(text)) onChange(text);
            }}
          />
          {isFault && (
            <span role="alert" className={styles.said}>
              {t("inspecting.numberFault")}
            </span>
          )}
        </>
      )}
    </Field>
  );
};

interface ItemProps<Kind extends FormItem["kind"]> {
  readonly item: Extract<FormItem, { kind: Kind }>;
  readonly onChange: (item: FormItem) => void;
}

const Options = ({ item, onChange }: ItemProps<"choice">) => {
  const t = useTranslation();
  const { options } = item;
  const change = (next: typeof options) => onChange({ ...item, options: next });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>{t("inspecting.options")}</legend>
      <div className={styles.rows}>
        {options.map((option, at) => (
          <div key={option.id} className={styles.row}>
            <FormTextInput
              label={t("inspecting.option", { number: at + 1 })}
              value={option.title}
              onChange={(title) =>
                change(options.map((one) => (one.id === option.id ? { ...one, title } : one)))
              }
            />
            <Checkbox
              checked={option.isFail}
              onChange={({ target }) =>
                change(
                  options.map((one) => (one.id === option.id ? { ...one, isFail: target.checked } : one)),
                )
              }
            >
              {t("inspecting.optionFails")}
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t("inspecting.removeOption", { number: at + 1 })}
              onClick={() => change(options.filter(({ id }) => id !== option.id))}
            />
          </div>
        ))}
        <div className={styles.foot}>
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={options.length >= MAX_ITEM_OPTIONS}
            onClick={() =>
              change([
                ...options,
                { id: newPartId(new Set(options.map(({ id }) => id))), title: {}, isFail: false },
              ])
            }
          >
            {t("inspecting.addOption")}
          </Button>
          <Checkbox
            checked={item.isMultiple}
            onChange={({ target }) => onChange({ ...item, isMultiple: target.checked })}
          >
            {t("inspecting.isMultiple")}
          </Checkbox>
        </div>
      </div>
    </fieldset>
  );
};

const Columns = ({ item, onChange }: ItemProps<"table">) => {
  const t = useTranslation();
  const { columns } = item;
  const change = (next: typeof columns) => onChange({ ...item, columns: next });
  return (
    <fieldset className={styles.section}>
      <legend className={styles.label}>{t("inspecting.columns")}</legend>
      {columns.map((column, at) => {
        const set = (part: Partial<typeof column>) =>
          change(columns.map((one) => (one.id === column.id ? { ...one, ...part } : one)));
        const number = at + 1;
        return (
          <div key={column.id} className={styles.row}>
            <FormTextInput
              label={t("inspecting.column", { number })}
              value={column.title}
              onChange={(title) => set({ title })}
            />
            <Select
              aria-label={t("inspecting.columnKind")}
              value={column.kind}
              style={{ width: 100 }}
              options={(["text", "number"] as const).map((value) => ({
                value,
                label: t(`inspecting.kind-${value}`),
              }))}
              onChange={(kind) => set(kind === "text" ? { kind, min: null, max: null, unit: "" } : { kind })}
            />
            {column.kind === "number" && (
              <>
                <Input
                  aria-label={t("inspecting.unit")}
                  placeholder={t("inspecting.unit")}
                  value={column.unit}
                  maxLength={20}
                  style={{ width: 70 }}
                  onChange={({ target }) => set({ unit: target.value })}
                />
                <LimitInput label={t("inspecting.min")} value={column.min} onChange={(min) => set({ min })} />
                <LimitInput label={t("inspecting.max")} value={column.max} onChange={(max) => set({ max })} />
              </>
            )}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t("inspecting.removeColumn", { number })}
              onClick={() => change(columns.filter(({ id }) => id !== column.id))}
            />
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={columns.length >= MAX_FORM_COLUMNS}
          onClick={() =>
            change([
              ...columns,
              {
                ...{ id: newPartId(new Set(columns.map(({ id }) => id))), title: {} },
                ...({ kind: "text", unit: "", min: null, max: null } as const),
              },
            ])
          }
        >
          {t("inspecting.addColumn")}
        </Button>
      </div>
    </fieldset>
  );
};

const Count = ({
  label,
  value,
  min,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) => (
  <Field label={label}>
    {(id) => (
      <InputNumber
        id={id}
        value={value}
        min={min}
        max={max}
        precision={0}
        onChange={(next) => onChange(next ?? min)}
      />
    )}
  </Field>
);

/** What only items of one kind have. */
export const KindFields = ({ item, onChange }: ItemProps<FormItem["kind"]>) => {
  const t = useTranslation();
  switch (item.kind) {
    case "choice":
      return <Options item={item} onChange={onChange} />;
    case "number":
      return (
        <div className={styles.pair}>
          <LimitInput
            label={t("inspecting.min")}
            value={item.min}
            onChange={(min) => onChange({ ...item, min })}
          />
          <LimitInput
            label={t("inspecting.max")}
            value={item.max}
            onChange={(max) => onChange({ ...item, max })}
          />
          <Field label={t("inspecting.unit")}>
            {(id) => (
              <Input
                id={id}
                value={item.unit}
                maxLength={20}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...item, unit: target.value })}
              />
            )}
          </Field>
        </div>
      );
    case "text":
      return (
        <Checkbox
          checked={item.isLong}
          onChange={({ target }) => onChange({ ...item, isLong: target.checked })}
        >
          {t("inspecting.isLong")}
        </Checkbox>
      );
    case "date":
      return (
        <Checkbox
          checked={item.mustNotBePast}
          onChange={({ target }) => onChange({ ...item, mustNotBePast: target.checked })}
        >
          {t("inspecting.mustNotBePast")}
        </Checkbox>
      );
    case "photo":
    case "file":
      return (
        <Count
          label={t("inspecting.mostFiles")}
          value={item.most}
          min={1}
          max={10}
          onChange={(most) => onChange({ ...item, most })}
        />
      );
    case "table":
      return <Columns item={item} onChange={onChange} />;
    case "signature":
      return null;
    case "score":
      return (
        <div className={styles.pair}>
          <Count
            label={t("inspecting.mostScore")}
            value={item.most}
            min={1}
            max={100}
            onChange={(most) => onChange({ ...item, most })}
          />
          <Count
            label={t("inspecting.passFrom")}
            value={item.passFrom}
            min={0}
            max={100}
            onChange={(passFrom) => onChange({ ...item, passFrom })}
          />
        </div>
      );
  }
};
