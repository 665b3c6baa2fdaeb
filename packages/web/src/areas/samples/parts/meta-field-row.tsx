import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from "@ant-design/icons";
import { allUnits } from "@benchleaf/bio";
import { canBeUnique, canHaveDefault, type FieldType, fieldTypes } from "@benchleaf/contract";
import { Button, Checkbox, Input, Select } from "antd";
import { FieldInput } from "../../../kernel/fields/field-input.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { asField, type FieldDraft, type RowFault } from "../meta-draft.ts";
import styles from "./meta-form.module.css";

interface MetaFieldRowProps {
  readonly field: FieldDraft;
  readonly at: number;
  readonly count: number;
  readonly isFixed: boolean;
  /** What imports call it while no name is entered. */
  readonly name: string;
  readonly fault: RowFault | null;
  readonly onChange: (field: FieldDraft) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

/** One field of a template: its type stays once it was saved. */
export const MetaFieldRow = (props: MetaFieldRowProps) => {
  const t = useTranslation();
  const { field, at, count, isFixed, name, fault, onChange, onMove, onRemove } = props;
  const set = (part: Partial<FieldDraft>) => onChange({ ...field, ...part });
  const noteId = `${field.key}-fault`;
  const faulty = (...faults: RowFault[]) =>
    fault !== null &&
    faults.includes(fault) && {
      status: "error" as const,
      "aria-invalid": true,
      "aria-describedby": noteId,
    };
  const label = field.label || t("samplePages.fieldAt", { number: at + 1 });
  return (
    <fieldset className={styles.fieldset} disabled={isFixed}>
      <legend>{label}</legend>
      <div className={styles.row}>
        <Input
          aria-label={t("samplePages.fieldLabelAt", { number: at + 1 })}
          placeholder={t("samplePages.metaLabel")}
          value={field.label}
          maxLength={60}
          {...faulty("labelMissing", "labelDouble")}
          onChange={({ target }) => set({ label: target.value })}
        />
        <Input
          aria-label={t("samplePages.fieldNameAt", { number: at + 1 })}
          placeholder={name}
          value={field.name}
          {...faulty("nameDouble")}
          maxLength={50}
          onChange={({ target }) => set({ name: target.value.replaceAll(/[^A-Za-z0-9_]/g, "") })}
        />
        <Select<FieldType>
          aria-label={t("samplePages.fieldTypeAt", { number: at + 1 })}
          disabled={isFixed || field.id !== null}
          value={field.type}
          options={fieldTypes.map((value) => ({ value, label: t(`samplePages.type-of-${value}`) }))}
          onChange={(type) => set({ type, initial: null })}
        />
        <Button
          type="text"
          icon={<ArrowUpOutlined />}
          disabled={at === 0}
          aria-label={t("samplePages.moveUp", { name: label })}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined />}
          disabled={at === count - 1}
          aria-label={t("samplePages.moveDown", { name: label })}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t("samplePages.removeField", { name: label })}
          onClick={onRemove}
        />
      </div>
      {(field.type === "choice" || field.type === "choices") && (
        <Select<string[]>
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[",", "，", "\n"]}
          aria-label={t("samplePages.choicesOf", { name: label })}
          placeholder={t("samplePages.choicesHelp")}
          value={[...field.choices]}
          {...faulty("choicesMissing")}
          onChange={(choices) => set({ choices })}
        />
      )}
      {field.type === "quantity" && (
        <Select<string[]>
          mode="multiple"
          aria-label={t("samplePages.unitsOf", { name: label })}
          placeholder={t("samplePages.unitsHelp")}
          value={[...field.units]}
          {...faulty("unitsMissing", "unitsMixed")}
          options={allUnits.map((value) => ({ value, label: value }))}
          onChange={(units) => set({ units: units as FieldDraft["units"] })}
        />
      )}
      {field.type === "calculated" && (
        <Input
          aria-label={t("samplePages.formulaOf", { name: label })}
          placeholder={t("samplePages.formulaHelp")}
          value={field.formula}
          {...faulty("formulaMissing")}
          spellCheck={false}
          onChange={({ target }) => set({ formula: target.value })}
        />
      )}
      <div className={styles.row}>
        <Input
          aria-label={t("samplePages.helpOf", { name: label })}
          placeholder={t("samplePages.fieldHelp")}
          value={field.help}
          maxLength={500}
          onChange={({ target }) => set({ help: target.value })}
        />
        {field.type !== "calculated" && (
          <Checkbox checked={field.isRequired} onChange={({ target }) => set({ isRequired: target.checked })}>
            {t("samplePages.isRequired")}
          </Checkbox>
        )}
        {canBeUnique(field.type) && (
          <Checkbox checked={field.isUnique} onChange={({ target }) => set({ isUnique: target.checked })}>
            {t("samplePages.isUnique")}
          </Checkbox>
        )}
      </div>
      {canHaveDefault(field.type) &&
        !field.isUnique &&
        (field.type !== "quantity" || field.units.length > 0) && (
          <div className={styles.initial}>
            <label htmlFor={`${field.key}-initial`}>{t("samplePages.defaultValue")}</label>
            <FieldInput
              id={`${field.key}-initial`}
              field={asField(field)}
              entry={field.initial ?? undefined}
              isFixed={isFixed}
              isFaulty={fault === "defaultWrong"}
              onChange={(initial) => set({ initial })}
            />
          </div>
        )}
      {fault !== null && (
        <p id={noteId} role="alert" className={styles.fault}>
          {t(`samplePages.fault-${fault}`)}
        </p>
      )}
    </fieldset>
  );
};
