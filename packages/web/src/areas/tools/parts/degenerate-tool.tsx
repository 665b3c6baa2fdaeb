import { type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import {
  type DegenerateFigure,
  degenerateInput,
  degenerateSettings,
  MAX_ALIGNED,
  MAX_COLUMNS,
} from "../degenerate-form.ts";
import { defaultFigures, parseFigures } from "../figure-settings.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { DegenerateAnswer } from "./degenerate-answer.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { RunBar } from "./run-bar.tsx";
import { ChoiceField, ResiduesField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type DegenerateJob = Extract<ToolJob, { type: "degenerate" }>;
type Kind = "alignment" | "protein";
const parse = parseFigures<DegenerateFigure>(degenerateSettings);

/** Pairs of degenerate primers that fit every sequence of an alignment, or all codons of a protein. */
export const DegenerateTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { run, stop, done, progress } = useToolJob<DegenerateJob>();
  const [kind, setKind] = useState<Kind>(source?.kind === "protein" ? "protein" : "alignment");
  const [text, setText] = useState(source?.letters ?? "");
  const [table, setTable] = useState<GeneticCodeId>(1);
  const [figures, keep] = usePersistedState("degenerate-settings", parse);
  const input = useMemo(() => degenerateInput({ kind, text, table, figures }), [kind, text, table, figures]);
  const job = useMemo(
    (): DegenerateJob | null =>
      input.ok ? { type: "degenerate", source: input.source, options: input.options } : null,
    [input],
  );
  const counts = { count: format.number(MAX_ALIGNED), most: format.basePairs(MAX_COLUMNS) };
  return (
    <>
      <ChoiceField<Kind>
        label={t("primerKinds.fitTo")}
        value={kind}
        options={[
          { value: "alignment", label: t("primerKinds.fitAlignment") },
          { value: "protein", label: t("primerKinds.fitProtein") },
        ]}
        onChange={setKind}
      />
      <ResiduesField
        label={t(kind === "alignment" ? "primerKinds.alignment" : "toolbox.protein")}
        help={kind === "alignment" && t("primerKinds.alignmentHelp")}
        value={text}
        placeholder={kind === "alignment" ? ">a\nATGGCN-AAA\n>b\nATGGCTCAAA" : "MWHDKMYWF…"}
        onChange={setText}
      />
      <div className={styles.fields}>
        {kind === "protein" && (
          <ChoiceField<GeneticCodeId>
            label={t("calculators.geneticCode")}
            value={table}
            options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
            onChange={setTable}
          />
        )}
        <FigureFields<DegenerateFigure>
          settings={degenerateSettings}
          figures={figures}
          label={(key) => t(`primerKinds.${key}`)}
          onChange={(key, value) => keep({ ...figures, [key]: value })}
        />
      </div>
      <RunBar
        word={t("toolbox.design")}
        isReady={job !== null}
        isRunning={progress !== null}
        onRun={() => job && void run(job)}
        onStop={stop}
        onReset={() => keep(defaultFigures<DegenerateFigure>(degenerateSettings))}
      />
      <div className={styles.outcome} aria-busy={progress !== null}>
        {!input.ok && input.fault !== "empty" && (
          <p className={styles.wrong}>{t(`primerKinds.fault-${input.fault}`, counts)}</p>
        )}
        {done && done.job !== job && <p className={styles.remark}>{t("toolbox.stale")}</p>}
        {done ? (
          <DegenerateAnswer answer={done.answer} name={source?.name ?? ""} />
        ) : (
          <p className={styles.soft}>{t("primerKinds.degenerateHelp")}</p>
        )}
      </div>
    </>
  );
};
