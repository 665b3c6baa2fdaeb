import {
  type AnalysisMethod,
  type AnalysisOptions,
  type AnalysisRole,
  analysisMethods,
  corrections,
  growthModels,
  methodRoles,
  postHocs,
  standardModels,
  weightings,
} from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import { Checkbox, InputNumber, Select } from "antd";
import { useId } from "react";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import styles from "./analysis.module.css";
import { EfficiencyFields } from "./efficiency-fields.tsx";

type Spec = AnalysisContent["spec"];
type OptionKey = Exclude<keyof AnalysisOptions, "efficiencies">;

const options: Readonly<Record<AnalysisMethod, readonly OptionKey[]>> = {
  describe: ["confidence"],
  oneSample: ["expected", "confidence"],
  tTest: ["hasEqualVariances", "confidence"],
  pairedT: ["confidence"],
  mannWhitney: ["confidence"],
  wilcoxon: ["confidence"],
  anova: ["postHoc", "control", "confidence"],
  twoWay: ["anovaType", "postHoc", "control", "confidence"],
  kruskal: ["correction", "control", "confidence"],
  normality: ["confidence"],
  outliers: ["confidence"],
  adjust: ["correction"],
  contingency: ["hasYates", "isExact", "confidence"],
  correlation: ["isRanked", "confidence"],
  polynomial: ["degree", "confidence"],
  dose: ["hasFiveParameters", "bottom", "top", "weighting", "confidence"],
  michaelisMenten: ["confidence"],
  growth: ["growthModel", "confidence"],
  standards: ["standardModel", "weighting", "confidence"],
  qpcr: ["references", "control", "confidence"],
  efficiency: ["confidence"],
  survival: ["confidence"],
};

const choices: Readonly<Partial<Record<OptionKey, readonly (string | number)[]>>> = {
  postHoc: postHocs,
  correction: corrections,
  weighting: weightings,
  growthModel: growthModels,
  standardModel: standardModels,
  anovaType: [2, 3],
};
const flags: readonly OptionKey[] = [
  "hasEqualVariances",
  "isRanked",
  "hasFiveParameters",
  "hasYates",
  "isExact",
];
const bounds: Readonly<Partial<Record<OptionKey, { min?: number; max?: number; step?: number }>>> = {
  confidence: { min: 0.5, max: 0.999, step: 0.01 },
  degree: { min: 1, max: 6 },
  expected: {},
  bottom: {},
  top: {},
};
const single: readonly AnalysisRole[] = ["x", "group", "groupB", "label", "target", "event", "dilution"];

/** Words that are in a column, for a choice of a control or of reference genes. */
const levelsIn = ({ columns, rows }: AnalysisContent["table"], ids: readonly string[]): string[] => {
  const places = ids.map((id) => columns.findIndex((column) => column.id === id)).filter((at) => at >= 0);
  return [...new Set(rows.flatMap((row) => places.map((at) => row[at] ?? "")))]
    .filter((text) => text !== "")
    .slice(0, 200);
};

interface SetupFieldsProps {
  readonly content: AnalysisContent;
  readonly onChange: (spec: Spec) => void;
}

/** Method, roles of columns and the options that the method reads. */
export const SetupFields = ({ content, onChange }: SetupFieldsProps) => {
  const t = useTranslation();
  const id = useId();
  const { spec, table } = content;
  const { method, roles } = spec;
  const { needs, takes } = methodRoles[method];
  const columns = table.columns.map(({ id: value, name }) => ({ value, label: name }));
  const set = (key: OptionKey, value: unknown) =>
    onChange({ ...spec, options: { ...spec.options, [key]: value } as Spec["options"] });
  const levels = (key: OptionKey): string[] => {
    if (key === "references") return levelsIn(table, roles.target ?? []);
    const by = roles.group ?? (method === "qpcr" ? roles.label : undefined);
    return by?.length
      ? levelsIn(table, by)
      : table.columns.filter((column) => roles.values?.includes(column.id)).map(({ name }) => name);
  };
  const fieldOf = (key: OptionKey) => {
    const label = t(`analysis.option-${key}` as PhraseKey);
    const value = spec.options[key];
    const fieldId = `${id}-${key}`;
    if (flags.includes(key))
      return (
        <Checkbox key={key} checked={value === true} onChange={({ target }) => set(key, target.checked)}>
          {label}
        </Checkbox>
      );
    return (
      <div key={key} className={styles.field}>
        <label htmlFor={fieldId}>{label}</label>
        {bounds[key] ? (
          <InputNumber
            id={fieldId}
            {...bounds[key]}
            value={value as number | null}
            onChange={(next) => (next !== null || key === "bottom" || key === "top") && set(key, next)}
          />
        ) : (
          <Select
            id={fieldId}
            {...(key === "references" ? { mode: "multiple" as const } : {})}
            allowClear={key === "control"}
            value={value as never}
            options={
              choices[key]?.map((one) => ({
                value: one,
                label: t(`analysis.choice-${String(one).replace("/", "-")}` as PhraseKey),
              })) ?? levels(key).map((one) => ({ value: one, label: one }))
            }
            onChange={(next: unknown) => set(key, next ?? null)}
          />
        )}
      </div>
    );
  };
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <label htmlFor={`${id}-method`}>{t("analysis.method")}</label>
        <Select
          id={`${id}-method`}
          value={method}
          showSearch={{ optionFilterProp: "label" }}
          options={analysisMethods.map((value) => ({
            value,
            label: t(`analysis.method-${value}` as PhraseKey),
          }))}
          onChange={(value) => onChange({ ...spec, method: value })}
        />
      </div>
      {[...needs, ...takes].map((role) => {
        const isOne = single.includes(role);
        const chosen = roles[role] ?? [];
        return (
          <div key={role} className={styles.field}>
            <label htmlFor={`${id}-role-${role}`}>{t(`analysis.role-${role}` as PhraseKey)}</label>
            <Select
              id={`${id}-role-${role}`}
              {...(isOne ? {} : { mode: "multiple" as const })}
              allowClear
              value={(isOne ? (chosen[0] ?? null) : chosen) as never}
              options={columns}
              onChange={(value: string | string[] | null | undefined) =>
                onChange({
                  ...spec,
                  roles: { ...roles, [role]: value == null ? [] : Array.isArray(value) ? value : [value] },
                })
              }
            />
          </div>
        );
      })}
      {options[method].map(fieldOf)}
      {method === "qpcr" && (
        <EfficiencyFields
          genes={levelsIn(table, roles.target ?? [])}
          value={spec.options.efficiencies}
          onChange={(efficiencies) => onChange({ ...spec, options: { ...spec.options, efficiencies } })}
        />
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-mark`}>{t("analysis.decimalMark")}</label>
        <Select
          id={`${id}-mark`}
          value={spec.decimalMark ?? ""}
          options={[
            { value: "", label: t("analysis.markNone") },
            { value: ".", label: t("analysis.markPoint") },
            { value: ",", label: t("analysis.markComma") },
          ]}
          onChange={(value: string) =>
            onChange({ ...spec, decimalMark: value === "" ? null : (value as "." | ",") })
          }
        />
      </div>
    </div>
  );
};
