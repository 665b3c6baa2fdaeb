import { Select } from "antd";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";

interface EnzymeChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: readonly string[];
  readonly placeholder: string;
  /** Suitable enzymes come first. */
  readonly usable: readonly string[];
  readonly names: readonly string[];
  readonly most: number;
  readonly onChange: (names: string[]) => void;
}

export const EnzymeChoice = ({ id, label, value, usable, names, most, ...props }: EnzymeChoiceProps) => {
  const t = useTranslation();
  const options = useMemo(() => {
    const first = new Set(usable);
    const entry = (name: string) => ({ value: name, label: name });
    const rest = names.filter((name) => !first.has(name)).map(entry);
    const group = (title: string, list: typeof rest) => ({ label: title, title, options: list });
    return [
      ...(usable.length > 0 ? [group(t("cloning.enzymesFit"), usable.map(entry))] : []),
      group(t("cloning.enzymesOther"), rest),
    ];
  }, [usable, names, t]);
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      mode="multiple"
      maxCount={most}
      value={[...value]}
      placeholder={props.placeholder}
      options={options}
      showSearch={{ optionFilterProp: "label" }}
      onChange={props.onChange}
    />
  );
};
