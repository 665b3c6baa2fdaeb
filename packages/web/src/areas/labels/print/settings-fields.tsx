import {
  type LabelField,
  labelFields,
  labelFormats,
  MAX_LABEL_COPIES,
  MAX_LABEL_FIELDS,
  symbologies,
} from "@benchleaf/contract";
import { Checkbox, Form, InputNumber, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { WholeNumber } from "../../../ui/whole-number.tsx";
import type { LabelForm } from "./label-settings.ts";
import styles from "./print.module.css";

const sides = ["pageWidth", "pageHeight", "columns", "rows", "width", "height"] as const;
const places = ["left", "top", "pitchX", "pitchY"] as const;

/** The sheet of one's own: sizes, margins and pitch in millimetres. */
const LayoutFields = () => {
  const t = useTranslation();
  return (
    <fieldset className={styles.layout}>
      {[...sides, ...places].map((name) => (
        <Form.Item key={name} name={["layout", name]} label={t(`labels.${name}`)}>
          <InputNumber
            min={name === "columns" || name === "rows" ? 1 : 0}
            max={500}
            step={name === "columns" || name === "rows" ? 1 : 0.1}
            className={styles.grow ?? ""}
          />
        </Form.Item>
      ))}
      <p className={styles.help}>{t("labels.pitchHelp")}</p>
    </fieldset>
  );
};

interface SettingsFieldsProps {
  readonly form: LabelForm;
  /** What the first record has values for; these are offered first. */
  readonly known: readonly LabelField[];
  readonly positions: number;
}

/** What is printed, on what, and the position of the first label. */
export const SettingsFields = ({ form, known, positions }: SettingsFieldsProps) => {
  const t = useTranslation();
  const optionOf = (field: LabelField) => ({ value: field, label: t(`labels.field-${field}`) });
  const offered = [...known, ...form.fields.filter((field) => !known.includes(field))];
  const others = labelFields.filter((field) => !offered.includes(field));
  return (
    <>
      <Form.Item name="format" label={t("labels.format")}>
        <Select
          options={[...labelFormats, "custom" as const].map((format) => ({
            value: format,
            label: t(`labels.format-${format}`),
          }))}
        />
      </Form.Item>
      {form.format === "custom" && <LayoutFields />}
      <Form.Item
        name="symbology"
        label={t("labels.symbology")}
        extra={t(`labels.symbologyHelp-${form.symbology}`)}
      >
        <Select
          options={symbologies.map((symbology) => ({
            value: symbology,
            label: t(`labels.symbology-${symbology}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="fields" label={t("labels.fields")} extra={t("labels.fieldsHelp")}>
        <Select
          mode="multiple"
          maxCount={MAX_LABEL_FIELDS}
          options={[...offered.map(optionOf), ...others.map(optionOf)]}
          optionFilterProp="label"
        />
      </Form.Item>
      <Form.Item name="hasDigits" valuePropName="checked">
        <Checkbox>{t("labels.hasDigits")}</Checkbox>
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="copies" label={t("labels.copies")}>
          <WholeNumber min={1} max={MAX_LABEL_COPIES} className={styles.grow ?? ""} />
        </Form.Item>
        {positions > 1 && (
          <Form.Item
            name="firstPosition"
            label={t("labels.firstPosition")}
            tooltip={t("labels.firstPositionHelp")}
          >
            <WholeNumber min={1} max={positions} className={styles.grow ?? ""} />
          </Form.Item>
        )}
      </div>
      <div className={styles.pair}>
        <Form.Item
          name="offsetX"
          label={`${t("labels.offset")} · ${t("labels.offsetX")}`}
          tooltip={t("labels.offsetHelp")}
        >
          <InputNumber min={-10} max={10} step={0.1} className={styles.grow ?? ""} />
        </Form.Item>
        <Form.Item name="offsetY" label={`${t("labels.offset")} · ${t("labels.offsetY")}`}>
          <InputNumber min={-10} max={10} step={0.1} className={styles.grow ?? ""} />
        </Form.Item>
      </div>
    </>
  );
};
