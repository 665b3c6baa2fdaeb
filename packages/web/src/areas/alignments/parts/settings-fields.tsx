import type { Alphabet } from "@benchleaf/bio";
import { type AlignmentSettings, alignmentMatrices } from "@benchleaf/contract";
import { Button, Checkbox, InputNumber, Select } from "antd";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { defaultSettings } from "../work/alignment-settings.ts";
import styles from "./alignments.module.css";

interface FieldProps {
  readonly label: string;
  readonly help: string;
  readonly children: (ids: { id: string; "aria-describedby": string }) => ReactNode;
}

const Field = ({ label, help, children }: FieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": `${id}-help` })}
      <span id={`${id}-help`} className={styles.help}>
        {help}
      </span>
    </div>
  );
};

type NumberKey =
  | "match"
  | "mismatch"
  | "gapOpen"
  | "gapExtend"
  | "rounds"
  | "errorLimit"
  | "minimumLength"
  | "minimumIdentity";

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
const score: Range = { min: -100, max: 100, step: 0.5 };
const ranges: Record<NumberKey, Range> = {
  match: score,
  mismatch: score,
  gapOpen: score,
  gapExtend: score,
  rounds: { min: 0, max: 30, step: 1 },
  errorLimit: { min: 0.0001, max: 0.5, step: 0.01 },
  minimumLength: { min: 10, max: 2_000, step: 5 },
  minimumIdentity: { min: 0.5, max: 1, step: 0.05 },
};

interface SettingsFieldsProps {
  readonly settings: AlignmentSettings;
  readonly kind: Alphabet;
  readonly onChange: (settings: AlignmentSettings) => void;
}

/** Every parameter with what it does; those that the method does not use are not shown. */
export const SettingsFields = ({ settings, kind, onChange }: SettingsFieldsProps) => {
  const t = useTranslation();
  const set = (part: Partial<AlignmentSettings>) => onChange({ ...settings, ...part });
  const number = (key: NumberKey) => (
    <Field key={key} label={t(`alignments.set-${key}`)} help={t(`alignments.set-${key}-help`)}>
      {(ids) => (
        <InputNumber
          {...ids}
          {...ranges[key]}
          value={settings[key]}
          onChange={(value) => value !== null && set({ [key]: value })}
        />
      )}
    </Field>
  );
  const isReads = settings.method === "reads";
  return (
    <div className={styles.stack}>
      <div className={styles.fields}>
        <Field label={t("alignments.set-matrix")} help={t("alignments.set-matrix-help")}>
          {(ids) => (
            <Select<string>
              {...ids}
              value={settings.matrix ?? ""}
              options={[
                { value: "", label: t("alignments.noMatrix") },
                ...alignmentMatrices
                  .filter((name) => (name === "EDNAFULL") === (kind !== "protein"))
                  .map((name) => ({ value: name, label: name })),
              ]}
              onChange={(value) => set({ matrix: alignmentMatrices.find((name) => name === value) ?? null })}
            />
          )}
        </Field>
        {settings.matrix === null && [number("match"), number("mismatch")]}
        {number("gapOpen")}
        {number("gapExtend")}
        {settings.method === "multiple" && number("rounds")}
        {isReads && [number("minimumLength"), number("minimumIdentity")]}
        {isReads && settings.isTrimmed && number("errorLimit")}
      </div>
      {isReads && (
        <>
          <Checkbox
            checked={settings.isTrimmed}
            onChange={(event) => set({ isTrimmed: event.target.checked })}
          >
            {t("alignments.set-isTrimmed")}
          </Checkbox>
          <Checkbox
            checked={settings.callsDoublePeaks}
            onChange={(event) => set({ callsDoublePeaks: event.target.checked })}
          >
            {t("alignments.set-callsDoublePeaks")}
          </Checkbox>
        </>
      )}
      <div>
        <Button type="link" size="small" onClick={() => onChange(defaultSettings(settings.method, kind))}>
          {t("alignments.setDefaults")}
        </Button>
      </div>
    </div>
  );
};
