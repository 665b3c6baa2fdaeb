import {
  type Feature,
  formatSelection,
  nucleases,
  type Selection,
  type SequenceRecord,
} from "@benchleaf/bio";
import {
  type CrisprSettings,
  type CrisprTarget,
  crisprNucleases,
  MAX_CRISPR_GENOMES,
  MAX_CRISPR_MISMATCHES,
  MAX_CRISPR_REFERENCES,
  MAX_CRISPR_TARGET_BASES,
} from "@benchleaf/contract";
import { Button, Input, InputNumber, Radio, Select } from "antd";
import { useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { useGenomeChoices, useReferenceChoices } from "../../../shared/crispr/crispr.queries.ts";
import { useTarget } from "../hooks/use-target.ts";
import { namedList } from "../parts/named-list.ts";
import { TargetFields } from "../parts/tasks/target-fields.tsx";

export interface StartInput {
  readonly target: CrisprTarget;
  readonly settings: CrisprSettings;
  readonly genomeIds: string[];
  readonly referenceIds: string[];
}

interface StartFormProps {
  readonly fileId: string;
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly isBusy: boolean;
  /** Why nothing can be started now. */
  readonly hold: React.ReactNode;
  readonly onStart: (input: StartInput) => void;
}

type TargetKind = "whole" | "range" | "feature";

const usual: CrisprSettings = {
  nuclease: "SpCas9",
  pam: null,
  spacerLength: null,
  flank: 0,
  onTarget: "ruleSet1",
  maxMismatches: 4,
  maxDnaBulge: 0,
  maxRnaBulge: 0,
  minSpecificity: 50,
};

const stretchOf = ({ locations }: Feature): Selection[] =>
  locations.filter(({ start, end }) => end > start).map(({ start, end }) => ({ start, length: end - start }));

const usualKind = (record: SequenceRecord, selection: Selection): TargetKind =>
  selection.length > 0 || record.sequence.length > MAX_CRISPR_TARGET_BASES ? "range" : "whole";

/** What guides are to cut, with which enzyme, and where else they must not lead. */
export const StartForm = ({ fileId, record, selection, isBusy, hold, onStart }: StartFormProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const size = record.sequence.length;
  const [kind, setKind] = useState<TargetKind>(() => usualKind(record, selection));
  const range = useTarget(record, selection);
  const [featureId, setFeatureId] = useState<string | null>(null);
  const [settings, setSettings] = useState(usual);
  const [genomeIds, setGenomeIds] = useState<string[]>([]);
  const [referenceIds, setReferenceIds] = useState<string[]>([]);
  const change = (part: Partial<CrisprSettings>) => setSettings({ ...settings, ...part });
  const feature = record.features.find((one) => one.id === featureId);
  const target = targetOf(kind, range.target, feature, t("crispr.targetWhole"), size);
  const length =
    kind === "whole"
      ? size
      : (target?.stretches ?? []).reduce((sum, one) => sum + one.length + 2 * settings.flank, 0);
  const isTooLong = length > MAX_CRISPR_TARGET_BASES;
  const nuclease = nucleases[settings.nuclease];
  const isScored = settings.nuclease === "SpCas9" && settings.pam === null && settings.spacerLength === null;
  const isPamWrong = settings.pam !== null && !/^[ACGTRYSWKMBDHVN]{1,12}$/.test(settings.pam);
  const isReady = hold === null && target !== null && !isTooLong && !isPamWrong;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) onStart({ target, settings, genomeIds, referenceIds });
      }}
    >
      <fieldset className={styles.group}>
        <legend>{t("crispr.target")}</legend>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={t("crispr.target")}
          value={kind}
          onChange={({ target: { value } }) => setKind(value as TargetKind)}
          options={[
            { value: "whole", label: t("crispr.targetWhole") },
            { value: "range", label: t("crispr.targetRange") },
            {
              value: "feature",
              label: t("crispr.targetFeature"),
              disabled: record.features.length === 0,
            },
          ]}
        />
        {kind === "range" && <TargetFields label={t("crispr.stretch")} target={range} size={size} />}
        {kind === "feature" && (
          <FeatureChoice id={`${id}-feature`} record={record} value={featureId} onChange={setFeatureId} />
        )}
        {kind !== "whole" && (
          <label className={styles.line} htmlFor={`${id}-flank`}>
            {t("crispr.flank")}
            <InputNumber
              id={`${id}-flank`}
              size="small"
              min={0}
              max={2000}
              precision={0}
              suffix="bp"
              value={settings.flank}
              onChange={(flank) => flank !== null && change({ flank })}
            />
          </label>
        )}
        <p className={isTooLong ? styles.bad : styles.soft} role={isTooLong ? "alert" : undefined}>
          {t("crispr.targetLength", {
            length: format.basePairs(length),
            limit: format.basePairs(MAX_CRISPR_TARGET_BASES),
          })}
        </p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("crispr.nuclease")}</legend>
        <div className={styles.line}>
          <label htmlFor={`${id}-nuclease`}>{t("crispr.nuclease")}</label>
          <Select
            size="small"
            {...namedList(`${id}-nuclease`, t("crispr.nuclease"))}
            value={settings.nuclease}
            options={crisprNucleases.map((name) => ({
              value: name,
              label: `${name} · ${nucleases[name].pam}`,
            }))}
            onChange={(name) => change({ nuclease: name, pam: null, spacerLength: null })}
          />
        </div>
        <label className={styles.line} htmlFor={`${id}-pam`}>
          {t("crispr.pam")}
          <Input
            id={`${id}-pam`}
            size="small"
            maxLength={12}
            placeholder={nuclease.pam}
            status={isPamWrong ? "error" : ""}
            value={settings.pam ?? ""}
            onChange={({ target: { value } }) =>
              change({ pam: value.trim() === "" ? null : value.trim().toUpperCase() })
            }
          />
        </label>
        <label className={styles.line} htmlFor={`${id}-length`}>
          {t("crispr.spacerLength")}
          <InputNumber
            id={`${id}-length`}
            size="small"
            min={14}
            max={28}
            precision={0}
            suffix="nt"
            placeholder={String(nuclease.spacerLength)}
            value={settings.spacerLength}
            onChange={(spacerLength) => change({ spacerLength })}
          />
        </label>
        {isScored ? (
          <div className={styles.line}>
            <label htmlFor={`${id}-model`}>{t("crispr.model")}</label>
            <Select
              size="small"
              popupMatchSelectWidth={false}
              {...namedList(`${id}-model`, t("crispr.model"))}
              value={settings.onTarget}
              options={[
                { value: "ruleSet1" as const, label: t("crispr.modelRuleSet1") },
                { value: "crisprScan" as const, label: t("crispr.modelCrisprScan") },
              ]}
              onChange={(onTarget) => change({ onTarget })}
            />
          </div>
        ) : (
          <p className={styles.soft}>{t("crispr.modelNone")}</p>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t("crispr.offTargetSearch")}</legend>
        <ReferenceChoice id={`${id}-references`} value={referenceIds} onChange={setReferenceIds} />
        <GenomeChoice id={`${id}-genomes`} fileId={fileId} value={genomeIds} onChange={setGenomeIds} />
        <NumberLine
          id={`${id}-mismatches`}
          label={t("crispr.maxMismatches")}
          most={MAX_CRISPR_MISMATCHES}
          value={settings.maxMismatches}
          onChange={(maxMismatches) => change({ maxMismatches })}
        />
        <NumberLine
          id={`${id}-dna`}
          label={t("crispr.dnaBulge")}
          most={2}
          value={settings.maxDnaBulge}
          onChange={(maxDnaBulge) => change({ maxDnaBulge })}
        />
        <NumberLine
          id={`${id}-rna`}
          label={t("crispr.rnaBulge")}
          most={2}
          value={settings.maxRnaBulge}
          onChange={(maxRnaBulge) => change({ maxRnaBulge })}
        />
        {isScored && (
          <NumberLine
            id={`${id}-specificity`}
            label={t("crispr.minSpecificity")}
            most={100}
            value={settings.minSpecificity}
            onChange={(minSpecificity) => change({ minSpecificity })}
          />
        )}
      </fieldset>
      {hold}
      <Button type="primary" htmlType="submit" disabled={!isReady} loading={isBusy}>
        {t("crispr.start")}
      </Button>
    </form>
  );
};

