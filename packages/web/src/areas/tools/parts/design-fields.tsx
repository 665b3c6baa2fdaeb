import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import {
  type DesignEntries,
  type DesignGroup,
  type DesignSetting,
  designGroups,
  entryOf,
} from "../design-settings.ts";
import { ChoiceField, NumberField, ResiduesField, SwitchField, TextField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

interface DesignFieldsProps {
  readonly group: DesignGroup;
  readonly entries: DesignEntries;
  readonly onChange: (tag: string, value: string) => void;
}

/** The settings of a group, each with what it does and primer3's name for it. */
export const DesignFields = ({ group, entries, onChange }: DesignFieldsProps) => (
  <div className={styles.fields}>
    {designGroups[group].map((setting: DesignSetting) => (
      <DesignField
        key={setting.tag}
        setting={setting}
        value={entryOf(entries, setting)}
        onChange={(value) => onChange(setting.tag, value)}
      />
    ))}
  </div>
);

interface DesignFieldProps {
  readonly setting: DesignSetting;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const DesignField = ({ setting: { tag, kind, unit }, value, onChange }: DesignFieldProps) => {
  const t = useTranslation();
  const label = t(`primer3.${tag}` as PhraseKey);
  const help = (
    <>
      {t(`primer3.${tag}_help` as PhraseKey)} <code translate="no">{tag}</code>
    </>
  );
  if (kind === "switch")
    return (
      <SwitchField
        label={label}
        help={help}
        isOn={value === "1"}
        onChange={(isOn) => onChange(isOn ? "1" : "0")}
      />
    );
  if (kind === "lines")
    return <ResiduesField label={label} help={help} rows={3} value={value} onChange={onChange} />;
  if (kind === "text") return <TextField label={label} help={help} value={value} onChange={onChange} />;
  if (kind === "figure")
    return (
      <NumberField
        label={label}
        help={help}
        {...(unit !== undefined && { unit })}
        value={value === "" ? null : Number(value)}
        onChange={(next) => onChange(next === null ? "" : String(next))}
      />
    );
  return (
    <ChoiceField
      label={label}
      help={help}
      value={value}
      options={kind.map((one) => ({ value: one, label: t(`primer3.${tag}_${one}` as PhraseKey) }))}
      onChange={onChange}
    />
  );
};
