import {
  codonUsageTables,
  type GeneticCodeId,
  geneticCodes,
  type HostId,
  reverseComplement,
} from "@benchleaf/bio";
import { MAX_DESIGN_BASES } from "@benchleaf/contract";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type CodingEnds, codingStretch } from "../coding-stretch.ts";
import type { ToolJob } from "../jobs/tool-jobs.ts";
import { useLiveToolJob } from "../jobs/use-tool-job.ts";
import type { ToolProps } from "../tool-props.ts";
import { AdaptationAnswer } from "./adaptation-answer.tsx";
import { CodingFields } from "./coding-fields.tsx";
import { TemplateFields, useTemplate } from "./template-fields.tsx";
import { ChoiceField, NumberField } from "./tool-fields.tsx";
import styles from "./tools.module.css";

type AdaptationJob = Extract<ToolJob, { type: "adaptation" }>;

/** Codon adaptation of a gene to a host, along the gene and compared with other hosts. */
export const AdaptationTool = ({ source }: ToolProps) => {
  const t = useTranslation();
  const template = useTemplate(source);
  const { molecule } = template;
  const [ends, setEnds] = useState<CodingEnds>({ first: null, last: null, strand: 1 });
  const [host, setHost] = useState<HostId>("ecoli");
  const [table, setTable] = useState<GeneticCodeId>(1);
  const [window, setWindow] = useState<number | null>(25);
  const [rarePercent, setRarePercent] = useState<number | null>(10);
  const stretch = useMemo(() => codingStretch(ends, molecule), [ends, molecule]);
  const isTooLong = molecule.sequence.length > MAX_DESIGN_BASES;
  const job = useMemo((): AdaptationJob | null => {
    if (molecule.sequence === "" || typeof stretch === "string" || isTooLong) return null;
    if (window === null || rarePercent === null) return null;
    const { start, length, strand } = stretch;
    const top = (molecule.sequence + molecule.sequence).slice(start, start + length);
    const coding = strand === 1 ? top : reverseComplement(top);
    return { type: "adaptation", input: { coding, host, table, window, rarePercent } };
  }, [molecule, stretch, isTooLong, host, table, window, rarePercent]);
  const { answer, isCurrent } = useLiveToolJob<AdaptationJob>(job);
  const remark = () => {
    if (molecule.sequence === "") return t("gene.adaptationHelp");
    if (isTooLong) return t("toolbox.templateTooLong");
    if (typeof stretch === "string") return t(`gene.coding-${stretch}`);
    if (job === null) return t("toolbox.limitsWanted");
    return isCurrent ? null : t("toolbox.computing");
  };
  return (
    <>
      <TemplateFields template={template} />
      <div className={styles.fields}>
        <CodingFields ends={ends} onChange={setEnds} />
        <ChoiceField<HostId>
          label={t("toolbox.host")}
          value={host}
          options={codonUsageTables.map((one) => ({ value: one.id as HostId, label: one.name }))}
          onChange={setHost}
        />
        <ChoiceField<GeneticCodeId>
          label={t("calculators.geneticCode")}
          value={table}
          options={geneticCodes.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
          onChange={setTable}
        />
        <NumberField
          label={t("gene.window")}
          help={t("gene.windowHelp")}
          min={1}
          max={500}
          isWhole
          value={window}
          onChange={setWindow}
        />
        <NumberField
          label={t("gene.rarePercent")}
          unit="%"
          min={0}
          max={100}
          value={rarePercent}
          onChange={setRarePercent}
        />
      </div>
      <div className={styles.outcome} aria-busy={job !== null && !isCurrent}>
        {remark() !== null && (
          <p className={styles.soft} role="status">
            {remark()}
          </p>
        )}
        {isCurrent && answer && job && (
          <AdaptationAnswer report={answer} host={job.input.host} name={source?.name ?? ""} />
        )}
      </div>
    </>
  );
};