const targetOf = (
  kind: TargetKind,
  range: Selection | null,
  feature: Feature | undefined,
  whole: string,
  size: number,
): CrisprTarget | null => {
  if (kind === "whole") return { name: whole, stretches: [] };
  if (kind === "feature")
    return feature ? { name: feature.name.slice(0, 200), stretches: stretchOf(feature) } : null;
  return range && range.length > 0
    ? { name: formatSelection(range, size).replace("..", "–"), stretches: [range] }
    : null;
};

interface NumberLineProps {
  readonly id: string;
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const NumberLine = ({ id, label, most, value, onChange }: NumberLineProps) => (
  <label className={styles.line} htmlFor={id}>
    {label}
    <InputNumber<number>
      id={id}
      size="small"
      min={0}
      max={most}
      precision={0}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  </label>
);

interface FeatureChoiceProps {
  readonly id: string;
  readonly record: SequenceRecord;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

const FeatureChoice = ({ id, record, value, onChange }: FeatureChoiceProps) => {
  const t = useTranslation();
  const options = record.features.map((one) => ({ value: one.id, label: `${one.name} · ${one.type}` }));
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{t("crispr.feature")}</label>
      <Select
        size="small"
        {...namedList(id, t("crispr.feature"))}
        showSearch={{ optionFilterProp: "label" }}
        placeholder={t("crispr.featureChoose")}
        value={value}
        options={options}
        onChange={(chosen) => chosen !== null && onChange(chosen)}
      />
    </div>
  );
};

/** Genomes that the team has imported; nothing if it has none. */
const ReferenceChoice = ({ id, value, onChange }: Omit<GenomeChoiceProps, "fileId">) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: genomes = [] } = useReferenceChoices();
  if (genomes.length === 0) return null;
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{t("crispr.references")}</label>
      <Select
        mode="multiple"
        size="small"
        {...namedList(id, t("crispr.references"))}
        showSearch={{ optionFilterProp: "label" }}
        maxCount={MAX_CRISPR_REFERENCES}
        maxTagCount="responsive"
        value={value}
        options={genomes.map(({ id: value, name, letters }) => ({
          value,
          label: `${name} · ${format.basePairs(letters)}`,
        }))}
        onChange={onChange}
      />
    </div>
  );
};

interface GenomeChoiceProps {
  readonly id: string;
  readonly fileId: string;
  readonly value: string[];
  readonly onChange: (ids: string[]) => void;
}

/** Further sequences of the lab, longest first. */
const GenomeChoice = ({ id, fileId, value, onChange }: GenomeChoiceProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [words, setWords] = useState("");
  const found = useGenomeChoices(useDebounced(words), fileId);
  const options = (found.data ?? []).map(({ id: value, name, size, projectName }) => ({
    value,
    label: `${name} · ${format.basePairs(size ?? 0)} · ${projectName}`,
  }));
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{t("crispr.genomes")}</label>
      <Select
        mode="multiple"
        size="small"
        {...namedList(id, t("crispr.genomes"))}
        showSearch={{ filterOption: false, onSearch: setWords }}
        maxCount={MAX_CRISPR_GENOMES}
        maxTagCount="responsive"
        value={value}
        options={options}
        loading={found.isFetching}
        onChange={onChange}
      />
      <p className={styles.soft}>{t("crispr.genomesHelp")}</p>
    </div>
  );
};
