import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { defaultFigures, parseFigures } from "../figure-settings.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import {
  type QpcrFigure,
  type QpcrGroup,
  qpcrFigures,
  qpcrGroups,
  qpcrInput,
  qpcrSettings,
} from "../qpcr-form.ts";
import type { ToolProps } from "../tool-props.ts";
import { DesignAnswer } from "./design-answer.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { RunBar } from "./run-bar.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { SwitchField, TextField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type QpcrJob = Extract<ToolJob, { type: "qpcr" }>;
const parse = parseFigures(qpcrFigures);

/** Pairs of primers for qPCR, with a hydrolysis probe if one is wanted. */
export const QpcrTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const template = useTemplate(source);
  const { molecule } = template;
  const { run, stop, done, progress } = useToolJob<QpcrJob>();
  const [kept, keep] = usePersistedState("qpcr-settings", parse);
  const [target, setTarget] = useState<Record<"targetFirst" | "targetLast", number | null>>({
    targetFirst: null,
    targetLast: null,
  });
  const [junctions, setJunctions] = useState("");
  const [hasProbe, setProbe] = useState(true);
  const figures = useMemo(() => ({ ...kept, ...target }), [kept, target]);
  const set = (key: QpcrFigure, value: number | null) =>
    key === "targetFirst" || key === "targetLast"
      ? setTarget((known) => ({ ...known, [key]: value }))
      : keep({ ...kept, [key]: value });
  const input = useMemo(
    () => qpcrInput({ figures, junctions, hasProbe }, molecule.sequence.length),
    [figures, junctions, hasProbe, molecule],
  );
  const job = useMemo(
    (): QpcrJob | null => (input.ok ? { type: "qpcr", molecule, options: input.options } : null),
    [input, molecule],
  );
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  const hindered = () => {
    if (isTooLong) return t("toolbox.templateTooLong");
    return input.ok || molecule.sequence === "" ? null : t(`primerKinds.fault-${input.fault}`);
  };
  const fields = (group: QpcrGroup) => (
    <FigureFields<QpcrFigure>
      settings={qpcrSettings[group]}
      figures={figures}
      label={(key) => t(`primerKinds.${key}`)}
      onChange={set}
    />
  );
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.fields}>
        {fields("place")}
        <TextField
          label={t("primerKinds.junctions")}
          help={t("primerKinds.junctionsHelp")}
          value={junctions}
          onChange={setJunctions}
        />
        <SwitchField
          label={t("primerKinds.withProbe")}
          help={t("primerKinds.probeHelp")}
          isOn={hasProbe}
          onChange={setProbe}
        />
      </div>
      {qpcrGroups
        .filter((group): group is Exclude<QpcrGroup, "place"> => group !== "place")
        .filter((group) => group !== "probe" || hasProbe)
        .map((group) => (
          <details key={group} className={styles.group}>
            <summary>{t(`primerKinds.group-${group}`)}</summary>
            <div className={styles.fields}>{fields(group)}</div>
          </details>
        ))}
      <RunBar
        word={t("toolbox.design")}
        isReady={job !== null && molecule.sequence !== "" && !isTooLong}
        isRunning={progress !== null}
        onRun={() => job && void run(job)}
        onStop={stop}
        onReset={() => keep(defaultFigures(qpcrFigures))}
      />
      <div className={styles.outcome} aria-busy={progress !== null}>
        {hindered() !== null && <p className={styles.wrong}>{hindered()}</p>}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <DesignAnswer answer={done.answer} name={source?.name ?? ""} kind="qPCR" />
        ) : (
          <p className={styles.soft}>{t("primerKinds.qpcrHelp")}</p>
        )}
      </div>
    </>
  );
};
