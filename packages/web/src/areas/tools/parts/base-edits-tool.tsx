import { type BaseEditorName, baseEditors, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { baseEditInput } from "../base-edit-form.ts";
import type { CodingEnds } from "../coding-stretch.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { BaseEditsAnswer } from "./base-edits-answer.tsx";
import { CodingFields } from "./coding-fields.tsx";
import { RunBar } from "./run-bar.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ChoiceField, NumberField, SwitchField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type BaseEditJob = Extract<ToolJob, { type: "baseEdits" }>;

/** The guides with which a base editor changes something, and what becomes of the protein. */
export const BaseEditsTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const template = useTemplate(source);
  const { molecule } = template;
  const { run, stop, done, progress } = useToolJob<BaseEditJob>();
  const [editor, setEditor] = useState<BaseEditorName>("BE4max");
  const [target, setTarget] = useState<number | null>(null);
  const [coding, setCoding] = useState<CodingEnds>({ first: null, last: null, strand: 1 });
  const [table, setTable] = useState<GeneticCodeId>(1);
  const [isOnlyStops, setOnlyStops] = useState(false);
  const input = useMemo(
    () => baseEditInput({ editor, target, coding, table, isOnlyStops }, molecule),
    [editor, target, coding, table, isOnlyStops, molecule],
  );
  const job = useMemo(
    (): BaseEditJob | null => (typeof input === "string" ? null : { type: "baseEdits", input }),
    [input],
  );
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  const isEmpty = molecule.sequence === "";
  const says = () => {
    if (isTooLong) return t("toolbox.templateTooLong");
    if (isEmpty || typeof input !== "string") return null;
    return input === "target" || input === "stops" ? t(`editing.fault-${input}`) : t(`gene.coding-${input}`);
  };
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.fields}>
        <ChoiceField<BaseEditorName>
          label={t("editing.editor")}
          value={editor}
          options={Object.values(baseEditors).map(({ name, from, to, window: [first, last] }) => ({
            value: name,
            label: `${name} · ${from}→${to} · ${first}–${last}`,
          }))}
          help={t("editing.editorHelp")}
          onChange={setEditor}
        />
        <NumberField
          label={t("editing.target")}
          help={t("editing.targetHelp")}
          min={1}
          isWhole
          value={target}
          onChange={setTarget}
        />
        <CodingFields ends={coding} help={t("editing.codingHelp")} onChange={setCoding} />
        <ChoiceField<GeneticCodeId>
          label={t("calculators.geneticCode")}
          value={table}
          options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
          onChange={setTable}
        />
        <SwitchField
          label={t("editing.onlyStops")}
          help={t("editing.onlyStopsHelp")}
          isOn={isOnlyStops}
          onChange={setOnlyStops}
        />
      </div>
      <RunBar
        word={t("editing.findEdits")}
        isReady={job !== null && !isEmpty && !isTooLong}
        isRunning={progress !== null}
        onRun={() => job && void run(job)}
        onStop={stop}
      />
      <div className={styles.outcome} aria-busy={progress !== null}>
        {says() !== null && <p className={styles.wrong}>{says()}</p>}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <BaseEditsAnswer answer={done.answer} input={done.job.input} name={source?.name ?? ""} />
        ) : (
          <p className={styles.soft}>{t("editing.baseHelp")}</p>
        )}
      </div>
    </>
  );
};
