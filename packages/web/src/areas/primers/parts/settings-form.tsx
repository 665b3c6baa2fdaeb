import { Button, Input, InputNumber, Select } from "antd";
import { useId } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import {
  type AssemblySettings,
  defaultSettings,
  type SettingField,
  settingFields,
  tmModel,
} from "../assembly-settings.ts";
import { namingRules } from "../primer-names.ts";
import styles from "./assembly.module.css";

interface SettingsFormProps {
  readonly settings: AssemblySettings;
  /** The first names that the rule gives, e.g. `lacZ-F, lacZ-R`. */
  readonly namesShown: string;
  readonly onChange: (next: AssemblySettings) => void;
}

/** Requirements for primers, all visible, each explained. */
export const SettingsForm = ({ settings, namesShown, onChange }: SettingsFormProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const set = (change: Partial<AssemblySettings>) => onChange({ ...settings, ...change });
  const { longestNeighbours, ...ions } = tmModel;
  return (
    <section className={styles.settings} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("assembly.settings")}</h2>
      {settingFields.map((field) => (
        <SettingRow key={field.key} field={field} settings={settings} onChange={set} />
      ))}
      <div className={styles.setting}>
        <label htmlFor={`${id}-naming`}>{t("assembly.naming")}</label>
        <Select
          id={`${id}-naming`}
          value={settings.naming}
          options={namingRules.map((value) => ({ value, label: t(`assembly.naming-${value}`) }))}
          onChange={(naming) => set({ naming })}
        />
        {settings.naming === "custom" && (
          <Input
            aria-label={t("assembly.pattern")}
            value={settings.pattern}
            maxLength={64}
            onChange={({ target }) => set({ pattern: target.value })}
          />
        )}
        <p className={styles.soft}>
          {settings.naming === "custom" && `${t("assembly.patternHelp")} `}
          {namesShown !== "" && t("assembly.namesShown", { names: namesShown })}
        </p>
      </div>
      <div className={styles.setting}>
        <label htmlFor={`${id}-price`}>{t("assembly.pricePerBase")}</label>
        <InputNumber<number>
          id={`${id}-price`}
          min={0}
          max={1000}
          step={0.1}
          value={settings.pricePerBase}
          placeholder={t("assembly.priceUnknown")}
          onChange={(pricePerBase) => set({ pricePerBase })}
        />
      </div>
      <p className={styles.soft}>
        {t("assembly.tmModel", { ...ions, most: format.number(longestNeighbours) })}
      </p>
      <Button size="small" onClick={() => onChange(defaultSettings)}>
        {t("assembly.asSpecified")}
      </Button>
    </section>
  );
};

interface SettingRowProps {
  readonly field: SettingField;
  readonly settings: AssemblySettings;
  readonly onChange: (change: Partial<AssemblySettings>) => void;
}

const SettingRow = ({ field, settings, onChange }: SettingRowProps) => {
  const t = useTranslation();
  const id = useId();
  const { key, unit, bounds } = field;
  const [min, max] = bounds;
  const value = settings[key];
  const label = t(`assembly.set-${key}`);
  const help = <p className={styles.soft}>{t(`assembly.help-${key}`)}</p>;
  if (typeof value === "object" && value !== null) {
    const [least, most] = value;
    return (
      <fieldset className={styles.setting}>
        <legend>{label}</legend>
        <span className={styles.between}>
          <InputNumber<number>
            aria-label={t("assembly.least", { label })}
            min={min}
            max={most}
            value={least}
            onChange={(next) => next !== null && onChange({ [key]: [next, most] })}
          />
          –
          <InputNumber<number>
            aria-label={t("assembly.most", { label })}
            min={least}
            max={max}
            value={most}
            onChange={(next) => next !== null && onChange({ [key]: [least, next] })}
          />
          <span>{unit}</span>
        </span>
        {help}
      </fieldset>
    );
  }
  const canBeEmpty = "canBeEmpty" in field;
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <InputNumber<number>
        id={id}
        min={min}
        max={max}
        value={value}
        suffix={unit}
        {...(canBeEmpty && { placeholder: t("assembly.ofMethod") })}
        onChange={(next) => (next !== null || canBeEmpty) && onChange({ [key]: next })}
      />
      {help}
    </div>
  );
};
