import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { defaultFigures } from "../figure-settings.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import { type PrimeEditForm, type PrimeFigure, primeEditInput, primeSettings } from "../prime-edit-form.ts";
import type { ToolProps } from "../tool-props.ts";
import { FigureFields } from "./figure-fields.tsx";
import { PrimeEditsAnswer } from "./prime-edits-answer.tsx";
import { RunBar } from "./run-bar.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ChoiceField, NumberField, TextField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type PrimeEditJob = Extract<ToolJob, { type: "primeEdits" }>;

const EMPTY: PrimeEditForm = {
  kind: "replace",
  first: null,
  last: null,
  letters: "",
  pam: "NGG",
  figures: defaultFigures<PrimeFigure>(primeSettings),
};

/** Prime editing guide RNAs for a small edit, with guides that nick the other strand. */
export const PrimeEditsTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const template = useTemplate(source);
  const { molecule } = template;
  const { run, stop, done, progress } = useToolJob<PrimeEditJob>();
  const [form, setForm] = useState(EMPTY);
  const change = (part: Partial<PrimeEditForm>) => setForm((known) => ({ ...known, ...part }));
  const input = useMemo(() => primeEditInput(form, molecule), [form, molecule]);
  const job = useMemo(
    (): PrimeEditJob | null => (typeof input === "string" ? null : { type: "primeEdits", input }),
    [input],
  );
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  const isEmpty = molecule.sequence === "";
  const isInsert = form.kind === "insert";
  const says = () => {
    if (isTooLong) return t("toolbox.templateTooLong");
    return isEmpty || typeof input !== "string" || input === "wanted" ? null : t(`editing.fault-${input}`);
  };
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.fields}>
        <ChoiceField<PrimeEditForm["kind"]>
          label={t("editing.kind")}
          value={form.kind}
          options={(["replace", "insert", "delete"] as const).map((value) => ({
            value,
            label: t(`editing.kind-${value}`),
          }))}
          onChange={(kind) => change({ kind })}
        />
        <NumberField
          label={t(isInsert ? "editing.behind" : "editing.from")}
          min={isInsert ? 0 : 1}
          isWhole
          value={form.first}
          onChange={(first) => change({ first })}
        />
        {!isInsert && (
          <NumberField
            label={t("editing.to")}
            min={1}
            isWhole
            value={form.last}
            onChange={(last) => change({ last })}
          />
        )}
        {form.kind !== "delete" && (
          <TextField
            label={t(isInsert ? "editing.inserted" : "editing.replacement")}
            value={form.letters}
            onChange={(letters) => change({ letters })}
          />
        )}
        <TextField
          label="PAM"
          help={t("editing.pamHelp")}
          value={form.pam}
          onChange={(pam) => change({ pam })}
        />
        <FigureFields<PrimeFigure>
          settings={primeSettings}
          figures={form.figures}
          label={(key) => t(`editing.${key}`)}
          help={(key) => t(`editing.${key}Help`)}
          onChange={(key, value) => change({ figures: { ...form.figures, [key]: value } })}
        />
      </div>
      <RunBar
        word={t("editing.designPrime")}
        isReady={job !== null && !isEmpty && !isTooLong}
        isRunning={progress !== null}
        onRun={() => job && void run(job)}
        onStop={stop}
      />
      <div className={styles.outcome} aria-busy={progress !== null}>
        {says() !== null && <p className={styles.wrong}>{says()}</p>}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <PrimeEditsAnswer answer={done.answer} name={source?.name ?? ""} />
        ) : (
          <p className={styles.soft}>{t("editing.primeHelp")}</p>
        )}
      </div>
    </>
  );
};
