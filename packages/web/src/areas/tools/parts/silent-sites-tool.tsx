import { enzymes, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { Select } from "antd";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type CodingEnds, codingStretch } from "../coding-stretch.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { EnzymeGroup } from "../silent-ways.ts";
import type { ToolProps } from "../tool-props.ts";
import { CodingFields } from "./coding-fields.tsx";
import { RunBar } from "./run-bar.tsx";
import { SilentAnswer } from "./silent-answer.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ChoiceField, SwitchField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type SilentJob = Extract<ToolJob, { type: "silentSites" }>;
type Mode = SilentJob["input"]["mode"];

/** Restriction sites that can be added or removed without changing the protein. */
export const SilentSitesTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const template = useTemplate(source);
  const { molecule } = template;
  const { run, stop, done, progress } = useToolJob<SilentJob>();
  const [ends, setEnds] = useState<CodingEnds>({ first: null, last: null, strand: 1 });
  const [mode, setMode] = useState<Mode>("add");
  const [maxChanges, setMaxChanges] = useState(1);
  const [table, setTable] = useState<GeneticCodeId>(1);
  const [group, setGroup] = useState<EnzymeGroup>("usual");
  const [names, setNames] = useState<string[]>([]);
  const [isOnlyNew, setOnlyNew] = useState(true);
  const cds = useMemo(() => codingStretch(ends, molecule), [ends, molecule]);
  const job = useMemo((): SilentJob | null => {
    if (typeof cds === "string" || molecule.sequence === "") return null;
    if (group === "chosen" && names.length === 0) return null;
    const input = { molecule, cds, mode, maxChanges, table, group, names, isOnlyNew };
    return { type: "silentSites", input };
  }, [molecule, cds, mode, maxChanges, table, group, names, isOnlyNew]);
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.fields}>
        <CodingFields ends={ends} onChange={setEnds} />
        <ChoiceField<GeneticCodeId>
          label={t("calculators.geneticCode")}
          value={table}
          options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
          onChange={setTable}
        />
        <ChoiceField<Mode>
          label={t("gene.mode")}
          value={mode}
          options={[
            { value: "add", label: t("gene.modeAdd") },
            { value: "remove", label: t("gene.modeRemove") },
          ]}
          onChange={setMode}
        />
        <ChoiceField<number>
          label={t("gene.maxChanges")}
          value={maxChanges}
          options={[1, 2, 3].map((value) => ({ value, label: String(value) }))}
          onChange={setMaxChanges}
        />
        <ChoiceField<EnzymeGroup>
          label={t("gene.enzymeGroup")}
          value={group}
          options={(["usual", "sold", "chosen"] as const).map((value) => ({
            value,
            label: t(`gene.enzymes-${value}`),
          }))}
          onChange={setGroup}
        />
        {group === "chosen" && <EnzymeNames names={names} onChange={setNames} />}
        {mode === "add" && (
          <SwitchField
            label={t("gene.onlyNew")}
            help={t("gene.onlyNewHelp")}
            isOn={isOnlyNew}
            onChange={setOnlyNew}
          />
        )}
      </div>
      <RunBar
        word={t("gene.findSites")}
        isReady={job !== null && !isTooLong}
        isRunning={progress !== null}
        onRun={() => job && void run(job)}
        onStop={stop}
      />
      <div className={styles.outcome} aria-busy={progress !== null}>
        {isTooLong && <p className={styles.wrong}>{t("toolbox.templateTooLong")}</p>}
        {typeof cds === "string" && molecule.sequence !== "" && (
          <p className={styles.wrong}>{t(`gene.coding-${cds}`)}</p>
        )}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <SilentAnswer
            key={JSON.stringify([done.job.input.mode, done.job.input.cds])}
            answer={done.answer}
            input={done.job.input}
            name={source?.name ?? ""}
          />
        ) : (
          <p className={styles.soft}>{t("gene.silentHelp")}</p>
        )}
      </div>
    </>
  );
};

interface EnzymeNamesProps {
  readonly names: string[];
  readonly onChange: (names: string[]) => void;
}

const MAX_NAMES = 50;

const EnzymeNames = ({ names, onChange }: EnzymeNamesProps) => {
  const t = useTranslation();
  const id = useId();
  const known = useMemo(
    () => enzymes().map(({ name, site }) => ({ value: name, label: `${name} · ${site.toUpperCase()}` })),
    [],
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("digest.enzymes")}</label>
      <Select
        id={id}
        mode="multiple"
        maxCount={MAX_NAMES}
        value={names}
        options={known}
        optionLabelProp="value"
        placeholder="EcoRI, BamHI"
        onChange={onChange}
      />
    </div>
  );
};
